// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDrafts } from "./drafts.ts";
import { type DraftKeeper, useDraft } from "./use-draft.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: ReturnType<typeof createRoot>;
let draft: DraftKeeper<string>;

function Form({ id, user }: { id: string; user: number | null }) {
  draft = useDraft<string>("week", id, user);
  return null;
}
const show = (id = "5", user: number | null = 7) => act(() => root.render(<Form id={id} user={user} />));
const stored = () => createDrafts(7).get<string>("week", "5")?.value ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as Element);
  show();
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("saving a draft", () => {
  it("writes half a second after the last change, and not a millisecond before", () => {
    act(() => draft.change("T"));
    act(() => vi.advanceTimersByTime(499));
    act(() => draft.change("Topped"));
    act(() => vi.advanceTimersByTime(499));
    expect(stored()).toBeNull();
    expect(draft.savedAt).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(stored()).toBe("Topped");
    expect(draft.savedAt).toBeInstanceOf(Date);
  });

  it.each(["pagehide", "visibilitychange"])("writes at once on %s", (event) => {
    act(() => draft.change("Topped"));
    act(() => (event === "pagehide" ? window : document).dispatchEvent(new Event(event)));
    expect(stored()).toBe("Topped");
  });

  it("writes when the form unmounts", () => {
    act(() => draft.change("Topped"));
    act(() => root.render(null));
    expect(stored()).toBe("Topped");
  });

  it("deletes the draft on save, and drops the pending write", () => {
    act(() => draft.change("Topped"));
    act(() => vi.advanceTimersByTime(500));
    act(() => draft.change("Topped twice"));
    act(() => draft.clear());
    act(() => vi.advanceTimersByTime(10_000));
    expect(stored()).toBeNull();
    expect(draft.savedAt).toBeNull();
  });
});

describe("reopening a form", () => {
  beforeEach(() => {
    act(() => draft.change("Topped"));
    act(() => vi.advanceTimersByTime(500));
    act(() => root.render(null));
  });

  it("returns its draft", () => {
    show();
    expect(draft.draft).toBe("Topped");
    expect(draft.savedAt).toBeInstanceOf(Date);
  });

  it("ignores drafts of other things and other users", () => {
    show("6");
    expect([draft.draft, draft.savedAt]).toEqual([null, null]);
    show("5", 8);
    expect([draft.draft, draft.savedAt]).toEqual([null, null]);
    show("5", null);
    expect(draft.draft).toBeNull();
  });
});

it("works without storage, and reports nothing as saved", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { length: 0, key: () => null, getItem: () => null, setItem: full });
  act(() => draft.change("Topped"));
  act(() => vi.advanceTimersByTime(500));
  expect(draft.savedAt).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});
