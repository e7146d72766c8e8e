/** A thing with its type and id. */
export interface Content<Type extends string> {
  readonly type: Type;
  readonly id: number;
}

/**
 * Reads type and id from two arguments or from a thing.
 *
 * @throws RangeError unless the id is a positive integer
 */
export function contentOf<Type extends string>(
  target: Type | Content<Type>,
  targetId: number | undefined,
): Content<Type> {
  const { type, id } = typeof target === "string" ? { type: target, id: targetId } : target;
  if (id === undefined || !Number.isSafeInteger(id) || id < 1)
    throw new RangeError(`Invalid id of a ${type}: ${id}`);
  return { type, id };
}
