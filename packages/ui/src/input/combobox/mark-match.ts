/**
 * Splits a name around the first case-insensitive occurrence of the query.
 *
 * @returns the text before, the match (empty if there is none), the text after
 */
export function markMatch(
  name: string,
  query: string,
): readonly [before: string, match: string, after: string] {
  const at = query ? name.toLocaleLowerCase().indexOf(query.toLocaleLowerCase()) : -1;
  if (at < 0) return [name, "", ""];
  return [name.slice(0, at), name.slice(at, at + query.length), name.slice(at + query.length)];
}
