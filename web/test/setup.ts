import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

configure({ asyncUtilTimeout: 5000 }); // a page may load slowly on a busy machine
window.scrollTo = () => {}; // jsdom has none
Element.prototype.scrollIntoView = () => {};
afterEach(cleanup);
