import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import type { HeardPosition } from "../../request/log-position.ts";
import type { PageCache } from "./page-cache.ts";

/** Milliseconds of silence after which the line counts as broken; the api sends an empty line more often. */
const PATIENCE = 45_000;
/** Milliseconds between attempts. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/** Longest line that is listened to; more is no list of names. */
const LONGEST_LINE = 65_536;

/** Who is told of changes, and by whom. */
export interface Following {
  readonly cache: PageCache;
  readonly heard: HeardPosition;
  /** Origin of the api. */
  readonly apiUrl: string;
}

/**
 * Hears from the api what has changed and drops the pages on which it stands. All pages go with every new connection,
 * for something may have been missed before.
 *
 * @returns ends the following
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
        // The api is not up yet, or went down: pages are served while they are fresh, and it is tried again.
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
    headersTimeout: PATIENCE,
    bodyTimeout: PATIENCE,
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
 * Each line names what has changed; `*` is everything, an empty line says that the line stands. A word such as `@0/16B3748` is the
 * place that a page made from now on must have seen.
 */
function hear({ cache, heard }: Following, line: string): void {
  const words = line.split(" ").filter(Boolean);
  for (const word of words) if (word.startsWith("@")) heard.hear(word.slice(1));
  const names = words.filter((word) => !word.startsWith("@"));
  if (names.includes("*")) cache.clear();
  else if (names.length > 0) cache.purge(names);
}
