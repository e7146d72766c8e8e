import type { Schema } from "@grow/contract";
import type { WeekBody } from "./waiting.ts";

type Present = Schema<"Week">;

/**
 * Whether the server's week says what was sent: then a change that seemed to meet another one has arrived before, and
 * only its answer was lost.
 */
export function isWhatWasSent(present: Present, sent: WeekBody): boolean {
  return JSON.stringify(saidByServer(present)) === JSON.stringify(saidBySender(sent));
}

const text = (value: string | null | undefined): string => (value ?? "").trim();

/** Empty readings are none; their order says nothing. */
function readings(props: WeekBody["props"] | Present["props"]): unknown {
  return Object.entries(props ?? {})
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function saidByServer(week: Present): unknown {
  const { item_flowering: flowering, item_harvest: harvest } = week;
  const stands = (one: { is_remove: boolean }) => !one.is_remove;
  const media = (list: readonly { id: number; alt: string; is_remove: boolean }[]) =>
    list.filter(stands).map(({ id, alt }) => [id, text(alt)]);
  return [
    week.faza,
    week.days,
    text(week.text),
    readings(week.props),
    media(week.items_photo),
    media(week.items_video),
    (flowering?.items_nutrient ?? [])
      .filter(stands)
      .map(({ item_product, name, val }) => [item_product?.id ?? name, val || null]),
    text(harvest?.strain_comment),
    review(harvest?.item_review_seed),
    (harvest?.items_nutrient ?? [])
      .filter(stands)
      .map(({ item_product, name, comment, n_general }) => [
        item_product?.id ?? name,
        text(comment),
        n_general ?? null,
      ]),
  ];
}

function saidBySender(week: WeekBody): unknown {
  const { item_flowering: flowering, item_harvest: harvest } = week;
  const media = (list: WeekBody["items_photo"]) => (list ?? []).map(({ id, alt }) => [id, text(alt)]);
  return [
    week.faza,
    week.days,
    text(week.text),
    readings(week.props),
    media(week.items_photo),
    media(week.items_video),
    (flowering?.items_nutrient ?? []).map(({ product_id, name, val }) => [product_id ?? name, val || null]),
    text(harvest?.strain_comment),
    review(harvest?.item_review_seed),
    (harvest?.items_nutrient ?? []).map(({ product_id, name, comment, n_general }) => [
      product_id ?? name,
      text(comment),
      n_general ?? null,
    ]),
  ];
}

function review(of: Schema<"SeedReview"> | null | undefined): unknown {
  if (!of) return null;
  return [of.props?.growing ?? null, of.props?.resistance ?? null, of.n_general ?? null, text(of.text)];
}
