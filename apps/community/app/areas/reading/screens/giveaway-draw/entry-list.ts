/**
 * Loads the list of a category for its check. The text has exactly the bytes of the file: a byte order mark stays, and bytes that are not
 * UTF-8 change the hash.
 *
 * @throws TypeError without a connection
 * @throws Error when the file is not there
 */
export async function loadEntryList(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`The list of entries was answered with ${response.status}.`);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
}

/** Lines of a list that the page shows; the file has all of them. */
export const FIRST_LINES = 100;

/** The beginning of a list, and whether lines are left out. */
export function firstLines(list: string): { lines: string; isCut: boolean } {
  let end = 0;
  for (let line = 0; line < FIRST_LINES; line += 1) {
    const next = list.indexOf("\n", end);
    if (next < 0) return { lines: list, isCut: false };
    end = next + 1;
  }
  return { lines: list.slice(0, end), isCut: end < list.length };
}
