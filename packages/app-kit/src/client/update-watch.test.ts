import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Clock, systemClock } from "../browser/clock.ts";
import type { PageSignals } from "../browser/page-signals.ts";
import { loadVersion, UPDATE_PERIOD, watchUpdates } from "./update-watch.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp() {
  let slept = 0;
  let show = (_isVisible: boolean) => {};
  const clock: Clock = { ...systemClock, date: () => Date.now() + slept };
  const page: PageSignals = {
    isVisible: () => true,
    onVisibility: (run) => {
      show = run;
      return () => {
        show = () => {};
      };
    },
    onLeave: () => () => {},
    onReturn: () => () => {},
  };
  const load = vi.fn(async () => "v1");
  const onNew = vi.fn();
  const end = watchUpdates({ clock, page, version: "v1", load, onNew });
  return {
    load,
    onNew,
    end,
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    /** The machine sleeps: time passes without timers. */
    sleep: (milliseconds: number) => {
      slept += milliseconds;
    },
    show: async (isVisible = true) => {
      show(isVisible);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe("the check for a new version", () => {
  it("runs every 60 min", async () => {
    const { load, onNew, pass } = setUp();
    await pass(UPDATE_PERIOD - 1);
    expect(load).not.toHaveBeenCalled();
    await pass(1);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(UPDATE_PERIOD);
    expect(load).toHaveBeenCalledTimes(2);
    expect(onNew).not.toHaveBeenCalled();
  });

  it("reports a new version once and then stops", async () => {
    const { load, onNew, pass } = setUp();
    load.mockResolvedValue("v2");
    await pass(10 * UPDATE_PERIOD);
    expect(onNew).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("runs when the tab becomes visible after more than 60 min", async () => {
    const { load, onNew, sleep, show } = setUp();
    load.mockResolvedValue("v2");
    sleep(UPDATE_PERIOD);
    await show();
    expect(load).not.toHaveBeenCalled();
    sleep(1);
    await show(false);
    expect(load).not.toHaveBeenCalled();
    await show();
    expect(onNew).toHaveBeenCalledTimes(1);
  });

  it("runs when the clock was set back", async () => {
    const { load, sleep, show } = setUp();
    sleep(-60_000);
    await show();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("restarts its hour with each check", async () => {
    const { load, pass, sleep, show } = setUp();
    sleep(UPDATE_PERIOD + 1);
    await show();
    await pass(UPDATE_PERIOD - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("ignores a failed or empty response", async () => {
    const { load, onNew, pass } = setUp();
    load.mockRejectedValueOnce(new Error("no line")).mockResolvedValueOnce("");
    await pass(2 * UPDATE_PERIOD);
    expect(load).toHaveBeenCalledTimes(2);
    expect(onNew).not.toHaveBeenCalled();
  });

  it("reports nothing after it was stopped, not even from a request in flight", async () => {
    const { load, onNew, end, pass } = setUp();
    let answer = (_: string) => {};
    load.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await pass(UPDATE_PERIOD);
    end();
    answer("v2");
    await pass(10 * UPDATE_PERIOD);
    expect(onNew).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe("loadVersion", () => {
  it.each([
    ['{"version":"v2"}', 200, "v2"],
    ['{"version":2}', 200, ""],
    ["null", 200, ""],
    ['{"version":"v2"}', 503, ""],
  ])("reads %s with status %i as %j", async (body, status, version) => {
    vi.stubGlobal("fetch", async () => new Response(body, { status }));
    expect(await loadVersion()).toBe(version);
  });
});
