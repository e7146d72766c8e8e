import type { RequestBody, Schema } from "@grow/contract";
import { EQUIPMENT_CATEGORIES, type EquipmentCategory, LIMITS } from "@grow/domain";

/** A row of equipment as the form holds it: text, and the ids of what is stored and of what was picked from the catalogue. */
export interface EquipmentRow {
  readonly category: EquipmentCategory;
  readonly name: string;
  readonly product_id: string;
  /** A stored row: its id, its brand, and its initial content. */
  readonly id: string;
  readonly brand_id: string;
  readonly was: string;
}

/** The form of a diary, as typed. */
export interface DiaryForm {
  readonly name: string;
  readonly lang: string;
  readonly type_room: string;
  readonly type_soil: string;
  readonly type_watering: string;
  readonly visibility: string;
  readonly is_hidden: boolean;
  readonly cnt_seeds: string;
  readonly equipment: readonly EquipmentRow[];
  /** Id of the photo that was chosen as the cover; "" for none. */
  readonly cover: string;
  /** Percent from its top that stays in a lower frame; "" leaves it to the page. */
  readonly cover_focus: string;
  /** An uploaded cover without a diary. */
  readonly cover_photo: string;
}

/** An empty row. */
export const emptyRow = (category: EquipmentCategory): EquipmentRow => ({
  category,
  name: "",
  product_id: "",
  id: "",
  brand_id: "",
  was: "",
});

/** A strain or product whose page led to a new diary. */
export type ChosenThing = Pick<EquipmentRow, "category" | "name" | "product_id">;

/** The rows that most growers fill in first. */
export const FIRST_ROWS: readonly EquipmentCategory[] = ["seed", "lamp_flower", "tent", "nutrient"];

/**
 * The form of a new diary: what most growers fill in first has its row already.
 *
 * @param lang - the language in which its grower reads
 * @param chosen - what its rows hold already
 */
export function emptyForm(lang: string, chosen: readonly ChosenThing[] = []): DiaryForm {
  const first = FIRST_ROWS.map((category) => ({
    ...emptyRow(category),
    ...chosen.find((thing) => thing.category === category),
  }));
  const others = chosen.filter(({ category }) => !FIRST_ROWS.includes(category));
  return {
    name: "",
    lang,
    type_room: "1",
    type_soil: "1",
    type_watering: "1",
    visibility: "public",
    is_hidden: false,
    cnt_seeds: "",
    equipment: [...first, ...others.map((thing) => ({ ...emptyRow(thing.category), ...thing }))],
    cover: "",
    cover_focus: "",
    cover_photo: "",
  };
}

/** A draft of a new diary with what its page was opened with: in an empty row of its kind, else in a row of its own. */
export function withChosen(draft: DiaryForm, given: DiaryForm): DiaryForm {
  const rows = [...draft.equipment];
  for (const chosen of given.equipment) {
    const { category, name } = chosen;
    if (name === "" || rows.some((row) => row.category === category && row.name === name)) continue;
    const empty = rows.findIndex((row) => row.category === category && row.name === "");
    if (empty === -1) rows.push(chosen);
    else rows[empty] = chosen;
  }
  return { ...draft, equipment: rows };
}

/** The form of a diary as it is stored. */
export function storedForm(
  diary: Pick<
    Schema<"Diary">,
    | "name"
    | "lang"
    | "type_room"
    | "type_soil"
    | "type_watering"
    | "visibility"
    | "is_hidden"
    | "cnt_seeds"
    | "items_equip"
    | "photo_id"
    | "cover_focus"
  >,
): DiaryForm {
  const stored = diary.items_equip.map(
    ({ id, category, name, product_id, item_brand }): EquipmentRow => ({
      category,
      name,
      product_id: product_id === null ? "" : String(product_id),
      id: String(id),
      brand_id: item_brand === null ? "" : String(item_brand.id),
      was: `${product_id ?? ""} ${name}`,
    }),
  );
  // A diary always has room for its strain; one without any equipment opens like a new one.
  const isBare = stored.length === 0;
  const missing = FIRST_ROWS.filter(
    (category) => (isBare || category === "seed") && stored.every((row) => row.category !== category),
  );
  return {
    name: diary.name,
    lang: diary.lang,
    type_room: String(diary.type_room),
    type_soil: String(diary.type_soil),
    type_watering: String(diary.type_watering),
    visibility: diary.visibility,
    is_hidden: diary.is_hidden,
    cnt_seeds: diary.cnt_seeds === 0 ? "" : String(diary.cnt_seeds),
    equipment: [...stored, ...missing.map(emptyRow)],
    cover: diary.photo_id === null ? "" : String(diary.photo_id),
    cover_focus: String(diary.cover_focus ?? ""),
    cover_photo: "",
  };
}

/** Most rows a form may hold; the contract takes as many things. */
export const MOST_ROWS = 100;

/** Parses a submitted form; tolerates any input. */
export function readDiaryForm(data: FormData): DiaryForm {
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  const equipment: EquipmentRow[] = [];
  for (let index = 0; index < MOST_ROWS; index += 1) {
    const category = EQUIPMENT_CATEGORIES.find((known) => known === text(`equip.${index}.category`));
    if (category === undefined) break;
    equipment.push({
      category,
      name: text(`equip.${index}.name`),
      product_id: text(`equip.${index}.product_id`),
      id: text(`equip.${index}.id`),
      brand_id: text(`equip.${index}.brand_id`),
      was: text(`equip.${index}.was`),
    });
  }
  return {
    name: text("name"),
    lang: text("lang"),
    type_room: text("type_room"),
    type_soil: text("type_soil"),
    type_watering: text("type_watering"),
    visibility: text("visibility"),
    is_hidden: data.has("is_hidden"),
    cnt_seeds: text("cnt_seeds"),
    equipment,
    cover: text("cover"),
    cover_focus: /^\d{1,2}$|^100$/.test(text("cover_focus")) ? text("cover_focus") : "",
    cover_photo: text("cover_photo"),
  };
}

