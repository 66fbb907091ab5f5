import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

window.scrollTo = () => {}; // jsdom has none
Element.prototype.scrollIntoView = () => {};
afterEach(cleanup);
