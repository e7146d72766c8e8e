/**
 * Checks an object that a caller handed over: fields of a number or a text would only look missing.
 *
 * @throws TypeError for anything but an object
 */
export function objectIn<T extends object>(value: T): T {
  if (Object(value) !== value) throw new TypeError(`Expected an object, not ${value}`);
  return value;
}

/**
 * Checks a list that a caller handed over. A text has a length and can be iterated too.
 *
 * @throws TypeError for anything but a list
 */
export function listIn<T>(value: readonly T[]): readonly T[] {
  if (!Array.isArray(value)) throw new TypeError(`Expected a list, not ${value}`);
  return value;
}

/**
 * Checks a choice that a caller handed over.
 *
 * @throws TypeError for anything but one of the list
 */
export function oneOf<T>(list: readonly T[], value: T): T {
  if (!list.includes(value)) throw new TypeError(`Expected ${list.join(" or ")}, not ${value}`);
  return value;
}
