// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHANGES } from "../client/first-key.ts";
import { expectForeignChanges } from "./foreign-changes.ts";
import * as handler from "./handle-changes.ts";

const { removeChild, insertBefore } = Node.prototype;
const [push, end] = [vi.fn(), vi.fn()];
const handleChanges = vi.spyOn(handler, "handleChanges");
let strays: Element[];
beforeEach(() => {
  strays = [];
  window[CHANGES] = [];
  handleChanges.mockReset().mockReturnValue({ push, end });
  end.mockReset();
  push.mockReset();
  vi.spyOn(document, "querySelectorAll").mockImplementation(() => strays as unknown as NodeListOf<Element>);
});
afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** The change that an element was added at the end of another. */
const added = (name: string, target: Element = document.body) =>
  ({ target, addedNodes: [document.createElement(name)], nextSibling: null }) as unknown as MutationRecord;

describe("expectForeignChanges", () => {
  it("handles no changes on a page without foreign changes", async () => {
    window[CHANGES].push(added("link", document.head));
    const onHydrated = await expectForeignChanges();
    onHydrated();
    window[CHANGES].push(added("p"));
    expect(handleChanges).not.toHaveBeenCalled();
  });

  it("ignores what is shown in slots for ads", async () => {
    const slot = document.createElement("div");
    slot.dataset.adSlot = "box";
    window[CHANGES].push(added("a", slot.appendChild(document.createElement("div"))));
    await expectForeignChanges();
    expect(handleChanges).not.toHaveBeenCalled();
  });

  it.each([
    { name: "changes before hydration", prepare: () => window[CHANGES].push(added("div")) },
    { name: "foreign elements from before the loader", prepare: () => strays.push(document.body) },
  ])("handles $name", async ({ prepare }) => {
    prepare();
    const onHydrated = await expectForeignChanges();
    expect(handleChanges.mock.calls.map(([before]) => before)).toEqual([strays]);
    const later = added("b");
    window[CHANGES].push(later);
    expect(push).toHaveBeenCalledExactlyOnceWith(later);
    expect(end).not.toHaveBeenCalled();
    onHydrated();
    expect(end).toHaveBeenCalledOnce();
  });

  it("lets the page hydrate when the code cannot be loaded", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    window[CHANGES].push(added("div"));
    handleChanges.mockImplementation(() => {
      throw new Error("no line");
    });
    const onHydrated = await expectForeignChanges();
    onHydrated();
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each(["during hydration", "later"])("handles a translation that starts %s", async (moment) => {
    const onHydrated = await expectForeignChanges();
    const changes = [added("p"), added("font")];
    if (moment === "later") onHydrated();
    window[CHANGES].push(...changes);
    if (moment !== "later") onHydrated();
    expect(window[CHANGES]).toEqual(changes);
    window[CHANGES].push(added("font"));
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
    expect(handleChanges.mock.calls[0]?.[1]).toHaveLength(3);
  });

  it("does not let React throw for texts that were moved", async () => {
    await expectForeignChanges();
    const [text, next] = [new Text("Week"), document.createElement("b")];
    const paragraph = document.createElement("p");
    paragraph.append(text);
    document.createElement("font").append(text);
    paragraph.insertBefore(next, text);
    expect(paragraph.firstChild).toBe(next);
    expect(paragraph.removeChild(text)).toBe(text);
    expect(text.parentNode).toBe(null);
  });
});
