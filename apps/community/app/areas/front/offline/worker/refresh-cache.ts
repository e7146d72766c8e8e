import { appearanceOf, type CacheContext, cacheOwnPages } from "./cache-pages.ts";
import type { PageMessage } from "./page-message.ts";
import { cachedViewer, currentCache } from "./viewer-cache.ts";

/** Milliseconds after which a complete cache is checked again. */
export const CHECK_EVERY = 600_000;

/** Milliseconds between attempts when the server is busy. */
const RETRY_DELAYS = [3000, 12_000];

/** Records when the cache became complete. It is in the cache itself, because a browser may stop the worker at any moment. */
const COMPLETE = "/offline/complete.json";

interface Complete {
  readonly appearance: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Milliseconds within which a write that the worker saw has almost certainly reached the database. */
const WRITE_TIME = 10_000;

/** When the worker last saw a write, milliseconds since 1970. */
let changedAt = Number.NEGATIVE_INFINITY;

/**
 * Marks the cache as incomplete, because the user may be changing a diary. A refresh that runs now, or starts before the write has
 * arrived, does not make it complete.
 */
export async function noteChange(now: number): Promise<void> {
  changedAt = now;
  await (await currentCache())?.delete(COMPLETE);
}

/** Caches what a user needs offline, unless the cache is complete and fresh. */
export async function refreshCache(message: PageMessage, context: CacheContext, wait = delay): Promise<void> {
  if (!(await isDue(message, context))) return;
  for (const milliseconds of [...RETRY_DELAYS, null]) {
    const startedAt = context.now();
    const result = await cacheOwnPages(message, context);
    // The worker does not see the writes of a page that it does not control yet, so the next page checks again.
    if (result === "complete" && message.isControlled && startedAt > changedAt + WRITE_TIME) {
      const complete: Complete = { appearance: wholeOf(message, context), since: context.now() };
      await (await currentCache())?.put(COMPLETE, Response.json(complete));
    }
    if (result !== "busy" || milliseconds === null) return;
    await wait(milliseconds);
  }
}

/** How pages look, and which of them belong to a complete cache. */
function wholeOf(message: PageMessage, context: CacheContext): string {
  return `${appearanceOf(message, context)}${message.keepsBookmarks ? " with bookmarks" : ""}`;
}

async function isDue(message: PageMessage, context: CacheContext): Promise<boolean> {
  const cache = await currentCache();
  if (message.hasChanges || !cache || (await cachedViewer()) !== (message.viewer ?? 0)) return true;
  const complete = await cache.match(COMPLETE);
  if (!complete) return true;
  const { appearance, since } = (await complete.json()) as Complete;
  return appearance !== wholeOf(message, context) || context.now() - since > CHECK_EVERY;
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
