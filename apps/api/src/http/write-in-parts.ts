/** Serialises a thing as JSON. */
type Write = (thing: unknown) => string;

/**
 * Serialises an object with a long list item by item.
 *
 * @param list name of the list, which nothing else in the object has
 * @param frame serialises the object, whose list is empty
 * @param item serialises an item
 */
export function* writeInParts(object: object, list: string, frame: Write, item: Write): Generator<string> {
  const items: unknown = Reflect.get(object, list);
  if (!Array.isArray(items)) throw new TypeError(`There is no list ${list}.`);
  const empty = frame({ ...object, [list]: [] });
  // Texts cannot hold the name like this, because their quotes are escaped.
  const begin = empty.indexOf("[", empty.indexOf(`"${list}":`)) + 1;
  yield empty.slice(0, begin);
  for (const [index, one] of items.entries()) yield (index === 0 ? "" : ",") + item(one);
  yield empty.slice(begin);
}
