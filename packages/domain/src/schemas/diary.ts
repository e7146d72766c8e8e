import * as z from "zod/mini";
import { EQUIPMENT_CATEGORIES } from "../equipment.ts";
import { COUNT_LIMITS, LIMITS } from "../limits.ts";
import { ROOMS, SOILS, WATERINGS } from "../setup-options.ts";
import { choice, id } from "./number.ts";
import { text } from "./text.ts";

const codes = <List extends readonly { readonly code: number }[]>(list: List): List[number]["code"][] =>
  list.map((option) => option.code);

/** An equipment row of a diary: a catalogue product by id, or only a name. */
export const equipmentRow = z.object({
  category: choice(EQUIPMENT_CATEGORIES),
  name: text(LIMITS.equipment_name),
  product_id: z.optional(z.nullable(id)),
});

/** Form of a diary: name, room, medium, watering and equipment. */
export const diaryForm = z.object({
  name: text(LIMITS.diary_name),
  type_room: choice(codes(ROOMS)),
  type_soil: choice(codes(SOILS)),
  type_watering: choice(codes(WATERINGS)),
  visibility: z.optional(choice(["public", "unlisted", "private"])),
  items_equip: z.optional(
    z.array(equipmentRow).check(z.maxLength(COUNT_LIMITS.equipment_of_diary, "too_many")),
  ),
});
