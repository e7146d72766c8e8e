/**
 * Tells whether JSON represents a value without loss: strings, finite numbers, booleans, null, arrays and plain objects of these.
 * Fields may be undefined, as a missing field reads the same.
 */
export function isPlainJson(value: unknown): boolean {
  return value === undefined || isPlain(value);
}

function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case "string":
    case "boolean":
      return true;
    case "number":
      return Number.isFinite(value);
    case "object":
      if (value === null) return true;
      return Array.isArray(value) ? isPlainList(value) : isPlainObject(value);
    default:
      return false;
  }
}

function isPlainList(list: readonly unknown[]): boolean {
  // `every` would skip holes, which JSON turns into null.
  for (const one of list) if (!isPlain(one)) return false;
  return true;
}

function isPlainObject(value: object): boolean {
  const kind: unknown = Object.getPrototypeOf(value);
  if ((kind !== Object.prototype && kind !== null) || "toJSON" in value) return false;
  for (const field of Object.values(value)) if (field !== undefined && !isPlain(field)) return false;
  return true;
}
