import type { FormValues } from "./form-values.ts";

/** A button that changes the rows of a list in a form: `items:add:items_option`, `items:up:items_option:2`. */
const DEED = /^items:(add|remove|up|down):([\w.]+?)(?::(\d{1,3}))?$/;

export type ItemChange = "add" | "remove" | "up" | "down";

/** The value of the button that changes the rows of a list. @param index - of the row; left out to add one */
export const itemDeed = (change: ItemChange, list: string, index?: number) =>
  `items:${change}:${list}${index === undefined ? "" : `:${index}`}`;

/** The key of a row, which it keeps when rows above it change. A saved row's is its id, a new one's begins with `new`. */
export const itemKeyField = (list: string, index: number) => `${list}.${index}.key`;

/** The keys of the rows of a list, in order. */
export function itemKeys(values: FormValues, list: string): string[] {
  const keys: string[] = [];
  for (let index = 0; typeof values[itemKeyField(list, index)] === "string"; index += 1)
    keys.push(String(values[itemKeyField(list, index)]));
  return keys;
}

/** The id of a saved row by its key; null for a new one. */
export const itemId = (key: string): number | null => (/^\d{1,15}$/.test(key) ? Number(key) : null);

/** The keys after a change. A change that is not possible leaves them. */
export function changedKeys(keys: readonly string[], change: ItemChange, index = -1): string[] {
  const changed = [...keys];
  if (change === "add") return [...changed, newKey(keys)];
  if (!(index in changed)) return changed;
  if (change === "remove") changed.splice(index, 1);
  const to = change === "up" ? index - 1 : index + 1;
  if (change !== "remove" && to in changed) changed.splice(to, 0, ...changed.splice(index, 1));
  return changed;
}

function newKey(keys: readonly string[]): string {
  const numbers = keys.map((key) => Number(/^new(\d+)$/.exec(key)?.[1] ?? 0));
  return `new${Math.max(0, ...numbers) + 1}`;
}

/**
 * The values of a form after the button of one of its lists; null for any other button.
 *
 * @param values - with the key of each row at {@link itemKeyField}
 */
export function changedItems(values: FormValues, deed: string): FormValues | null {
  const [, change, list, at] = DEED.exec(deed) ?? [];
  if (!change || !list) return null;
  const keys = itemKeys(values, list);
  const after = changedKeys(keys, change as ItemChange, at === undefined ? undefined : Number(at));
  const places = new Map(after.map((key, index) => [key, index]));
  const prefix = `${list}.`;
  const others = Object.entries(values).filter(([name]) => !name.startsWith(prefix));
  const rows = Object.entries(values).flatMap(([name, value]) => {
    const [, index, rest] = name.startsWith(prefix)
      ? (/^(\d+)\.(.+)$/.exec(name.slice(prefix.length)) ?? [])
      : [];
    const to = places.get(keys[Number(index)] ?? "");
    return rest === undefined || to === undefined ? [] : [[`${prefix}${to}.${rest}`, value] as const];
  });
  const added = after.map((key, index) => [itemKeyField(list, index), key] as const);
  return Object.fromEntries([...others, ...rows, ...added]);
}
