import type { SearchGroup } from "@grow/ui/input";

/** Things suggested of each group while the user types; the search page has them all. */
export const SUGGESTED = 2;

/** The suggestions of a search field. */
export interface SuggestionsView {
  /** The text they match. */
  readonly query: string;
  readonly groups: readonly SearchGroup[];
}