/** Whether two forms have the same body; empty rows do not count. */
export function isSameForm(one: DiaryForm, other: DiaryForm): boolean {
  const said = (form: DiaryForm) => {
    const rows = form.equipment.filter(isNamed).map(equipmentInput);
    const { name, lang, type_room, type_soil, type_watering, visibility, is_hidden, cnt_seeds, cover } = form;
    return JSON.stringify([
      ...[name, lang, type_room, type_soil, type_watering, visibility, is_hidden, cnt_seeds, cover],
      rows,
    ]);
  };
  return said(one) === said(other);
}

/** A problem that the form itself finds: the field and the code that the api would have used. */
export interface FormProblem {
  readonly field: string;
  readonly code: "required" | "wrong_type" | "not_allowed" | "out_of_range" | "too_long";
  readonly params?: Readonly<Record<string, number>>;
}

type Body = Omit<RequestBody<"replaceDiary">, "version">;

/** Seeds that one diary may begin with. */
const MOST_SEEDS = 1000;

/**
 * The request body of a form. Leaves out empty rows; invalid numbers and choices are problems. Row indexes are those of the API;
 * {@link formField} maps them back.
 */
export function diaryBody(
  form: DiaryForm,
): { body: Body; problems: [] } | { body: null; problems: FormProblem[] } {
  const problems: FormProblem[] = [];
  const room = oneOf([1, 2, 3] as const, form.type_room);
  const soil = oneOf([1, 2, 3, 4] as const, form.type_soil);
  const watering = oneOf([1, 2, 3, 4] as const, form.type_watering);
  const visibility = (["public", "unlisted", "private"] as const).find((known) => known === form.visibility);
  const name = form.name.trim();
  if (name === "") problems.push({ field: "name", code: "required" });
  else problems.push(...tooLong("name", name, LIMITS.diary_name.max));
  if (!/^[a-z]{2,3}$/.test(form.lang)) problems.push({ field: "lang", code: "not_allowed" });
  if (room === undefined) problems.push({ field: "type_room", code: "not_allowed" });
  if (soil === undefined) problems.push({ field: "type_soil", code: "not_allowed" });
  if (watering === undefined) problems.push({ field: "type_watering", code: "not_allowed" });
  if (visibility === undefined) problems.push({ field: "visibility", code: "not_allowed" });
  const seeds = form.cnt_seeds.trim();
  if (seeds !== "" && !/^\d{1,6}$/.test(seeds)) problems.push({ field: "cnt_seeds", code: "wrong_type" });
  else if (Number(seeds) > MOST_SEEDS)
    problems.push({ field: "cnt_seeds", code: "out_of_range", params: { min: 0, max: MOST_SEEDS } });
  form.equipment.forEach((row, index) => {
    problems.push(...tooLong(`items_equip.${index}.name`, row.name.trim(), LIMITS.equipment_name.max));
  });
  if (
    problems.length > 0 ||
    room === undefined ||
    soil === undefined ||
    watering === undefined ||
    visibility === undefined
  ) {
    return { body: null, problems };
  }
  const body: Body = {
    name,
    lang: form.lang,
    type_room: room,
    type_soil: soil,
    type_watering: watering,
    visibility,
    is_hidden: form.is_hidden,
    cnt_seeds: Number(seeds),
    items_equip: form.equipment.filter(isNamed).map(equipmentInput),
  };
  return { body, problems: [] };
}

/** The form field of a field in the API's error: empty rows were not sent. */
export function formField(form: DiaryForm, field: string): string {
  const match = /^items_equip\.(\d+)/.exec(field);
  if (!match) return field;
  const rows = form.equipment.flatMap((row, index) => (isNamed(row) ? [index] : []));
  return `items_equip.${rows[Number(match[1])] ?? 0}`;
}

function isNamed(row: EquipmentRow): boolean {
  return row.name.trim() !== "";
}

function tooLong(field: string, text: string, max: number): FormProblem[] {
  return [...text].length > max ? [{ field, code: "too_long", params: { max } }] : [];
}

/**
 * The name decides. An overwritten name wins over the form's product, which only a script clears. An unchanged name means the same
 * product, even if focusing the field cleared it.
 */
function equipmentInput(row: EquipmentRow): Schema<"EquipItemInput"> {
  const { category, product_id, id, brand_id, was } = row;
  const name = row.name.trim();
  const stored = isId(id) ? { category, id: Number(id) } : { category };
  const gap = was.indexOf(" ");
  const [storedId, storedName] = [was.slice(0, Math.max(0, gap)), was.slice(gap + 1)];
  const isAsStored = was !== "" && storedName === name;
  const isPicked = isId(product_id) && product_id !== storedId;
  if (isPicked) return { ...stored, product_id: Number(product_id) };
  if (isAsStored && isId(storedId)) return { ...stored, product_id: Number(storedId) };
  return { ...stored, name, ...(isAsStored && isId(brand_id) ? { brand_id: Number(brand_id) } : {}) };
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

function oneOf<Code extends number>(codes: readonly Code[], text: string): Code | undefined {
  return codes.find((code) => String(code) === text);
}
