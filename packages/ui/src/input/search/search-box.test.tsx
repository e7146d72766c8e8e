// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchBox } from "./search-box.tsx";

let root: Root | undefined;
const search = vi.fn();
const box = (
  <SearchBox label="Search Grow" onSearch={search} everything={(text) => `Everything for ${text}`} />
);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  search.mockClear();
  document.body.innerHTML = `<form>${renderToString(box)}</form>`;
});
afterEach(() => {
  act(() => root?.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = () => document.querySelector("input") as HTMLInputElement;
function comeToLife() {
  const form = document.querySelector("form") as HTMLFormElement;
  act(() => {
    root = hydrateRoot(form, box);
  });
  act(() => {
    vi.advanceTimersByTime(250);
  });
}

it("SearchBox searches for text typed before hydration", () => {
  field().focus();
  field().value = "night";
  comeToLife();
  expect(search).toHaveBeenCalledExactlyOnceWith("night");
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(field().value).toBe("night");
});

it("SearchBox requests nothing while the field has no focus", () => {
  comeToLife();
  expect(search).not.toHaveBeenCalled();
  expect(field().getAttribute("aria-expanded")).toBe("false");
});
