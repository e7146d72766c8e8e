/** Last segments below the journal that are no articles. */
const TAKEN = /^(?:voting|votes|tags?|category|careers)$/;

/** The article of an address: its id or slug, as the API takes it; undefined where there can be none. */
export function postParam(text: string | undefined): string | undefined {
  return text !== undefined && /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/.test(text) && !TAKEN.test(text)
    ? text
    : undefined;
}
