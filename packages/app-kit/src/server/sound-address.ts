/**
 * An address whose path can be decoded. In one that was cut off within a letter (`%E0%A4%A`), or has a percent sign of its own, the signs
 * are taken for what they are: so whoever follows a broken link gets the page that says that nothing is there.
 *
 * @param address path and query, as a browser sent them
 */
export function soundAddress(address: string): string {
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
