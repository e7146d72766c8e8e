import { measuresFromText, paramId } from "@grow/domain";
import { textOf } from "../../../../shared/form-errors.ts";
import { readWeekForm } from "../../shared/week-form/week-form.ts";
import { storedMedia } from "./stored-media.ts";
import { weekBody } from "./week-body.ts";

/** Whether a form would publish a new week without any content, and the grower has not confirmed that. */
export function asksAboutEmpty(sent: FormData, weekId: string | undefined): boolean {
  const isConfirmed = sent.has("empty") || textOf(sent, "another") !== "";
  if (isConfirmed || paramId(weekId) !== undefined) return false;
  const { photos, videos } = storedMedia(sent);
  if (photos.length + videos.length > 0) return false;
  const measures = measuresFromText(textOf(sent, "measures"));
  const { body } = weekBody(readWeekForm(sent), { measures, lang: "en" });
  if (!body) return false;
  const { text, props, item_flowering: fed, items_event, items_feeding, item_harvest: harvest } = body;
  return (
    text === "" &&
    Object.keys(props ?? {}).length === 0 &&
    [...(fed?.items_nutrient ?? []), ...(items_event ?? []), ...(items_feeding ?? [])].length === 0 &&
    !harvest?.strain_comment &&
    !harvest?.item_review_seed &&
    (harvest?.items_nutrient ?? []).length === 0
  );
}
