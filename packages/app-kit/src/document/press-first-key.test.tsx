// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FIRST_KEY, FIRST_PHOTO } from "../client/first-key.ts";
import { PressFirstKey } from "./press-first-key.ts";

let root: Root | undefined;
const heard = vi.fn();

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  heard.mockClear();
});

/** A page that has shortcuts of its own. */
function Shortcuts() {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => heard(event.key);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  return null;
}

async function wakeBy(
  key: string,
  { at = document.body, ...more }: KeyboardEventInit & { at?: Element } = {},
) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  at.dispatchEvent(event);
  window[FIRST_KEY] = event;
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => {
    root = createRoot(place);
    root.render(
      <>
        <Shortcuts />
        <PressFirstKey />
      </>,
    );
  });
}

it("the key that woke a page does what it is for, once", async () => {
  await wakeBy("]");
  expect(heard).toHaveBeenCalledExactlyOnceWith("]");
  expect(window[FIRST_KEY]).toBeUndefined();
});

it.each([
  ["that only moves on", "Tab", {}],
  ["of a chord", "r", { ctrlKey: true }],
])("a key %s is not pressed again", async (_, key, more) => {
  await wakeBy(key, more);
  expect(heard).not.toHaveBeenCalled();
});

it("nor is one that was typed into a field", async () => {
  await wakeBy("]", { at: document.body.appendChild(document.createElement("input")) });
  expect(heard).not.toHaveBeenCalled();
});

it("nor one whose reader has gone into a field meanwhile", async () => {
  document.body.appendChild(document.createElement("input")).focus();
  await wakeBy("]");
  expect(heard).not.toHaveBeenCalled();
});

it("the photo that woke a page is clicked again, once, and later clicks are left alone", async () => {
  const link = document.body.appendChild(document.createElement("a"));
  link.href = "#photo";
  const clicked = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener("click", clicked);
  window[FIRST_PHOTO] = link;
  await wakeBy("Tab");
  expect(clicked).toHaveBeenCalledOnce();
  expect(window[FIRST_PHOTO]).toBeNull();
});
