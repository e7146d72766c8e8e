import { textIn } from "./number-input.ts";

/** English name shown for an author whose account was deleted. */
export const REMOVED_AUTHOR = "Removed";

/**
 * Gets the name to show for the author of a diary, comment, review or question.
 *
 * @param author - the author; missing when the account was deleted
 * @param removed - the word for "Removed" in the reader's language
 * @throws TypeError for a name that is no text
 * @example
 * authorName({ name: "tessellate" }); // "tessellate"
 * authorName(null); // "Removed"
 */
export function authorName(
  author: { readonly name?: string | null | undefined } | null | undefined,
  removed: string = REMOVED_AUTHOR,
): string {
  return textIn(author?.name || removed);
}
