/** The path a form of the shell returns to: its page, without the `lang` query parameter. */
export function pathToReturn(path: string): string {
  const split = path.indexOf("?");
  if (split < 0) return path;
  const pathname = path.slice(0, split);
  const query = new URLSearchParams(path.slice(split));
  query.delete("lang");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
