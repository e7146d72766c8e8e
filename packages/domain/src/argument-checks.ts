/**
 * Rejects an argument: the one sentence that all messages of the package have.
 *
 * @throws TypeError always
 */
export function wrong(wanted: string, given: unknown): never {
  throw new TypeError(`Expected ${wanted}, not ${given}`);
}

/**
 * Checks an object that a caller handed over: fields of a number, a text or a list would only look missing.
 *
 * @throws TypeError for anything but an object
 */
export function objectIn<T extends object>(value: T): T {
  if (Object(value) !== value || Array.isArray(value)) wrong("an object", value);
  return value;
}

/**
 * Checks a list that a caller handed over. A text has a length and can be iterated too.
 *
 * @throws TypeError for anything but a list
 */
export function listIn<T>(value: readonly T[]): readonly T[] {
  if (!Array.isArray(value)) wrong("a list", value);
  return value;
}

/**
 * Checks a choice that a caller handed over.
 *
 * @throws TypeError for anything but one of the list
 */
export function oneOf<T>(list: readonly T[], value: T): T {
  if (!list.includes(value)) wrong(list.join(" or "), value);
  return value;
}
