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
  /** Touches at 0/0, rests for `rest` ms, goes to x/y and lets go. */
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
  it("that moved less than 10 px is a tap, from 10 px on it is none", () => {
    const { touch } = setUp();
    expect(touch(9, -9)).toEqual(["tap"]);
    expect(touch(10, 0)).toEqual([]);
    expect(touch(0, -10)).toEqual([]);
  });

  it("released before 400 ms is a tap, at 400 ms it holds", () => {
    const { touch } = setUp();
    expect(touch(0, 0, 399)).toEqual(["tap"]);
    expect(touch(0, 0, 400)).toEqual(["hold"]);
  });

  it("holds while the finger is still down, and once", () => {
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

  it("that moved does not hold, and is no tap when it comes back", () => {
    const { gesture, seen } = setUp();
    gesture.start({ x: 0, y: 0, time: 0 });
    gesture.move({ x: 50, y: 0, time: 100 });
    vi.advanceTimersByTime(1000);
    gesture.end({ x: 0, y: 0, time: 1100 });
    expect(seen).toEqual([]);
  });

  it("over more than 100 px is a swipe, up to 100 px nothing", () => {
    const { touch } = setUp();
    expect(touch(100, 0)).toEqual([]);
    expect(touch(101, 0)).toEqual(["right"]);
    expect(touch(-101, 0)).toEqual(["left"]);
    expect(touch(0, 101)).toEqual(["down"]);
    expect(touch(0, -101)).toEqual(["up"]);
  });

  it("swipes however long it took", () => {
    const { gesture, seen } = setUp();
    gesture.start({ x: 0, y: 0, time: 0 });
    gesture.move({ x: 20, y: 0, time: 100 });
    vi.advanceTimersByTime(5000);
    gesture.end({ x: 120, y: 0, time: 5100 });
    expect(seen).toEqual(["right"]);
  });

  it("that the browser takes for scrolling is nothing", () => {
    const { gesture, seen } = setUp();
    gesture.start({ x: 0, y: 0, time: 0 });
    gesture.cancel();
    vi.advanceTimersByTime(1000);
    gesture.end({ x: 0, y: 0, time: 10 });
    expect(seen).toEqual([]);
  });
});

describe("a diagonal swipe", () => {
  it("goes where it went further, sideways when it went as far both ways", () => {
    expect(swipeDirection(-150, 140)).toBe("left");
    expect(swipeDirection(140, -150)).toBe("up");
    expect(swipeDirection(150, 150)).toBe("right");
    expect(swipeDirection(100, 100)).toBeNull();
  });

  it("of no numbers is none", () => {
    expect(swipeDirection(Number.NaN, 200)).toBeNull();
    expect(swipeDirection(Number.NaN, Number.NaN)).toBeNull();
  });
});
