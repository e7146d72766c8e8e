// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useBackCloses } from "./use-back-closes.ts";

let root: Root;
const closed = vi.fn();
const router = vi.fn();
const back = vi.fn(() => {
  history.replaceState({ idx: 4 }, "");
  window.dispatchEvent(new PopStateEvent("popstate"));
});

function Viewer() {
  useBackCloses(closed);
  return null;
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(history, "back").mockImplementation(back);
  history.replaceState({ idx: 4 }, "");
  window.addEventListener("popstate", router);
  root = createRoot(document.createElement("div"));
  act(() => root.render(<Viewer />));
});

afterEach(() => {
  act(() => root.unmount());
  window.removeEventListener("popstate", router);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("Back closes the viewer once, and the router does not see it", () => {
  expect(history.state).toEqual({ idx: 4, viewer: true });
  act(() => history.back());
  expect([closed.mock.calls.length, router.mock.calls.length]).toEqual([1, 0]);
  act(() => root.render(null));
  expect(back).toHaveBeenCalledTimes(1);
});

it("closing the viewer by its button removes its history entry, and the router does not see it", () => {
  act(() => root.render(null));
  expect(back).toHaveBeenCalledTimes(1);
  expect([closed.mock.calls.length, router.mock.calls.length]).toEqual([0, 0]);
});

it("the router sees the steps after the viewer was closed", () => {
  act(() => root.render(null));
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(router).toHaveBeenCalledTimes(1);
});

it("leaves the history alone when a link was followed from the viewer", () => {
  history.replaceState({ idx: 5 }, "");
  act(() => root.render(null));
  expect(back).not.toHaveBeenCalled();
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(router).toHaveBeenCalledTimes(1);
});
