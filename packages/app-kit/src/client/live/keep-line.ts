import type { Schema } from "@grow/contract";
import type { Clock, PageSignals } from "@grow/trackers";
import type { OpenStream } from "./event-stream.ts";

/** Milliseconds without a sign of life after which a line is taken for dead; the server gives one every 25 s. */
export const SILENCE = 60_000;

/** Milliseconds before the first new try, unless the server wishes otherwise. */
export const PAUSE = 3000;

/** Milliseconds between two tries at most. */
export const LONGEST_PAUSE = 300_000;

/** Breaks one after the other that make a line lost. */
const MOST_BREAKS = 2;

/** What is unread. */
export type LiveNumbers = Schema<"LiveNumbers">["data"];

export interface LineOptions {
  /** Whose line it is; what a browser hears that somebody else has signed in to is not told. */
  user: number;
  open: OpenStream;
  clock: Clock;
  page: Pick<PageSignals, "onVisibility">;
  /** From 0 to 1: browsers that were cut off together do not come back together. */
  random: () => number;
  onNumbers: (numbers: LiveNumbers) => void;
  /** Broken twice, or refused: somebody has to ask meanwhile. */
  onLost: () => void;
}

/**
 * Keeps a line open: comes back after a break, later each time, and at once when somebody looks at the page again. The server may
 * refuse it, or end it for good (the session is over, too many browsers); then it stays closed.
 *
 * @returns closes it
 */
export function keepLine(options: LineOptions): () => void {
  const { user, open, clock, page, random, onNumbers, onLost } = options;
  let pause = PAUSE;
  let breaks = 0;
  let close = () => {};
  let takeBack = () => {};
  let state: "open" | "waiting" | "restarting" | "closed" = "waiting";

  function connect() {
    state = "open";
    close = open({ onEvent, onLife, onEnd, onRetry: (milliseconds) => (pause = milliseconds) });
    onLife();
  }
  function onLife() {
    takeBack();
    takeBack = clock.after(SILENCE, () => {
      close();
      onEnd("broken");
    });
  }
  function onEvent(name: string, data: unknown) {
    if (state === "closed") return;
    if (name === "ready" && (data as Schema<"LiveReady">["data"]).user_id !== user) giveUp();
    if (name === "numbers") {
      breaks = 0;
      onNumbers(data as LiveNumbers);
    }
    if (name !== "end") return;
    if ((data as Schema<"LiveEnd">["data"]).reason === "restart") state = "restarting";
    else giveUp();
  }
  function onEnd(how: "broken" | "refused") {
    if (state === "closed") return;
    if (how === "refused") return giveUp();
    // Another server is there already, or this one soon.
    const isPlanned = state === "restarting";
    if (!isPlanned && ++breaks === MOST_BREAKS) onLost();
    state = "waiting";
    const longest = Math.min(pause * 2 ** Math.max(0, breaks - 1), LONGEST_PAUSE);
    takeBack();
    takeBack = clock.after(longest * (isPlanned ? random() : 0.5 + random() / 2), connect);
    return undefined;
  }
  function giveUp() {
    end();
    onLost();
  }
  function end() {
    state = "closed";
    close();
    takeBack();
    endListening();
  }
  const endListening = page.onVisibility((isVisible) => {
    if (!isVisible || state !== "waiting") return;
    takeBack();
    connect();
  });
  connect();
  return end;
}
