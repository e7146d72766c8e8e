import type { Schema } from "@grow/contract";
import type { Clock } from "../../browser/clock.ts";
import type { PageSignals } from "../../browser/page-signals.ts";
import { type ChatEvent, isChatEvent } from "./chat-events.ts";
import type { OpenStream } from "./event-stream.ts";

/** Milliseconds of silence after which a stream counts as dead; the server sends a keep-alive every 25 s. */
export const SILENCE = 60_000;

/** Milliseconds before the first reconnect, unless the server asks for another delay. */
export const PAUSE = 3000;

/** Longest backoff between two reconnects, in milliseconds. */
export const LONGEST_PAUSE = 300_000;

/** Consecutive breaks after which a stream counts as lost. */
const MOST_BREAKS = 2;

/** The numbers of unread things. */
export type LiveNumbers = Schema<"LiveNumbers">["data"];

export interface LineOptions {
  /** Id of the user. Events for another user who has signed in in this browser are ignored. */
  user: number;
  open: OpenStream;
  clock: Clock;
  page: Pick<PageSignals, "onVisibility">;
  /** From 0 to 1. Jitter, so that browsers cut off together do not reconnect together. */
  random: () => number;
  onNumbers: (numbers: LiveNumbers) => void;
  /** Something happened in a room, or the stream is open and may have missed something before. */
  onChat?: ((event: ChatEvent) => void) | undefined;
  /** Called when the stream broke twice or was refused: the caller has to poll meanwhile. */
  onLost: () => void;
}

/**
 * Holds an event stream open: reconnects after a break with increasing backoff, and at once when the page becomes visible
 * again. The server may refuse it or end it for good (the session has expired, too many browsers); then it stays closed.
 *
 * @returns closes it
 */
export function keepLine(options: LineOptions): () => void {
  const { user, open, clock, page, random, onNumbers, onChat, onLost } = options;
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
    if (name === "ready") {
      if ((data as Schema<"LiveReady">["data"]).user_id !== user) return giveUp();
      onChat?.({ event: "line", isOpen: true });
    }
    // The server's events have the data of their name.
    if (isChatEvent(name)) onChat?.({ event: name, data } as ChatEvent);
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
    // During a planned restart another server is up already, or this one will be soon.
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
