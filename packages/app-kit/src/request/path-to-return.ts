/** Where a form of the shell comes back to: the page on which it stands, without a language that the address asked for. */
export function pathToReturn(path: string): string {
  const split = path.indexOf("?");
  if (split < 0) return path;
  const pathname = path.slice(0, split);
  const query = new URLSearchParams(path.slice(split));
  query.delete("lang");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
