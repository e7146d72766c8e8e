import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import type { HeardPosition } from "../../request/log-position.ts";
import type { PageCache } from "./page-cache.ts";

/** Milliseconds without a byte after which the stream is reconnected; the api sends a heartbeat more often. */
const IDLE_MS = 45_000;
/** Milliseconds between attempts. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/** Longest accepted line, in characters. */
const LONGEST_LINE = 65_536;

/** Receivers of changes, and their source. */
export interface Following {
  readonly cache: PageCache;
  readonly heard: HeardPosition;
  /** Origin of the api. */
  readonly apiUrl: string;
}

/**
 * Subscribes to the api's changes and purges the pages that show them. Every new connection clears the cache, because changes
 * may have been missed.
 *
 * @returns ends the subscription
 */
export function followChanges({ cache, heard, apiUrl }: Following): () => void {
  const end = new AbortController();
  void (async () => {
    let pause = FIRST_PAUSE;
    while (!end.signal.aborted) {
      try {
        await listen({ cache, heard, apiUrl }, end.signal, () => {
          pause = FIRST_PAUSE;
        });
      } catch {
        // The api is down: pages are served while fresh, and the connection is retried.
      }
      cache.isFollowing = false;
      await wait(pause, undefined, { signal: end.signal, ref: false }).catch(() => {});
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  })();
  return () => end.abort();
}

async function listen(following: Following, end: AbortSignal, onOpen: () => void): Promise<void> {
  const { cache, apiUrl } = following;
  const { statusCode, body } = await request(`${apiUrl}/changes`, {
    signal: end,
    headersTimeout: IDLE_MS,
    bodyTimeout: IDLE_MS,
  });
  if (statusCode !== 200) {
    await body.dump();
    return;
  }
  cache.clear();
  cache.isFollowing = true;
  onOpen();
  let rest = "";
  body.setEncoding("utf8");
  for await (const chunk of body) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST_LINE) throw new Error("A line without an end");
    for (const line of lines) hear(following, line);
  }
}

/**
 * Handles one line: the keys of changed content, `*` for everything, or an empty heartbeat. A word such as `@0/16B3748` is the log
 * position that pages rendered from now on must have seen.
 */
function hear({ cache, heard }: Following, line: string): void {
  const words = line.split(" ").filter(Boolean);
  for (const word of words) if (word.startsWith("@")) heard.hear(word.slice(1));
  const names = words.filter((word) => !word.startsWith("@"));
  if (names.includes("*")) cache.clear();
  else if (names.length > 0) cache.purge(names);
}
