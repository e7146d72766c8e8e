import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTouchGesture, swipeDirection } from "./touch-gesture.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const seen: string[] = [];
  const gesture = createTouchGesture(() => ({
    onTap: () => seen.push("tap"),
    onHold: () => seen.push("hold"),
    onSwipe: (direction) => seen.push(direction),
  }));
  /** Touches at 0/0, rests for `rest` ms, moves to x/y and releases. */
  function touch(x: number, y: number, rest = 50) {
    gesture.start({ x: 0, y: 0, time: 1000 });
    vi.advanceTimersByTime(rest);
    gesture.move({ x, y, time: 1000 + rest });
    gesture.end({ x, y, time: 1000 + rest });
    vi.advanceTimersByTime(1000);
    return seen.splice(0);
  }
  return { gesture, seen, touch };
}

describe("a touch", () => {
  it("is a tap when it moved less than 10 px", () => {
    const { touch } = setUp();
    expect(touch(9, -9)).toEqual(["tap"]);
    expect(touch(10, 0)).toEqual([]);
    expect(touch(0, -10)).toEqual([]);
  });

  it("is a tap when released before 400 ms, and a hold from 400 ms on", () => {
    const { touch } = setUp();
    expect(touch(0, 0, 399)).toEqual(["tap"]);
    expect(touch(0, 0, 400)).toEqual(["hold"]);
  });

  it("holds while the finger is still down, and only once", () => {
    const { gesture, seen } = setUp();
    gesture.start({ x: 0, y: 0, time: 0 });
    gesture.move({ x: 9, y: 9, time: 100 });
    vi.advanceTimersByTime(399);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["hold"]);
    gesture.end({ x: 300, y: 0, time: 900 });
    expect(seen).toEqual(["hold"]);
  });

  it("holds even when the timer of a busy page is late", () => {
    const { gesture, seen } = setUp();
    gesture.start({ x: 0, y: 0, time: 0 });
    gesture.end({ x: 0, y: 0, time: 400 });
    expect(seen).toEqual(["hold"]);
  });

  it("that moved does not hold, and is no tap when it returns", () => {
    const { gesture, seen } = setUp();
    gesture.start({ x: 0, y: 0, time: 0 });
    gesture.move({ x: 50, y: 0, time: 100 });
    vi.advanceTimersByTime(1000);
    gesture.end({ x: 0, y: 0, time: 1100 });
    expect(seen).toEqual([]);
  });

  it("is a swipe over more than 100 px, and nothing up to 100 px", () => {
    const { touch } = setUp();
    expect(touch(100, 0)).toEqual([]);
    expect(touch(101, 0)).toEqual(["right"]);
    expect(touch(-101, 0)).toEqual(["left"]);
    expect(touch(0, 101)).toEqual(["down"]);
    expect(touch(0, -101)).toEqual(["up"]);
  });

  it("is a swipe regardless of its duration", () => {
    const { gesture, seen } = setUp();
    gesture.start({ x: 0, y: 0, time: 0 });
    gesture.move({ x: 20, y: 0, time: 100 });
    vi.advanceTimersByTime(5000);
    gesture.end({ x: 120, y: 0, time: 5100 });
    expect(seen).toEqual(["right"]);
  });

  it("is ignored when the browser uses it for scrolling", () => {
    const { gesture, seen } = setUp();
    gesture.start({ x: 0, y: 0, time: 0 });
    gesture.cancel();
    vi.advanceTimersByTime(1000);
    gesture.end({ x: 0, y: 0, time: 10 });
    expect(seen).toEqual([]);
  });
});

describe("swipeDirection", () => {
  it("returns the axis with the larger distance, horizontal when equal", () => {
    expect(swipeDirection(-150, 140)).toBe("left");
    expect(swipeDirection(140, -150)).toBe("up");
    expect(swipeDirection(150, 150)).toBe("right");
    expect(swipeDirection(100, 100)).toBeNull();
  });

  it("returns null for invalid numbers", () => {
    expect(swipeDirection(Number.NaN, 200)).toBeNull();
    expect(swipeDirection(Number.NaN, Number.NaN)).toBeNull();
  });
});
