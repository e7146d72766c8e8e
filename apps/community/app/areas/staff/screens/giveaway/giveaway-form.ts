import type { RequestBody, Schema } from "@grow/contract";
import { COVER, coverBody, coverValues } from "../../shared/desks/cover-values.ts";
import type { DeskField } from "../../shared/desks/described-field.ts";
import { fieldBody, fieldValues, timeField } from "../../shared/desks/field-values.ts";
import { type FormValues, textAt } from "../../shared/desks/form-values.ts";
import { itemId, itemKeyField, itemKeys } from "../../shared/desks/item-values.ts";
import { languageTexts, languageValues } from "../../shared/desks/language-values.ts";
import { publishTime } from "../../shared/desks/publish-time.ts";
import {
  CATEGORY_RULES,
  CATEGORY_WORDS,
  PLACE_FIELDS,
  PRIZE_FIELDS,
  RULE_FIELDS,
  TIME_FIELDS,
} from "./giveaway-fields.ts";

type Giveaway = Schema<"StaffGiveaway">;
type Body = RequestBody<"saveStaffGiveaway">;
type Category = Body["items_category"][number];

export const TEXTS = "items_text";
export const PRIZES = "items_prize";
export const CATEGORIES = "items_category";
/** As long as the contract's `StaffGiveawayTextWrite` takes. */
export const MOST_TEXT = 20_000;
/** The form's name of the saved address: one that was not changed follows the title of a draft. */
export const SLUG_WAS = "slug_was";
export const MOST_PRIZES = 50;
export const MOST_CATEGORIES = 20;

const TEXT_PARTS = ["title", "text", "rules"] as const;
const OWN_FIELDS = [...PLACE_FIELDS, ...TIME_FIELDS, ...RULE_FIELDS];
const CATEGORY_FIELDS = [...CATEGORY_WORDS, ...CATEGORY_RULES];

/** Chosen words in the form: the rooms of each category. */
export const GIVEAWAY_LISTS = Array.from(
  { length: MOST_CATEGORIES },
  (_, index) => `${CATEGORIES}.${index}.rooms`,
);

/** The form's name of the saved instant. The fields of an instant have no seconds, and one that was not changed keeps them. */
export const savedField = (name: string) => `${name}.saved`;

/** The name of what a field with suggestions refers to, as it is shown where it can't change. */
export const shownField = (name: string) => `${name}.shown`;

/** The values of the form of a saved giveaway. */
export function giveawayValues(giveaway: Giveaway): FormValues {
  const { items_text, items_prize, items_category, item_brand, item_cover, tags, countries } = giveaway;
  const row = {
    ...giveaway,
    brand: lastPart(item_brand?.link),
    tags: tags.join(", "),
    countries: countries.join(", "),
  };
  const prizes = items_prize.map(({ item_product, ...prize }) => ({
    ...prize,
    product: lastPart(item_product?.link),
  }));
  return {
    ...ownValues(OWN_FIELDS, row),
    ...languageValues(TEXTS, items_text, TEXT_PARTS),
    ...rowsValues(PRIZES, PRIZE_FIELDS, prizes, (index) => `new${index + 1}`),
    ...rowsValues(CATEGORIES, CATEGORY_FIELDS, items_category.map(categoryRow), (index) =>
      String(items_category[index]?.category_id),
    ),
    ...coverValues(item_cover),
    [SLUG_WAS]: giveaway.slug,
    [shownField("brand")]: item_brand?.name ?? "",
  };
}

/** The values of the form of a new giveaway: one prize and one category to fill in. */
export function newGiveawayValues(lang: string): FormValues {
  const category = { content_type: "diary", cnt_winners: 1, max_votes: 1, min_readings: 0 };
  return {
    ...ownValues(OWN_FIELDS, { lang, winners: "draw", minimum_age: 18, reply_days: 7 }),
    ...rowsValues(PRIZES, PRIZE_FIELDS, [{ cnt: 1 }], () => "new1"),
    ...rowsValues(CATEGORIES, CATEGORY_FIELDS, [category], () => "new1"),
    [COVER]: "",
  };
}

