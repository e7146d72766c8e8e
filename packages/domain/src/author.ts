/** English name of an author who is gone. */
export const REMOVED_AUTHOR = "Removed";

/**
 * Name to show for the author of a diary, comment, review or question.
 *
 * @param author - the author, or nothing when the account is gone
 * @param removed - the word for "Removed" in the reader's language
 * @example
 * authorName({ name: "tessellate" }); // "tessellate"
 * authorName(null); // "Removed"
 */
export function authorName(
  author: { readonly name?: string | null | undefined } | null | undefined,
  removed: string = REMOVED_AUTHOR,
): string {
  return author?.name || removed;
}
