import { ApiError } from "@grow/api-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../browser/clock.ts";
import type { PageSignals } from "../browser/page-signals.ts";
import { badgeText } from "./notification-badge.ts";
import { createPolling, type PollingState } from "./notification-polling.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  let isVisible = true;
  const listeners = new Set<(isVisible: boolean) => void>();
  const page: PageSignals = {
    isVisible: () => isVisible,
    onVisibility: (run) => {
      listeners.add(run);
      return () => void listeners.delete(run);
    },
    onLeave: () => () => {},
    onReturn: () => () => {},
  };
  const setVisible = (next: boolean) => {
    isVisible = next;
    for (const run of listeners) run(next);
  };
  const states: PollingState<number>[] = [];
  const load = vi.fn(async () => 3);
  const log = vi.fn();
  const polling = createPolling<number>({
    clock: systemClock,
    page,
    load,
    log,
    onChange: (state) => states.push(state),
  });
  const loads = () => load.mock.calls.length;
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { polling, load, loads, log, states, listeners, setVisible, pass };
}

describe("polling", () => {
  it("does nothing before the user has signed in", async () => {
    const { loads, pass } = setUp();
    await pass(1_000_000);
    expect(loads()).toBe(0);
  });

  it("loads 1 s after the start, and not a millisecond before", async () => {
    const { polling, loads, states, pass } = setUp();
    polling.start();
    await pass(999);
    expect(loads()).toBe(0);
    await pass(1);
    expect(loads()).toBe(1);
    expect(states).toEqual([
      { numbers: null, isLoading: true },
      { numbers: 3, isLoading: false },
    ]);
  });

  it("loads every 30 s while the tab is visible", async () => {
    const { polling, loads, pass } = setUp();
    polling.start();
    await pass(1000);
    await pass(29_999);
    expect(loads()).toBe(1);
    await pass(1);
    expect(loads()).toBe(2);
    await pass(30_000);
    expect(loads()).toBe(3);
  });

  it("loads every 5 min once the tab is hidden", async () => {
    const { polling, loads, setVisible, pass } = setUp();
    polling.start();
    await pass(21_000);
    setVisible(false);
    await pass(299_999);
    expect(loads()).toBe(1);
    await pass(1);
    expect(loads()).toBe(2);
  });

  it("loads at once when the tab becomes visible, and 30 s later again", async () => {
    const { polling, loads, setVisible, pass } = setUp();
    polling.start();
    await pass(1000);
    setVisible(false);
    await pass(10_000);
    setVisible(true);
    expect(loads()).toBe(2);
    await pass(29_999);
    expect(loads()).toBe(2);
    await pass(1);
    expect(loads()).toBe(3);
  });

  it("runs once when started twice", async () => {
    const { polling, loads, pass } = setUp();
    polling.start();
    polling.start();
    await pass(1000);
    expect(loads()).toBe(1);
  });

  it("stops on sign-out and starts again with the 1 s delay", async () => {
    const { polling, loads, states, listeners, setVisible, pass } = setUp();
    polling.start();
    await pass(1000);
    polling.stop();
    expect(states.at(-1)).toEqual({ numbers: null, isLoading: false });
    expect(listeners.size).toBe(0);
    setVisible(true);
    await pass(1_000_000);
    expect(loads()).toBe(1);
    polling.start();
    await pass(999);
    expect(loads()).toBe(1);
    await pass(1);
    expect(loads()).toBe(2);
  });

  it("ignores a response that arrives after sign-out, even when another user has signed in", async () => {
    const { polling, load, states, pass } = setUp();
    let answer = (_: number) => {};
    load.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    polling.start();
    await pass(1000);
    polling.stop();
    polling.start();
    answer(99);
    await pass(0);
    expect(states.some(({ numbers }) => numbers === 99)).toBe(false);
    await pass(1000);
    expect(states.at(-1)).toEqual({ numbers: 3, isLoading: false });
  });

  it("pauses while the numbers arrive by another way, and resumes with the 1 s delay", async () => {
    const { polling, loads, states, listeners, setVisible, pass } = setUp();
    polling.start();
    await pass(500);
    polling.rest(8);
    expect(states.at(-1)).toEqual({ numbers: 8, isLoading: false });
    expect(listeners.size).toBe(0);
    setVisible(true);
    await pass(1_000_000);
    expect(loads()).toBe(0);
    polling.start();
    await pass(999);
    expect(loads()).toBe(0);
    expect(states.at(-1)).toEqual({ numbers: 8, isLoading: false });
    await pass(1);
    expect(loads()).toBe(1);
  });

  it("ignores a response that arrives while paused, and forgets the numbers on sign-out", async () => {
    const { polling, load, states, pass } = setUp();
    let answer = (_: number) => {};
    load.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    polling.start();
    await pass(1000);
    polling.rest(8);
    answer(99);
    await pass(0);
    expect(states.at(-1)).toEqual({ numbers: 8, isLoading: false });
    polling.stop();
    expect(states.at(-1)).toEqual({ numbers: null, isLoading: false });
  });

  it("never has two requests in flight", async () => {
    const { polling, load, loads, setVisible, pass } = setUp();
    load.mockImplementationOnce(() => new Promise(() => {}));
    polling.start();
    await pass(1000);
    setVisible(false);
    setVisible(true);
    await pass(100_000);
    expect(loads()).toBe(1);
  });
});

describe("polling after a failed request", () => {
  it("logs the failure, clears the loading flag and continues with the last numbers", async () => {
    const { polling, load, loads, log, states, pass } = setUp();
    polling.start();
    await pass(1000);
    load.mockRejectedValueOnce(new ApiError({ status: 503 }));
    await pass(30_000);
    expect(log).toHaveBeenCalledTimes(1);
    expect(states.slice(-2)).toEqual([
      { numbers: 3, isLoading: true },
      { numbers: 3, isLoading: false },
    ]);
    await pass(30_000);
    expect(loads()).toBe(3);
  });

  it("stops on 401, as the session was ended elsewhere", async () => {
    const { polling, load, loads, states, pass } = setUp();
    load.mockRejectedValueOnce(new ApiError({ status: 401 }));
    polling.start();
    await pass(1000);
    expect(states.at(-1)).toEqual({ numbers: null, isLoading: false });
    await pass(1_000_000);
    expect(loads()).toBe(1);
  });
});

describe("badgeText", () => {
  it.each([
    [0, null],
    [1, "1"],
    [99, "99"],
    [100, "99+"],
    [1_000_000, "99+"],
    [-1, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, "99+"],
  ])("formats %d as %s", (count, text) => {
    expect(badgeText(count)).toBe(text);
  });
});
