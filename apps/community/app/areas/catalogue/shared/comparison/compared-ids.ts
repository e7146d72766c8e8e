/** Things side by side at most. */
export const MOST_COMPARED = 4;

/** Ids of a URL, each once; undefined when there are more than fit side by side or one is no id. */
export function comparedIds(search: URLSearchParams): readonly number[] | undefined {
  const ids = [...new Set(search.getAll("id"))];
  if (ids.length > MOST_COMPARED || !ids.every((id) => /^[1-9]\d{0,14}$/.test(id))) return undefined;
  return ids.map(Number);
}

/** Things that can be added: those of a list that are not compared yet; none when no more fit. */
export function addable<Thing extends { readonly id: number }>(
  list: readonly Thing[],
  ids: readonly number[],
): readonly Thing[] {
  return ids.length >= MOST_COMPARED ? [] : list.filter(({ id }) => !ids.includes(id)).slice(0, 8);
}
