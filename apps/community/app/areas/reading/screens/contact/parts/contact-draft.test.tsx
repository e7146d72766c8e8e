// @vitest-environment happy-dom
import { createDrafts } from "@grow/app-kit/editor/drafts.ts";
import { act, useRef } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ContactValues } from "../view.ts";
import { ClearedDraft, useContactDraft } from "./contact-draft.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const EMPTY: ContactValues = { topic: "", name: "Lucia", email: "", subject: "", text: "", link: "" };
let root: ReturnType<typeof createRoot>;

/** @param start - what the fields contain when the form hydrates */
function Form({ start }: { start: ContactValues }) {
  const form = useRef<HTMLFormElement>(null);
  const onInput = useContactDraft(form, null);
  return (
    <form ref={form} onInput={onInput}>
      <input type="radio" name="topic" value="bug" />
      <input type="radio" name="topic" value="other" />
      <input name="name" defaultValue={start.name} />
      <input name="email" defaultValue={start.email} />
      <input name="subject" defaultValue={start.subject} />
      <textarea name="text" defaultValue={start.text} />
      <input name="link" defaultValue={start.link} />
    </form>
  );
}
const open = (change: Partial<ContactValues> = {}) =>
  act(() => root.render(<Form start={{ ...EMPTY, ...change }} />));
const stored = () => createDrafts(null).get<ContactValues>("contact", "new")?.value ?? null;
const shown = () => Object.fromEntries(new FormData(document.querySelector("form") as HTMLFormElement));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as Element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it("saves what was typed before hydration", () => {
  open({ text: "Twice in week 12." });
  act(() => vi.advanceTimersByTime(500));
  expect(stored()).toEqual({ ...EMPTY, text: "Twice in week 12." });
});

it("saves nothing of a form that nobody has touched", () => {
  open();
  act(() => vi.advanceTimersByTime(500));
  expect(stored()).toBeNull();
});

it("fills an empty form with an earlier draft, its topic included", () => {
  createDrafts(null).set("contact", "new", { ...EMPTY, topic: "bug", subject: "Twice", text: "In week 12." });
  open();
  expect(shown()).toMatchObject({ topic: "bug", name: "Lucia", subject: "Twice", text: "In week 12." });
});

it("leaves a form alone that has a text already", () => {
  createDrafts(null).set("contact", "new", { ...EMPTY, subject: "Twice", text: "In week 12." });
  open({ text: "Something else" });
  expect(shown()).toMatchObject({ subject: "", text: "Something else" });
});

it("has no draft once the message was sent, even if its last letters were not saved yet", () => {
  open({ text: "Twice in week 12." });
  act(() => root.render(<ClearedDraft user={null} />));
  act(() => vi.advanceTimersByTime(500));
  expect(stored()).toBeNull();
});
