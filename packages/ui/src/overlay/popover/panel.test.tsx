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
  // React warns about the changed attribute, and about effects on a server that has a window here.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** The list of a panel that was opened before hydration and spans `left` to `right` in a window of 390 px. */
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

it("Panel opened before hydration aligns to the other side when it leaves the window", () => {
  expect(openedBeforeScript(205, 445).style.insetInline).toBe("auto 0");
});

it("Panel within the window keeps its alignment", () => {
  expect(openedBeforeScript(20, 260).style.insetInline).toBe("");
});
