// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { browserPage } from "./page-signals.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

function setVisible(isVisible: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isVisible ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

/** As the browser sends it; `persisted` pages come from the back/forward cache. */
function transition(name: "pagehide" | "pageshow", persisted: boolean): void {
  dispatchEvent(Object.assign(new Event(name), { persisted }));
}

describe("browserPage", () => {
  it("tells when the tab is hidden and shown", () => {
    const page = browserPage();
    const run = vi.fn();
    const end = page.onVisibility(run);
    setVisible(false);
    expect(page.isVisible()).toBe(false);
    setVisible(true);
    expect(page.isVisible()).toBe(true);
    expect(run.mock.calls).toEqual([[false], [true]]);
    end();
    setVisible(false);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("tells when the page is left, and when it comes back from the back/forward cache", () => {
    const page = browserPage();
    const [left, returned] = [vi.fn(), vi.fn()];
    const ends = [page.onLeave(left), page.onReturn(returned)];
    transition("pageshow", false);
    expect(returned).not.toHaveBeenCalled();
    transition("pagehide", true);
    transition("pageshow", true);
    expect([left.mock.calls.length, returned.mock.calls.length]).toEqual([1, 1]);
    for (const end of ends) end();
    transition("pagehide", true);
    transition("pageshow", true);
    expect([left.mock.calls.length, returned.mock.calls.length]).toEqual([1, 1]);
  });
});
