import type { RequestBody } from "@grow/contract";

type WeekBody = Pick<RequestBody<"createWeek">, "text" | "item_harvest">;

/** Everything written in a week: its text, and in a harvest the smoke report and the reviews of seed and nutrients. */
export function weekTexts({ text, item_harvest }: WeekBody): string {
  const reviews = item_harvest?.items_nutrient ?? [];
  return [
    text,
    item_harvest?.strain_comment,
    item_harvest?.item_review_seed?.text,
    ...reviews.map(({ comment, is_remove }) => (is_remove ? undefined : comment)),
  ]
    .filter((one) => one !== undefined)
    .join("\n");
}
