/** Freezes an object deeply and returns it. */
export function frozen<T extends object>(value: T): T {
  for (const inner of Object.values(value)) {
    if (typeof inner === "object" && inner !== null && !Object.isFrozen(inner)) frozen(inner as object);
  }
  return Object.freeze(value);
}
