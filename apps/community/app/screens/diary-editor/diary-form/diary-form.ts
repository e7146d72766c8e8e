import type { RequestBody } from "@grow/contract";
import { EQUIPMENT_CATEGORIES, type EquipmentCategory } from "@grow/domain";

/** A row of equipment as the form holds it: text, and the id of what was picked from the catalogue. */
export interface EquipmentRow {
  readonly category: EquipmentCategory;
  readonly name: string;
  readonly product_id: string;
}

/** What the form of a new diary holds, all of it as typed. */
export interface DiaryForm {
  readonly name: string;
  readonly type_room: string;
  readonly type_soil: string;
  readonly type_watering: string;
  readonly visibility: string;
  readonly cnt_seeds: string;
  readonly equipment: readonly EquipmentRow[];
}

const row = (category: EquipmentCategory): EquipmentRow => ({ category, name: "", product_id: "" });

/** The form as it opens: what most growers fill in first has its row already. */
export const EMPTY_FORM: DiaryForm = {
  name: "",
  type_room: "1",
  type_soil: "1",
  type_watering: "1",
  visibility: "public",
  cnt_seeds: "",
  equipment: [row("seed"), row("lamp_flower"), row("tent"), row("nutrient")],
};

/** Most rows a form may hold; the contract takes as many things. */
const MOST_ROWS = 100;

/** Reads the form back from what a browser sent, whatever it is. */
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
    });
  }
  return {
    name: text("name"),
    type_room: text("type_room"),
    type_soil: text("type_soil"),
    type_watering: text("type_watering"),
    visibility: text("visibility"),
    cnt_seeds: text("cnt_seeds"),
    equipment,
  };
}

/** A problem that the form itself finds: the field and the code that the api would have used. */
export interface FormProblem {
  readonly field: string;
  readonly code: "required" | "wrong_type" | "not_allowed";
}

type Body = RequestBody<"createDiary">;

/**
 * What the api is asked to create. Empty rows are left out; numbers that are none, and choices that do not exist, are
 * problems. Lengths and limits are the api's to judge.
 */
export function diaryBody(
  form: DiaryForm,
  lang: string,
): { body: Body; problems: [] } | { body: null; problems: FormProblem[] } {
  const problems: FormProblem[] = [];
  const room = oneOf([1, 2, 3] as const, form.type_room);
  const soil = oneOf([1, 2, 3, 4] as const, form.type_soil);
  const watering = oneOf([1, 2, 3, 4] as const, form.type_watering);
  const visibility = (["public", "unlisted", "private"] as const).find((known) => known === form.visibility);
  if (form.name.trim() === "") problems.push({ field: "name", code: "required" });
  if (room === undefined) problems.push({ field: "type_room", code: "not_allowed" });
  if (soil === undefined) problems.push({ field: "type_soil", code: "not_allowed" });
  if (watering === undefined) problems.push({ field: "type_watering", code: "not_allowed" });
  if (visibility === undefined) problems.push({ field: "visibility", code: "not_allowed" });
  const seeds = form.cnt_seeds.trim();
  if (seeds !== "" && !/^\d{1,6}$/.test(seeds)) problems.push({ field: "cnt_seeds", code: "wrong_type" });
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
    name: form.name.trim(),
    lang,
    type_room: room,
    type_soil: soil,
    type_watering: watering,
    visibility,
    items_equip: form.equipment.filter((item) => item.name.trim() !== "").map(equipmentInput),
    ...(seeds === "" ? {} : { cnt_seeds: Number(seeds) }),
  };
  return { body, problems: [] };
}

function equipmentInput({ category, name, product_id }: EquipmentRow) {
  return /^\d{1,15}$/.test(product_id)
    ? { category, product_id: Number(product_id) }
    : { category, name: name.trim() };
}

function oneOf<Code extends number>(codes: readonly Code[], text: string): Code | undefined {
  return codes.find((code) => String(code) === text);
}
