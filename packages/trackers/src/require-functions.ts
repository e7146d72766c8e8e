/**
 * Checks the dependencies of a tracker where they are given. Without that, a wrong one would throw out of a timer, where no caller sees it.
 *
 * @param names - members that must be functions, with dots for those of members
 * @throws TypeError naming the member
 */
export function requireFunctions(options: object, names: readonly string[]): void {
  for (const name of names) requireType(options, name, "function");
}

/**
 * The same for members that must be texts.
 *
 * @throws TypeError naming the member
 */
export function requireTexts(options: object, names: readonly string[]): void {
  for (const name of names) requireType(options, name, "string");
}

function requireType(options: object, name: string, type: "function" | "string"): void {
  let value: unknown = options;
  for (const key of name.split(".")) value = (value as Record<string, unknown> | null | undefined)?.[key];
  if (typeof value !== type) throw new TypeError(`${name} must be a ${type}, not ${typeof value}`);
}
