import { vi } from "vitest";
import type { PageSignals } from "../../../browser/page-signals.ts";
import type { OpenStream, StreamListener } from "../event-stream.ts";
import type { LiveNumbers } from "../keep-line.ts";
import type { Peers, Word } from "../share-line.ts";

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Numbers with this many unread notifications. */
export function unread(total: number): LiveNumbers {
  return { notifications: { total, channels: { activity: total, follows: 0, system: 0 } }, cnt_messages: 0 };
}

/** A server that streams connect to. */
export function fakeServer() {
  const lines = new Set<StreamListener>();
  let opened = 0;
  const open: OpenStream = (listener) => {
    opened += 1;
    lines.add(listener);
    return () => void lines.delete(listener);
  };
  const each = (tell: (line: StreamListener) => void) => {
    for (const line of [...lines]) tell(line);
  };
  return {
    open,
    /** How many streams were opened so far. */
    opened: () => opened,
    /** How many are open now. */
    standing: () => lines.size,
    sends: (name: string, data: unknown) => each(({ onEvent }) => onEvent(name, data)),
    numbers: (total: number) => each(({ onEvent }) => onEvent("numbers", unread(total))),
    beats: () => each(({ onLife }) => onLife()),
    wishes: (milliseconds: number) => each(({ onRetry }) => onRetry(milliseconds)),
    ends: (how: "broken" | "refused" = "broken") =>
      each((line) => {
        lines.delete(line);
        line.onEnd(how);
      }),
  };
}

/** A page that can be hidden, shown, left and restored from the back/forward cache. */
export function fakePage() {
  const listeners = {
    visibility: new Set<(isVisible: boolean) => void>(),
    leave: new Set<() => void>(),
    return: new Set<() => void>(),
  };
  let isVisible = true;
  const on =
    <Run>(set: Set<Run>) =>
    (run: Run) => {
      set.add(run);
      return () => void set.delete(run);
    };
  const page: PageSignals = {
    isVisible: () => isVisible,
    onVisibility: on(listeners.visibility),
    onLeave: on(listeners.leave),
    onReturn: on(listeners.return),
  };
  return {
    page,
    setVisible(next: boolean) {
      isVisible = next;
      for (const run of [...listeners.visibility]) run(next);
    },
    leave: () => [...listeners.leave].forEach((run) => void run()),
    comeBack: () => [...listeners.return].forEach((run) => void run()),
    listening: () => listeners.visibility.size + listeners.leave.size + listeners.return.size,
  };
}

/** A browser whose pages hear each other, and one of which may lead. */
export function fakeBrowser() {
  const pages = new Set<(word: Word) => void>();
  const waiting: { run: () => () => void; end: (() => void) | null }[] = [];
  const next = () => {
    const [first] = waiting;
    if (first && !first.end) first.end = first.run();
  };
  /** Whether its pages are suspended: they neither receive nor send. */
  let isAsleep = false;
  const peers = (): Peers => {
    let own: ((word: Word) => void) | null = null;
    return {
      tell(word) {
        for (const hear of isAsleep ? [] : pages) if (hear !== own) hear(word);
      },
      hear(listener) {
        own = listener;
        pages.add(listener);
        return () => void pages.delete(listener);
      },
      lead(run) {
        const place = { run, end: null as (() => void) | null };
        waiting.push(place);
        next();
        return () => {
          waiting.splice(waiting.indexOf(place), 1);
          place.end?.();
          next();
        };
      },
    };
  };
  return { peers, sleep: () => (isAsleep = true) };
}
