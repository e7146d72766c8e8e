// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Combobox } from "./combobox.tsx";

let root: Root | undefined;
const search = vi.fn();
const field = { label: "Merge into", name: "into", idName: "into_id", noResults: "Nothing found" };
const combobox = <Combobox {...field} options={[]} onSearch={search} />;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = `<form>${renderToString(combobox)}</form>`;
});
afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
});

const input = () => document.querySelector("input") as HTMLInputElement;
const hydrate = () =>
  act(() => {
    root = hydrateRoot(document.querySelector("form") as HTMLFormElement, combobox);
  });
const role = () => input().getAttribute("role");
const load = () => act(async () => void (await import("./combobox-live.tsx")));

it("Combobox offers suggestions in a field focused before hydration, and keeps its text and focus", async () => {
  input().focus();
  input().value = "trich";
  hydrate();
  await load();
  expect(role()).toBe("combobox");
  expect(input().value).toBe("trich");
  expect(document.activeElement).toBe(input());
});

it("Combobox stays a plain field until it is focused", async () => {
  hydrate();
  await load();
  expect(role()).toBeNull();
  act(() => input().focus());
  await load();
  expect(role()).toBe("combobox");
});
