import { ApiError } from "@grow/api-client";
import type { Clock } from "../browser/clock.ts";
import type { PageSignals } from "../browser/page-signals.ts";

/** Milliseconds from the start to the first request. */
export const POLLING_DELAY = 1000;
/** Milliseconds between two requests while the tab is visible. */
export const POLLING_ACTIVE = 30_000;
/** Milliseconds between two requests while the tab is hidden. */
export const POLLING_INACTIVE = 300_000;

/** The state of polling. */
export interface PollingState<Numbers> {
  /** The last loaded numbers; null before the first response and after sign-out. */
  numbers: Numbers | null;
  isLoading: boolean;
}

/** Dependencies of polling. */
export interface PollingOptions<Numbers> {
  clock: Clock;
  page: PageSignals;
  load: () => Promise<Numbers>;
  /** Called on every change. */
  onChange: (state: PollingState<Numbers>) => void;
  /** Called on a failure. */
  log: (message: string, cause: unknown) => void;
}

/** Loads something repeatedly while a user is signed in. */
export interface Polling<Numbers> {
  /** Starts polling for the signed-in user. Does nothing when it already runs. */
  start: () => void;
  /** Sets numbers that another response reported; polling continues. */
  know: (numbers: Numbers) => void;
  /** Sets numbers from another source that will keep them fresh: polling pauses until the next start. */
  rest: (numbers: Numbers) => void;
  /** Stops after sign-out: nothing more is loaded, and a response in flight is ignored. */
  stop: () => void;
}

/**
 * Keeps the numbers of unread notifications fresh: first 1 s after the start, then every 30 s while the tab is visible and
 * every 5 min while it is hidden, and at once when it becomes visible. A change of visibility restarts the period. Requests
 * never overlap. A failure is logged and polling continues, except that 401 (signed out) ends it.
 */
export function createPolling<Numbers>(options: PollingOptions<Numbers>): Polling<Numbers> {
  const { clock, page, load, onChange, log } = options;
  const nothing: PollingState<Numbers> = { numbers: null, isLoading: false };
  let state = nothing;
  /** The current sign-in; responses to an earlier one are ignored. */
  let run: { takeBack: () => void; endListening: () => void } | null = null;

  function set(next: Partial<PollingState<Numbers>>) {
    state = { ...state, ...next };
    onChange(state);
  }
  function plan(milliseconds = page.isVisible() ? POLLING_ACTIVE : POLLING_INACTIVE) {
    if (!run) return;
    run.takeBack();
    run.takeBack = clock.after(milliseconds, () => {
      plan();
      void loadOnce();
    });
  }
  async function loadOnce(): Promise<void> {
    const mine = run;
    if (mine === null || state.isLoading) return;
    set({ isLoading: true });
    try {
      const numbers = await load();
      if (run === mine) set({ numbers, isLoading: false });
    } catch (error) {
      if (run !== mine) return;
      log("The numbers of notifications were not loaded", error);
      set({ isLoading: false });
      if (error instanceof ApiError && error.status === 401) stop();
    }
  }
  function halt() {
    run?.takeBack();
    run?.endListening();
    run = null;
  }
  function stop() {
    if (!run && state === nothing) return;
    halt();
    state = nothing;
    onChange(state);
  }
  return {
    start() {
      if (run) return;
      const endListening = page.onVisibility((isVisible) => {
        plan();
        if (isVisible) void loadOnce();
      });
      run = { takeBack: () => {}, endListening };
      plan(POLLING_DELAY);
    },
    know: (numbers) => set({ numbers }),
    rest(numbers) {
      halt();
      set({ numbers, isLoading: false });
    },
    stop,
  };
}