function ownValues(fields: readonly DeskField[], row: object): FormValues {
  const saved = fields
    .filter(({ kind }) => kind === "instant")
    .map(({ name }): [string, string] => [savedField(name), String(Reflect.get(row, name) ?? "")]);
  return { ...fieldValues(fields, row), ...Object.fromEntries(saved) };
}

function rowsValues(
  list: string,
  fields: readonly DeskField[],
  rows: readonly object[],
  keyOf: (index: number) => string,
): FormValues {
  const entries = rows.flatMap((row, index) => [
    ...Object.entries(ownValues(fields, row)).map(
      ([name, value]) => [`${list}.${index}.${name}`, value] as const,
    ),
    [itemKeyField(list, index), keyOf(index)] as const,
  ]);
  return Object.fromEntries(entries);
}

const categoryRow = ({ rooms, ...category }: Giveaway["items_category"][number]) => ({
  ...category,
  rooms: rooms.map(String),
});

const lastPart = (link: string | undefined) => link?.split("/").at(-1) ?? "";

/** The values of a row, by the names of its fields alone. */
export function rowOf(values: FormValues, prefix: string): FormValues {
  const start = `${prefix}.`;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(start) ? [[name.slice(start.length), value] as const] : [],
    ),
  );
}

/** The request that saves a form. What does not fit is left as text, which the API rejects at its field. */
export function giveawayBody(values: FormValues): Body {
  const { slug, tags, countries, ...own } = bodyOf(OWN_FIELDS, values);
  return {
    ...own,
    ...(slug === null || slug === textAt(values, SLUG_WAS) ? {} : { slug }),
    [TEXTS]: languageTexts(values, TEXTS, TEXT_PARTS),
    ...coverBody(values),
    tags: parts(tags).map((tag) => tag.toLowerCase()),
    countries: parts(countries).map((country) => country.toUpperCase()),
    [PRIZES]: rowsOf(values, PRIZES).map(({ row }) => bodyOf(PRIZE_FIELDS, row)),
    [CATEGORIES]: rowsOf(values, CATEGORIES).map(({ key, row }) => categoryBody(key, row)),
  } as unknown as Body;
}

function categoryBody(key: string, row: FormValues): Category {
  const { faza, rooms, min_readings, ...category } = bodyOf(CATEGORY_FIELDS, row);
  const id = itemId(key);
  return {
    ...(id === null ? {} : { category_id: id }),
    ...category,
    min_readings: min_readings ?? 0,
    faza: faza === null ? null : Number(faza),
    rooms: (rooms as readonly string[]).map(Number),
  } as unknown as Category;
}

function rowsOf(values: FormValues, list: string): { key: string; row: FormValues }[] {
  return itemKeys(values, list).map((key, index) => ({ key, row: rowOf(values, `${list}.${index}`) }));
}

/** What described fields send. An instant that was not changed is sent as it was saved. */
function bodyOf(fields: readonly DeskField[], values: FormValues): Record<string, unknown> {
  const body = fieldBody(fields, values);
  for (const { name, kind } of fields) {
    const saved = textAt(values, savedField(name));
    const { date, time } = publishTime(saved || null);
    const isSame = textAt(values, name) === date && textAt(values, timeField(name)).slice(0, 5) === time;
    if (kind === "instant" && saved !== "" && isSame) body[name] = saved;
  }
  return body;
}

/** The words of a text with commas. */
function parts(text: unknown): string[] {
  return typeof text === "string" ? text.split(/[\s,]+/).filter((part) => part !== "") : [];
}

/** The fields that an error of the API may name. */
export const GIVEAWAY_FIELDS = [
  ...OWN_FIELDS.map(({ name }) => name),
  ...[TEXTS, PRIZES, CATEGORIES, "cover_id"],
];
