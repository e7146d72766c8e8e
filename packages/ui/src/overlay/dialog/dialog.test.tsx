// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
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
});
