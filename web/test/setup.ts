import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

configure({ asyncUtilTimeout: 20_000 }); // far more than a page takes to load, also on a busy machine
window.scrollTo = () => {}; // jsdom has none
Element.prototype.scrollIntoView = () => {};
afterEach(cleanup);
