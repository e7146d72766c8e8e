import { type KeepParts, keepOwn, lookOf } from "./cache-pages.ts";
import type { Hello } from "./page-message.ts";
import { keptFor, presentCache } from "./viewer-cache.ts";

/** Milliseconds between two looks at what has changed. */
export const LOOK_AGAIN = 600_000;

/** Milliseconds after which a server that was too busy is asked once more, and once more again. */
const PAUSES = [3000, 12_000];

/** Where it stands that everything is kept, and since when; beside the pages, for a browser ends its worker at any moment. */
const WHOLE = "/offline/whole.json";

interface Whole {
  readonly look: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Milliseconds within which a write that was seen on its way has arrived, as good as always. */
const ARRIVES_WITHIN = 10_000;

/** When the last write was seen on its way, milliseconds since 1970. */
let changedAt = Number.NEGATIVE_INFINITY;

/**
 * Something of one's own is perhaps being written: what is kept is whole no longer, nor is a round that is under way or begins before the
 * write has arrived.
 */
export async function noteChange(now: number): Promise<void> {
  changedAt = now;
  await (await presentCache())?.delete(WHOLE);
}

/** Keeps what a person needs without a connection, where it is not all there, and new. */
export async function keepUp(hello: Hello, parts: KeepParts, wait = pause): Promise<void> {
  if (!(await isTimeToKeep(hello, parts))) return;
  for (const milliseconds of [...PAUSES, null]) {
    const began = parts.now();
    const end = await keepOwn(hello, parts);
    // A write of a page that the worker does not control yet goes unseen, so the next page is the moment to check again.
    if (end === "whole" && hello.isControlled && began > changedAt + ARRIVES_WITHIN) {
      const whole: Whole = { look: lookOf(hello, parts), since: parts.now() };
      await (await presentCache())?.put(WHOLE, Response.json(whole));
    }
    if (end !== "busy" || milliseconds === null) return;
    await wait(milliseconds);
  }
}

async function isTimeToKeep(hello: Hello, parts: KeepParts): Promise<boolean> {
  const cache = await presentCache();
  if (hello.isNews || !cache || (await keptFor()) !== (hello.viewer ?? 0)) return true;
  const noted = await cache.match(WHOLE);
  if (!noted) return true;
  const { look, since } = (await noted.json()) as Whole;
  return look !== lookOf(hello, parts) || parts.now() - since > LOOK_AGAIN;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
