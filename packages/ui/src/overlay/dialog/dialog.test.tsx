// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

let root: Root;
const show = (content: React.ReactNode) =>
  act(() =>
    root.render(
      <Dialog open onClose={() => {}} title="What does this photo show?">
        {content}
      </Dialog>,
    ),
  );
const focused = () => document.activeElement?.getAttribute("name");

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Browsers focus the first control of a modal dialog; happy-dom does not.
  vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector("button")?.focus();
  });
  root = createRoot(document.body.appendChild(document.createElement("main")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("Dialog", () => {
  it.each([
    ["a text field", <input key="f" name="field" />],
    ["a text area", <textarea key="f" name="field" />],
    ["a choice", <input key="f" type="radio" name="field" />],
  ])("opens with focus on %s", (_, field) => {
    show(
      <>
        <input type="hidden" name="hidden" />
        <input name="disabled" disabled />
        {field}
      </>,
    );
    expect(focused()).toBe("field");
  });

  it("leaves the focus to the browser without a field", () => {
    show(<p>Sure?</p>);
    expect(document.activeElement?.tagName).toBe("BUTTON");
  });

  it("is named by its heading when the server gave the heading another id", () => {
    const dialog = (open: boolean) => (
      <Dialog open={open} onClose={() => {}} title="Leave without saving?">
        Sure?
      </Dialog>
    );
    const place = document.body.appendChild(document.createElement("section"));
    place.innerHTML = renderToString(dialog(false), { identifierPrefix: "server" });
    let hydrated: Root | undefined;
    act(() => {
      hydrated = hydrateRoot(place, dialog(false), { identifierPrefix: "browser" });
    });
    act(() => hydrated?.render(dialog(true)));
    const name = place.querySelector("dialog")?.getAttribute("aria-labelledby");
    expect(document.getElementById(name ?? "")?.textContent).toBe("Leave without saving?");
    act(() => hydrated?.unmount());
  });
});
