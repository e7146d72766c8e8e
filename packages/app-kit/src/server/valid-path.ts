/**
 * Makes the path of a URL decodable. If it is cut off inside an escape (`%E0%A4%A`) or has a bare percent sign, every percent
 * sign is escaped, so that a broken link leads to the 404 page.
 *
 * @param address - path and query as the browser sent them
 */
export function validPath(address: string): string {
  const end = address.indexOf("?");
  const path = end < 0 ? address : address.slice(0, end);
  if (!path.includes("%")) return address;
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return path.replaceAll("%", "%25") + address.slice(path.length);
  }
}
