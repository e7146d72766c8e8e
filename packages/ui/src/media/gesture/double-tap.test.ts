import { describe, expect, it } from "vitest";
import { createDoubleTap, DOUBLE_TAP_WINDOW, type Tap } from "./double-tap.ts";

const photo = { name: "photo" };
const other = { name: "other" };

/** The result of each tap; a number is the time of a touch on the photo. */
function answers(...taps: (number | Partial<Tap>)[]): boolean[] {
  const isDouble = createDoubleTap();
  return taps.map((tap) =>
    isDouble({
      target: photo,
      kind: "touch",
      time: 0,
      ...(typeof tap === "number" ? { time: tap } : tap),
    }),
  );
}

describe("two taps", () => {
  it("are a double tap up to 300 ms apart, but not from 301 ms on", () => {
    expect(DOUBLE_TAP_WINDOW).toBe(300);
    expect(answers(1000, 1299)).toEqual([false, true]);
    expect(answers(1000, 1300)).toEqual([false, true]);
    expect(answers(1000, 1301)).toEqual([false, false]);
  });

  it("are consumed, so that a third starts over", () => {
    expect(answers(0, 100, 200)).toEqual([false, true, false]);
    expect(answers(0, 100, 200, 300)).toEqual([false, true, false, true]);
  });

  it("too far apart still allow the second to start a pair", () => {
    expect(answers(0, 301, 500)).toEqual([false, false, true]);
  });

  it("must be on the same element", () => {
    expect(answers(0, { target: other, time: 100 }, { target: other, time: 200 })).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("may be clicks", () => {
    expect(answers({ kind: "click", time: 0 }, { kind: "click", time: 300 })).toEqual([false, true]);
  });
});

describe("the click after a touch", () => {
  it("is the same tap", () => {
    expect(answers(0, { kind: "click", time: 20 })).toEqual([false, false]);
    expect(answers(0, { kind: "click", time: 290 }, 295)).toEqual([false, false, true]);
  });

  it("of a pair starts no new one", () => {
    expect(answers(0, 200, { kind: "click", time: 210 }, { kind: "click", time: 220 })).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it("counts as a mouse click when it is much later", () => {
    expect(answers(0, { kind: "click", time: 1000 }, { kind: "click", time: 1200 })).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("a clock that jumps", () => {
  it("causes no double tap for decreasing or invalid times", () => {
    expect(answers(1000, 900, 1000)).toEqual([false, false, true]);
    expect(answers(1000, Number.NaN, 1100)).toEqual([false, false, false]);
  });
});
