import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import type { PageCache } from "./page-cache.ts";

/** Milliseconds of silence after which the line counts as broken; the api sends an empty line more often. */
const PATIENCE = 45_000;
/** Milliseconds between attempts. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/** Longest line that is listened to; more is no list of names. */
const LONGEST_LINE = 65_536;

/**
 * Hears from the api what has changed and drops the pages on which it stands. All pages go with every new connection,
 * for something may have been missed before.
 *
 * @param apiUrl - origin of the api
 * @returns ends the following
 */
export function followChanges(cache: PageCache, apiUrl: string): () => void {
  const end = new AbortController();
  void (async () => {
    let pause = FIRST_PAUSE;
    while (!end.signal.aborted) {
      try {
        await listen(cache, `${apiUrl}/changes`, end.signal, () => {
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

async function listen(cache: PageCache, url: string, end: AbortSignal, onOpen: () => void): Promise<void> {
  const { statusCode, body } = await request(url, {
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
    for (const line of lines) hear(cache, line);
  }
}

/** Each line names what has changed; `*` is everything, an empty line says that the line stands. */
function hear(cache: PageCache, line: string): void {
  const names = line.split(" ").filter(Boolean);
  if (names.includes("*")) cache.clear();
  else if (names.length > 0) cache.purge(names);
}
