/**
 * Whether JSON carries a value without a loss: texts, finite numbers, truth values, null, lists and plain objects of such. Fields of objects
 * may be undefined, for a field that is not there reads the same.
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
  // A hole counts too, which `every` passes over.
  for (const one of list) if (!isPlain(one)) return false;
  return true;
}

function isPlainObject(value: object): boolean {
  const kind: unknown = Object.getPrototypeOf(value);
  if ((kind !== Object.prototype && kind !== null) || "toJSON" in value) return false;
  for (const field of Object.values(value)) if (field !== undefined && !isPlain(field)) return false;
  return true;
}
