/** A thing named by its type and id, as lists and pages carry it. */
export interface Content<Type extends string> {
  readonly type: Type;
  readonly id: number;
}

/**
 * A thing by its type and id, or by itself.
 *
 * @throws RangeError when the id is no whole number from 1 on: no call is made with it
 */
export function contentOf<Type extends string>(
  target: Type | Content<Type>,
  targetId: number | undefined,
): Content<Type> {
  const { type, id } = typeof target === "string" ? { type: target, id: targetId } : target;
  if (id === undefined || !Number.isSafeInteger(id) || id < 1)
    throw new RangeError(`No id of a ${type}: ${id}`);
  return { type, id };
}
