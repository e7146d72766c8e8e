/**
 * Checks a path of the contract and its parameters. Dot segments would lead out of it: `DELETE /diaries/12/weeks/..` deletes the diary. No
 * encoding helps, because URL parsers resolve "%2e%2e" too. Without a value a call for one thing would reach the list of all.
 *
 * @throws RangeError that names the parameter, or a path without "/"
 */
export function checkPath(path: string, values: Readonly<Record<string, unknown>> = {}): void {
  if (!path?.startsWith?.("/")) throw new RangeError(`Invalid path: ${path} does not begin with "/"`);
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) {
    const value = values[name];
    if (!isSegment(value)) throw new RangeError(`Invalid path parameter ${name}: "${String(value)}"`);
  }
}

function isSegment(value: unknown): boolean {
  return typeof value === "number"
    ? !Number.isNaN(value)
    : typeof value === "string" && !/^\.{0,2}$/.test(value);
}
