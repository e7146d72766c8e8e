// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDrafts } from "./drafts.ts";
import { type FormDrafts, useFormDrafts } from "./use-form-drafts.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: ReturnType<typeof createRoot>;
let drafts: FormDrafts<string>;

function Form({ user, isSingle }: { user: number | null; isSingle: boolean }) {
  drafts = useFormDrafts<string>("week", "12-new", user, isSingle);
  return null;
}
/** Reopens the page, without any state of the former form. */
function open(user: number | null = 7, isSingle = false) {
  act(() => root.render(null));
  act(() => root.render(<Form user={user} isSingle={isSingle} />));
}
function type(text: string) {
  act(() => drafts.change(text));
  act(() => vi.advanceTimersByTime(500));
}
const stored = (user = 7) =>
  createDrafts(user)
    .all<string>("week", "12-new")
    .map(({ value }) => value);
const offered = () => drafts.offered.map(({ value }) => value);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-09-14T08:00:00Z") });
  localStorage.clear();
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as Element);
  open();
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("writing a draft", () => {
  it("writes half a second after the last change, and not a millisecond before", () => {
    act(() => drafts.change("T"));
    act(() => vi.advanceTimersByTime(499));
    act(() => drafts.change("Topped"));
    act(() => vi.advanceTimersByTime(499));
    expect(stored()).toEqual([]);
    expect(drafts.savedAt).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(stored()).toEqual(["Topped"]);
    expect(drafts.savedAt).toBeInstanceOf(Date);
  });

  it.each(["pagehide", "visibilitychange"])("writes at once on %s", (event) => {
    act(() => drafts.change("Topped"));
    act(() => (event === "pagehide" ? window : document).dispatchEvent(new Event(event)));
    expect(stored()).toEqual(["Topped"]);
  });

  it("writes when the form unmounts", () => {
    act(() => drafts.change("Topped"));
    act(() => root.render(null));
    expect(stored()).toEqual(["Topped"]);
  });

  it("deletes the draft on save, and drops the pending write", () => {
    type("Topped");
    act(() => drafts.change("Topped twice"));
    act(() => drafts.clear());
    act(() => vi.advanceTimersByTime(10_000));
    expect(stored()).toEqual([]);
    expect(drafts.savedAt).toBeNull();
  });

  it("works without storage, and reports nothing as saved", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { length: 0, key: () => null, getItem: () => null, setItem: full });
    type("Topped");
    expect(drafts.savedAt).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe("a form with a single draft", () => {
  const reopen = () => open(7, true);

  it("overwrites the draft of an earlier visit", () => {
    reopen();
    type("Topped");
    reopen();
    expect(offered()).toEqual(["Topped"]);
    type("Topped twice");
    expect(stored()).toEqual(["Topped twice"]);
  });

  it("deletes it on save, also that of an earlier visit", () => {
    reopen();
    type("Topped");
    reopen();
    act(() => drafts.clear());
    expect(stored()).toEqual([]);
    type("Flushed");
    expect(stored()).toEqual(["Flushed"]);
  });
});

describe("useFormDrafts", () => {
  it("offers the draft of an earlier visit", () => {
    type("Topped");
    open();
    expect(offered()).toEqual(["Topped"]);
    expect(drafts.savedAt).toBeNull();
  });

  it("keeps an offered draft when the user types without choosing", () => {
    type("Topped");
    open();
    type("Flushed");
    expect(stored()).toEqual(["Topped", "Flushed"]);
    open();
    expect(offered()).toEqual(["Topped", "Flushed"]);
  });

  it("writes to the draft that was resumed", () => {
    type("Topped");
    open();
    act(() => drafts.resume("12-new"));
    expect(offered()).toEqual([]);
    type("Topped twice");
    expect(stored()).toEqual(["Topped twice"]);
  });

  it("offers what was typed before an older draft is resumed", () => {
    type("Topped");
    open();
    act(() => drafts.change("Flushed"));
    act(() => drafts.resume("12-new"));
    expect(offered()).toEqual(["Flushed"]);
    type("Topped twice");
    expect(stored().sort()).toEqual(["Flushed", "Topped twice"]);
  });

  it("deletes a discarded draft only", () => {
    type("Topped");
    open();
    type("Flushed");
    act(() => drafts.discard("12-new"));
    expect(offered()).toEqual([]);
    expect(stored()).toEqual(["Flushed"]);
  });

  it("deletes its own draft on save and leaves an undecided one", () => {
    type("Topped");
    open();
    type("Flushed");
    act(() => drafts.clear());
    expect(stored()).toEqual(["Topped"]);
  });

  it("offers no draft of another user", () => {
    type("Topped");
    open(8);
    expect(offered()).toEqual([]);
    open(null);
    expect(offered()).toEqual([]);
  });

  it("does not overwrite another user's draft", () => {
    type("Topped");
    open(8);
    type("Pruned");
    expect([stored(7), stored(8)]).toEqual([["Topped"], ["Pruned"]]);
  });

  it("uses another slot when a second tab wrote a draft first", () => {
    createDrafts(7).set("week", "12-new", "Other tab");
    type("This tab");
    expect(stored().sort()).toEqual(["Other tab", "This tab"]);
  });
});
