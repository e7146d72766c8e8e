import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../../../../shared/form-errors.ts";

/** Fields of the form of a diary that can say what is wrong with them. */
export const DIARY_FIELDS = [
  "name",
  "lang",
  "type_room",
  "type_soil",
  "type_watering",
  "visibility",
  "is_hidden",
  "cnt_seeds",
  "items_equip",
  "cover",
];

/** Messages that say more about a field of a diary than those of the codes. */
export const DIARY_ERRORS: FieldTexts = {
  "name wrong_format": msg({
    id: "diaryEditor.name.letters",
    message: "Use at least one letter in the name.",
  }),
  "cnt_seeds wrong_type": msg({
    id: "diaryEditor.seeds.whole",
    message: "Enter a whole number, for example 3.",
  }),
};
