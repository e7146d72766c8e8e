import { numberIn } from "./number-input.ts";
import { plainText } from "./plain-text.ts";

/** Longest description of a card and of a journal preview, in code points. */
export const DESCRIPTION_LENGTH = 200;

/**
 * Shortens a text for a card, a social description or a preview: removes tags, collapses white space and cuts it to a
 * length in code points. No ellipsis is added, so the result is never longer than `length`.
 *
 * @param text - what the grower wrote; a missing text gives an empty one
 * @param length - longest result, code points, 0 or more; an impossible length gives an empty text
 * @example
 * cutText("<p>Week   three</p>", 6); // "Week t"
 */
export function cutText(text: string | null | undefined, length: number = DESCRIPTION_LENGTH): string {
  const most = numberIn(length, 0) ?? 0;
  const points = Array.from(plainText(text).replace(/\s+/g, " "));
  return points.slice(0, most).join("").trim();
}
