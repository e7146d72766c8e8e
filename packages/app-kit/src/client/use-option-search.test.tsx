// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type FindOptions, useOptionSearch } from "./use-option-search.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Searches in flight, oldest first. */
let calls: { query: string; signal: AbortSignal; respond: (names: string[]) => void; fail: () => void }[];
let state: ReturnType<typeof useOptionSearch>;
let root: ReturnType<typeof createRoot>;

const find: FindOptions = (query, signal) =>
  new Promise((resolve, reject) => {
    calls.push({
      query,
      signal,
      respond: (names) => resolve(names.map((name, id) => ({ id, name }))),
      fail: () => reject(new Error("no connection")),
    });
  });

function Field() {
  state = useOptionSearch(find);
  return null;
}

const search = (text: string) => act(async () => state.search(text));
const names = () => state.options.map(({ name }) => name);

beforeEach(async () => {
  calls = [];
  root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Field />));
});

afterEach(() => act(async () => root.unmount()));

it("shows what was found for the trimmed text", async () => {
  await search(" plum ");
  expect(calls[0]?.query).toBe("plum");
  expect(state.loading).toBe(true);
  await act(async () => calls[0]?.respond(["Night Plum"]));
  expect(names()).toEqual(["Night Plum"]);
  expect(state.loading).toBe(false);
});

it("a newer search aborts an older one, whose late results are ignored", async () => {
  await search("pl");
  await search("plum");
  expect(calls[0]?.signal.aborted).toBe(true);
  await act(async () => calls[0]?.respond(["Plain Haze"]));
  expect(state.loading).toBe(true);
  await act(async () => calls[1]?.respond(["Night Plum"]));
  expect(names()).toEqual(["Night Plum"]);
});

it("finds nothing when the search fails or the text is empty", async () => {
  await search("plum");
  await act(async () => calls[0]?.fail());
  expect(names()).toEqual([]);
  expect(state.loading).toBe(false);
  await search("  ");
  expect(calls).toHaveLength(1);
});

it("aborts the search when the field is removed", async () => {
  await search("plum");
  await act(async () => root.render(null));
  expect(calls[0]?.signal.aborted).toBe(true);
});
