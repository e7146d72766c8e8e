import type { RequestBody, Schema } from "@grow/contract";
import { parseRating, readRating, SEED_RATINGS } from "@grow/domain/ratings";
import { isSaid, type NutrientRow, type SmokeForm } from "./smoke-form.ts";

type Body = RequestBody<"replaceWeek">;
type HarvestInput = NonNullable<Body["item_harvest"]>;
type NutrientInput = NonNullable<HarvestInput["items_nutrient"]>[number];
type Week = Schema<"Week">;

/** The rows to send: a stored row keeps its place even if it is empty now. */
const isSent = (row: NutrientRow): boolean => row.id !== "" || isSaid(row);

function nutrientInput(row: NutrientRow, before: Schema<"NutrientReview"> | undefined): NutrientInput {
  const productId = /^\d{1,15}$/.test(row.product_id) ? Number(row.product_id) : null;
  return {
    ...(before ? { id: before.id, items: before.items } : {}),
    ...(productId === null ? { name: row.name.trim() } : { product_id: productId }),
    comment: row.comment.trim(),
    n_general: parseRating(row.n_general),
  };
}

function reviewInput({ seed }: SmokeForm): Schema<"SeedReview"> | null {
  const review = {
    props: { growing: parseRating(seed.growing), resistance: parseRating(seed.resistance) },
    n_general: parseRating(seed.n_general),
    text: seed.text.trim(),
  };
  const isEmpty = review.text === "" && SEED_RATINGS.every((rating) => readRating(rating, review) === null);
  return isEmpty ? null : review;
}

/** The stored week with the smoke report's changes. The API checks lengths. */
export function smokeBody(form: SmokeForm, week: Week, version: number): Body {
  const before = week.item_harvest?.items_nutrient ?? [];
  const { report } = form;
  const isSilent = Object.values(report).every((words) => words.length === 0);
  return {
    version,
    days: week.days,
    faza: week.faza,
    text: week.text,
    lang: week.lang,
    props: { ...week.props, harvest_smoke: form.harvest_smoke.trim() || null },
    items_photo: week.items_photo.filter((photo) => !photo.is_remove).map(({ id, alt }) => ({ id, alt })),
    items_video: week.items_video.filter((film) => !film.is_remove).map(({ id, alt }) => ({ id, alt })),
    item_flowering: null,
    item_harvest: {
      strain_comment: form.strain_comment.trim(),
      item_review_seed: reviewInput(form),
      // The form takes only words that the categories have.
      item_report: isSilent ? null : (report as unknown as Schema<"HarvestReport">),
      items_nutrient: form.nutrients.filter(isSent).map((row) =>
        nutrientInput(
          row,
          before.find((one) => String(one.id) === row.id),
        ),
      ),
    },
  };
}

/** The field of the form that a field of the api was made from. Rows that say nothing are not sent. */
export function formField(form: SmokeForm, field: string): string {
  const [, index, rest = ""] = /^item_harvest\.items_nutrient\.(\d+)(.*)$/.exec(field) ?? [];
  if (index === undefined) {
    return field
      .replace(/^item_harvest\.item_review_seed\.(props\.)?/, "seed.")
      .replace(/^item_harvest\.(strain_comment)$/, "$1")
      .replace(/^item_harvest\.item_report\./, "report.");
  }
  const places = form.nutrients.flatMap((row, place) => (isSent(row) ? [place] : []));
  return `nutrients.${places[Number(index)] ?? index}${rest}`;
}
