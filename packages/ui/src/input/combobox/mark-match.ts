/**
 * Splits a name around the first place where the query stands in it, whatever the case of the letters.
 *
 * @returns what comes before, the match (empty if there is none), what comes after
 */
export function markMatch(
  name: string,
  query: string,
): readonly [before: string, match: string, after: string] {
  const at = query ? name.toLocaleLowerCase().indexOf(query.toLocaleLowerCase()) : -1;
  if (at < 0) return [name, "", ""];
  return [name.slice(0, at), name.slice(at, at + query.length), name.slice(at + query.length)];
}
