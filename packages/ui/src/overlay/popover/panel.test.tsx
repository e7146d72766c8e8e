// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Popover } from "./popover.tsx";

const box = (
  <Popover trigger="Share" align="start">
    Copy link
  </Popover>
);
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // React speaks of the attribute that the reader has set, and of effects on a server that here is a browser as well.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** The list of a panel that was opened before script was there, and stands from `left` to `right` in a window of 390 px. */
function openedBeforeScript(left: number, right: number): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = renderToString(box);
  document.body.append(place);
  place.querySelector("details")?.setAttribute("open", "");
  const list = place.querySelector<HTMLElement>("details > div");
  if (!list) throw new Error("The panel has no list.");
  vi.spyOn(list, "getBoundingClientRect").mockReturnValue(new DOMRect(left, 0, right - left, 200));
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(390);
  act(() => {
    root = hydrateRoot(place, box);
  });
  return list;
}

it("a panel that was opened before script and leaves the window lines up on the other side as soon as script is there", () => {
  expect(openedBeforeScript(205, 445).style.insetInline).toBe("auto 0");
});

it("one that stays within the window stays where it is", () => {
  expect(openedBeforeScript(20, 260).style.insetInline).toBe("");
});
