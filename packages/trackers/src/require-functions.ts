/**
 * Checks the dependencies of a tracker where they are given. Without that, a wrong one would throw out of a timer, where no caller sees it.
 *
 * @param names - members that must be functions, with dots for those of members
 * @throws TypeError naming the member
 */
export function requireFunctions(options: object, names: readonly string[]): void {
  for (const name of names) {
    let value: unknown = options;
    for (const key of name.split(".")) value = (value as Record<string, unknown> | null | undefined)?.[key];
    if (typeof value !== "function") throw new TypeError(`${name} must be a function, not ${typeof value}`);
  }
}
