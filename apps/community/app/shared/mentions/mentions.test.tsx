// @vitest-environment happy-dom
import type { Schema } from "@grow/contract";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findGrowers } from "./find-growers.ts";
import { MentionPicker } from "./mention-picker.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock("./find-growers.ts", () => ({ findGrowers: vi.fn() }));

const grower = (id: number, name: string): Schema<"UserShort"> => ({
  id,
  name,
  link: `/grower/${name}`,
  avatar_small: null,
});

let root: Root;
const field = () => document.querySelector("textarea") as HTMLTextAreaElement;
const options = () => Array.from(document.querySelectorAll("[role=option]"), (one) => one.textContent);
const chosen = () => document.querySelector("[aria-selected=true]")?.textContent;
async function type(text: string) {
  await act(async () => {
    field().focus();
    field().value = text;
    field().setSelectionRange(text.length, text.length);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(200)));
}
async function press(key: string): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  await act(async () => void field().dispatchEvent(event));
  return event.defaultPrevented;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.mocked(findGrowers).mockImplementation(async (letters) =>
    [grower(7, "marta"), grower(8, "marco")].filter(({ name }) => name.startsWith(letters)),
  );
  document.body.innerHTML = "<textarea></textarea><main></main>";
  root = createRoot(document.querySelector("main") as Element);
  await act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <MentionPicker field={field()} />
      </LocaleProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

it("the picker offers growers for the mention before the caret and inserts the chosen one", async () => {
  await type("Ask @mar");
  expect(options()).toEqual(["marta", "marco"]);
  expect(chosen()).toBe("marta");
  expect(await press("ArrowDown")).toBe(true);
  expect(chosen()).toBe("marco");
  expect(field().getAttribute("aria-activedescendant")).toBe(
    document.querySelector("[aria-selected=true]")?.id,
  );
  const heard = vi.fn();
  field().addEventListener("input", heard);
  await press("Enter");
  expect(field().value).toBe("Ask @marco ");
  expect(heard).toHaveBeenCalledTimes(1);
  expect(options()).toEqual([]);
  expect(field().hasAttribute("aria-activedescendant")).toBe(false);
});

it("the picker announces the number of growers to screen readers", async () => {
  await type("@mar");
  expect(document.querySelector("[role=status]")?.textContent).toBe("2 growers");
});

it("the picker leaves all keys to the field while nothing is offered", async () => {
  await type("Ask @nobody");
  expect(options()).toEqual([]);
  expect(await press("Enter")).toBe(false);
  await type("grow@mar");
  expect(options()).toEqual([]);
});

it("Escape closes the picker for this mention", async () => {
  await type("@ma");
  expect(await press("Escape")).toBe(true);
  expect(options()).toEqual([]);
  await type("@mar");
  expect(options()).toEqual([]);
  await type("@mar and @ma");
  expect(options()).toEqual(["marta", "marco"]);
});

it("a click on a grower inserts the name and keeps the focus in the field", async () => {
  await type("@ma");
  await act(async () => (document.querySelectorAll("[role=option]")[1] as HTMLElement).click());
  expect(field().value).toBe("@marco ");
  expect(document.activeElement).toBe(field());
});
