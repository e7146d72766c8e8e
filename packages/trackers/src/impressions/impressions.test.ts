import { describe, expect, test, vi } from "vitest";
import { storeOf } from "../store.ts";
import { fakeClock } from "../testing/fake-clock.ts";
import { fakePage } from "../testing/fake-page.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { createImpressionStore } from "./impression-store.ts";
import { createImpressions, LONGEST_VIEW, type TrackedElement } from "./impressions.ts";
import { visibleShare } from "./visible-share.ts";

function setUp() {
  const clock = fakeClock();
  const page = fakePage();
  const warn = vi.fn();
  const storage = new MemoryStorage();
  const store = createImpressionStore(
    storeOf(() => storage),
    warn,
  );
  const impressions = createImpressions({ clock, page, store, warn });
  const track = (id = 12) => impressions.track("diary", id) as TrackedElement;
  /** Stored views and seconds of the element 12. */
  const stored = () => store.read().map(({ views, seconds }) => [views, seconds]);
  return { clock, page, warn, store, impressions, track, stored };
}

describe("an element", () => {
  test("that was never visible has no record", () => {
    const { clock, page, track, stored } = setUp();
    const card = track();
    card.see(0.49);
    clock.turn(5000);
    card.see(0);
    page.leave();
    expect(stored()).toEqual([]);
  });

  test.each([
    [0, []],
    [49, []],
    [50, [[1, 0.1]]],
    [3000, [[1, 3]]],
    [3049, [[1, 3]]],
    [3050, [[1, 3.1]]],
  ])("visible for %i ms is stored as %j", (milliseconds, records) => {
    const { clock, track, stored } = setUp();
    const card = track();
    card.see(0.5);
    clock.turn(milliseconds);
    card.see(0);
    expect(stored()).toEqual(records);
  });

  test("partly hidden and shown again is one view with the sum of both times", () => {
    const { clock, track, stored } = setUp();
    const card = track();
    card.see(1);
    clock.turn(1000);
    card.see(0.49);
    clock.turn(7000);
    card.see(0.5);
    clock.turn(2000);
    expect(stored()).toEqual([]);
    card.see(0);
    expect(stored()).toEqual([[1, 3]]);
  });

  test("is not counted while its tab is hidden, and continues when that is visible", () => {
    const { clock, page, track, stored } = setUp();
    const card = track();
    card.see(1);
    clock.turn(1000);
    page.hide();
    clock.turn(5000);
    expect(stored()).toEqual([]);
    page.show();
    clock.turn(1000);
    card.see(0);
    expect(stored()).toEqual([[1, 2]]);
  });

  test("that becomes visible in a hidden tab starts when that is shown", () => {
    const { clock, page, track, stored } = setUp();
    page.hide();
    const card = track();
    card.see(1);
    clock.turn(4000);
    page.show();
    clock.turn(1000);
    card.see(0);
    expect(stored()).toEqual([[1, 1]]);
  });

  test("is stored when the page is left, even if visible then, and not twice", () => {
    const { clock, page, track, stored } = setUp();
    const card = track();
    card.see(1);
    clock.turn(1000);
    card.see(0.2);
    clock.turn(1000);
    page.leave();
    expect(stored()).toEqual([[1, 1]]);
    page.leave();
    card.see(0);
    expect(stored()).toEqual([[1, 1]]);
  });

  test("visible again is a new view", () => {
    const { clock, track, stored } = setUp();
    const card = track();
    for (const milliseconds of [1000, 2500]) {
      card.see(1);
      clock.turn(milliseconds);
      card.see(0);
    }
    expect(stored()).toEqual([[2, 3.5]]);
  });

  test("on a page restored from the back/forward cache is a new view", () => {
    const { clock, page, track, stored } = setUp();
    track().see(1);
    clock.turn(1000);
    page.leave();
    clock.turn(60_000);
    page.comeBack();
    clock.turn(500);
    page.leave();
    expect(stored()).toEqual([[2, 1.5]]);
  });

  test("that is removed from the page is stored and no longer observed", () => {
    const { clock, page, track, stored } = setUp();
    const card = track();
    card.see(1);
    clock.turn(1000);
    card.end();
    clock.turn(1000);
    page.leave();
    expect(stored()).toEqual([[1, 1]]);
  });

  test("that is on a page twice adds up", () => {
    const { clock, track, stored } = setUp();
    const [one, two] = [track(), track()];
    one.see(1);
    two.see(1);
    clock.turn(1000);
    one.see(0);
    two.see(0);
    expect(stored()).toEqual([[2, 2]]);
  });

  test.each([
    ["no type", "", 1],
    ["an unknown type", "advice", 1],
    ["no id", "diary", Number.NaN],
    ["an id of 0", "diary", 0],
    ["half an id", "diary", 1.5],
  ])("with %s is rejected with a warning", (_, type, id) => {
    const { impressions, warn } = setUp();
    expect(impressions.track(type as "diary", id)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe("a clock that jumps", () => {
  test("backwards adds nothing", () => {
    const { clock, track, stored } = setUp();
    const card = track();
    card.see(1);
    clock.jump(-5000);
    card.see(0);
    expect(stored()).toEqual([]);
  });

  test("forwards counts no more than an hour", () => {
    const { clock, track, stored } = setUp();
    const card = track();
    card.see(1);
    clock.jump(10 * LONGEST_VIEW);
    card.see(0);
    expect(stored()).toEqual([[1, 3600]]);
  });

  test("is ignored when only the wall clock changes", () => {
    const { clock, track, stored } = setUp();
    const card = track();
    card.see(1);
    clock.turn(1000);
    clock.setDate(0);
    card.see(0);
    expect(stored()).toEqual([[1, 1]]);
  });
});

describe("visibleShare", () => {
  const view = { width: 400, height: 800 };

  test("is a share of the element, or of the window if the element is larger", () => {
    const card = { width: 300, height: 200 };
    expect(visibleShare(card, card, view)).toBe(1);
    expect(visibleShare(card, { width: 300, height: 99 }, view)).toBeCloseTo(0.495);
    expect(visibleShare({ width: 400, height: 3200 }, { width: 400, height: 400 }, view)).toBe(0.5);
    expect(visibleShare({ width: 300, height: 3200 }, { width: 300, height: 800 }, view)).toBe(1);
  });

  test("is 0 for an element without a size and for invalid numbers", () => {
    const none = { width: 0, height: 0 };
    expect(visibleShare(none, none, view)).toBe(0);
    expect(visibleShare({ width: Number.NaN, height: 1 }, none, view)).toBe(0);
    expect(visibleShare({ width: 1, height: 1 }, { width: Number.POSITIVE_INFINITY, height: 1 }, view)).toBe(
      0,
    );
  });

  test("treats an invalid share as not visible", () => {
    const { clock, track, stored } = setUp();
    const card = track();
    card.see(1);
    clock.turn(1000);
    card.see(Number.NaN);
    expect(stored()).toEqual([[1, 1]]);
  });
});
