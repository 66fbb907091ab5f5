import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Link, match, navigate, usePath } from "../src/router";

describe("paths", () => {
  it("match their whole pattern", () => {
    expect(match("/t/:id", "/t/ab%20c")).toEqual({ id: "ab c" });
    expect(match("/", "/")).toEqual({});
    expect(match("/t/:id", "/t")).toBeNull();
    expect(match("/t/:id", "/t/a/b")).toBeNull();
    expect(match("/new/:game", "/t/a")).toBeNull();
  });

  it("change the page without loading it", () => {
    const Where = () => (
      <>
        <output>{usePath()}</output>
        <Link href="/rules/x">go</Link>
      </>
    );
    navigate("/");
    render(<Where />);
    fireEvent.click(screen.getByText("go"));
    expect(screen.getByRole("status").textContent).toBe("/rules/x");
    expect(location.pathname).toBe("/rules/x");
  });

  it("leave a link that opens a new tab to the browser: the page stays", () => {
    navigate("/");
    render(
      <Link href="/rules/z" target="_blank">
        go
      </Link>,
    );
    const link = screen.getByText("go");
    link.addEventListener("click", (e) => e.preventDefault());
    fireEvent.click(link);
    expect(location.pathname).toBe("/");
  });

  it("leave a click with a key to the browser", () => {
    navigate("/");
    render(<Link href="/rules/y">go</Link>);
    const link = screen.getByText("go");
    link.addEventListener("click", (e) => e.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(location.pathname).toBe("/");
  });
});
