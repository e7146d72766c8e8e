import { breaksBetween } from "./breaks.ts";
import { type Node, type Published, publishedOf } from "./published.ts";

/** What cannot be accepted as it stands. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

export interface Accepted {
  readonly published: Published;
  /** What was broken; empty where all that was still holds. */
  readonly breaks: readonly string[];
  /** An entry for the file of changes; null where nothing was broken. */
  readonly entry: string | null;
}

/** Shorter than this, a reason explains nothing. */
const SHORTEST_REASON = 15;

/**
 * Takes the present contract for the published one.
 *
 * @param before what was published
 * @param document the bundled document as it is now
 * @param reason why something had to break; needed where something does
 * @param day of the entry, as `2026-09-14`
 * @throws Refusal for a break without a reason
 */
export function accept(before: Published, document: Node, reason: string, day: string): Accepted {
  const published = publishedOf(document);
  const breaks = breaksBetween(before, published);
  if (breaks.length === 0) return { published, breaks, entry: null };
  const list = breaks.map((sentence) => `- ${sentence}`).join("\n");
  if (reason.trim().length < SHORTEST_REASON) {
    throw new Refusal(
      `This breaks what people rely on:\n${list}\nIf it must be: pnpm --filter @grow/contract accept --reason "why"`,
    );
  }
  return { published, breaks, entry: `## ${day}\n\n${reason.trim()}\n\n${list}\n` };
}

/** The published contract as its file holds it. */
export function publishedText(published: Published): string {
  return `${JSON.stringify(published, null, 1)}\n`;
}
