import { ApiError } from "@grow/api-client";
import type { Clock, PageSignals } from "@grow/trackers";

/** Milliseconds from the start to the first loading. */
export const POLLING_DELAY = 1000;
/** Milliseconds between two loadings while the tab is in front. */
export const POLLING_ACTIVE = 30_000;
/** Milliseconds between two loadings while it is in the back. */
export const POLLING_INACTIVE = 300_000;

/** What polling knows. */
export interface PollingState<Numbers> {
  /** What was loaded last; null before, and after signing out. */
  numbers: Numbers | null;
  isLoading: boolean;
}

/** What polling needs. */
export interface PollingOptions<Numbers> {
  clock: Clock;
  page: PageSignals;
  load: () => Promise<Numbers>;
  /** Told every change. */
  onChange: (state: PollingState<Numbers>) => void;
  /** Told of a failure. */
  log: (message: string, cause: unknown) => void;
}

/** Loads something again and again for a person who is signed in. */
export interface Polling<Numbers> {
  /** Somebody is signed in. Starting what runs already changes nothing. */
  start: () => void;
  /** The numbers came as the answer to something else; what goes on goes on. */
  know: (numbers: Numbers) => void;
  /** The numbers came by another way, which goes on bringing them: nothing is loaded until the next start. */
  rest: (numbers: Numbers) => void;
  /** Nobody is signed in any more: nothing is loaded, what is under way is forgotten. */
  stop: () => void;
}

/**
 * Keeps the numbers of unread notifications fresh: first 1 s after the start, then every 30 s while the tab is in front
 * and every 5 min while it is not, and at once when it comes to the front. A change begins the period anew. No loading
 * overlaps another; one that fails is logged, and polling goes on, except that 401 (signed out) ends it.
 */
export function createPolling<Numbers>(options: PollingOptions<Numbers>): Polling<Numbers> {
  const { clock, page, load, onChange, log } = options;
  const nothing: PollingState<Numbers> = { numbers: null, isLoading: false };
  let state = nothing;
  /** Of the sign-in that is polled for; an answer to an earlier one counts no more. */
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
