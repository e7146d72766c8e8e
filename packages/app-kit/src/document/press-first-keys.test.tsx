// @vitest-environment happy-dom
import { act, type ReactNode, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FIRST_KEYS, FIRST_PHOTO, FIRST_SUBMIT } from "../client/first-key.ts";
import { usePressFirstKeys } from "./press-first-keys.ts";

let root: Root | undefined;
const heard = vi.fn();

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  heard.mockClear();
});

function Replay({ children }: { children: ReactNode }) {
  usePressFirstKeys();
  return children;
}

/** A page that has shortcuts of its own. */
function Shortcuts() {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      heard(event.key);
      if (event.key === "/") document.querySelector("input")?.focus();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  return null;
}

async function wakeBy(
  key: string,
  { at = document.body, after = [], ...more }: KeyboardEventInit & { at?: Element; after?: string[] } = {},
) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  at.dispatchEvent(event);
  const others = after.map((one) => new KeyboardEvent("keydown", { key: one, bubbles: true }));
  for (const other of others) document.body.dispatchEvent(other);
  window[FIRST_KEYS] = [event, ...others];
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => {
    root = createRoot(place);
    root.render(
      <Replay>
        <Shortcuts />
      </Replay>,
    );
  });
  await import("./press-keys.ts");
}

it("the key that hydrated a page runs its shortcut once", async () => {
  await wakeBy("]");
  expect(heard).toHaveBeenCalledExactlyOnceWith("]");
  expect(window[FIRST_KEYS]).toBeNull();
});

it.each([
  ["that only moves on", "Tab", {}],
  ["of a chord", "r", { ctrlKey: true }],
])("a key %s is not replayed", async (_, key, more) => {
  await wakeBy(key, more);
  expect(heard).not.toHaveBeenCalled();
});

it("a key typed into a field is not replayed", async () => {
  await wakeBy("]", { at: document.body.appendChild(document.createElement("input")) });
  expect(heard).not.toHaveBeenCalled();
});

it("a key is not replayed after the focus moved into a field", async () => {
  document.body.appendChild(document.createElement("input")).focus();
  await wakeBy("]");
  expect(heard).not.toHaveBeenCalled();
});

it("text typed after a shortcut is entered into the field it focuses, with input events", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  const typed = vi.fn();
  field.addEventListener("input", typed);
  await wakeBy("/", { after: ["n", "Shift", "i", "g"] });
  expect([field.value, typed.mock.calls.length]).toEqual(["nig", 1]);
  expect(heard).toHaveBeenCalledExactlyOnceWith("/");
});

it("text typed after a shortcut is dropped if it focuses no field", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  await wakeBy("]", { after: ["n"] });
  expect(field.value).toBe("");
});

it("a click on a photo that hydrated a page is replayed once, and later clicks are not", async () => {
  const link = document.body.appendChild(document.createElement("a"));
  link.href = "#photo";
  const clicked = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener("click", clicked);
  window[FIRST_PHOTO] = link;
  await wakeBy("Tab");
  expect(clicked).toHaveBeenCalledOnce();
  expect(window[FIRST_PHOTO]).toBeNull();
});

it("the form that was submitted offline before hydration is submitted again, once, by the same button", async () => {
  const form = document.body.appendChild(document.createElement("form"));
  const button = form.appendChild(document.createElement("button"));
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
  form.addEventListener("submit", submitted);
  form.requestSubmit(button);
  window[FIRST_SUBMIT] = submitted.mock.calls[0]?.[0] ?? null;
  await wakeBy("Tab");
  expect(submitted.mock.calls.map(([event]) => event.submitter)).toEqual([button, button]);
  expect(window[FIRST_SUBMIT]).toBeNull();
});
