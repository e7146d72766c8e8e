/** Diaries suggested while the user types; the search page has them all. */
export const SUGGESTED = 6;

/** A diary among the suggestions. */
interface SuggestionView {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly picture: string | null;
  /** Name of the grower; empty when the account is gone. */
  readonly grower: string;
}

export interface SuggestionsView {
  /** The text they match. */
  readonly query: string;
  readonly found: readonly SuggestionView[];
}
