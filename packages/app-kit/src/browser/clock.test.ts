import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "./clock.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("systemClock", () => {
  it("calls back once, after the delay", () => {
    const run = vi.fn();
    systemClock.after(50, run);
    vi.advanceTimersByTime(49);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(run).toHaveBeenCalledOnce();
    expect(systemClock.date()).toBe(1549);
  });

  it("does not call back when it is cancelled", () => {
    const run = vi.fn();
    systemClock.after(50, run)();
    vi.advanceTimersByTime(500);
    expect(run).not.toHaveBeenCalled();
  });
});
