import type { Problem } from "../../../errors/api-error.ts";
import type { GiveawayText } from "./staff-giveaway.ts";

interface Complete {
  readonly lang: string;
  readonly winners: "draw" | "votes";
  readonly items_text: readonly GiveawayText[];
  readonly items_prize: readonly { readonly cnt: number }[];
  readonly items_category: readonly { readonly cnt_winners: number; readonly max_votes: number }[];
}

const WORDS = /\S/;

/** What a giveaway lacks to be published, with fields as in the request. */
export function publishProblems({
  lang,
  winners,
  items_text,
  items_prize,
  items_category,
}: Complete): Problem[] {
  const place = items_text.findIndex((text) => text.lang === lang);
  const original = items_text[place];
  return [
    ...(["text", "rules"] as const)
      .filter((name) => !WORDS.test((original?.[name] ?? "").replace(/<[^<>]*>/g, "")))
      .map((name): Problem => ({ code: "required", field: `items_text.${place}.${name}` })),
    ...(items_category.length === 0 ? [{ code: "required" as const, field: "items_category" }] : []),
    ...items_category.flatMap(({ max_votes }, index): Problem[] =>
      winners === "votes" && max_votes === 0
        ? [{ code: "out_of_range", field: `items_category.${index}.max_votes` }]
        : [],
    ),
    ...fewPrizes(sum(items_prize.map(({ cnt }) => cnt)), sum(items_category.map((one) => one.cnt_winners))),
  ];
}

/** Prizes that are only described in the text are not counted. */
function fewPrizes(prizes: number, winners: number): Problem[] {
  return prizes > 0 && prizes < winners
    ? [{ code: "too_few", field: "items_prize", params: { min: winners } }]
    : [];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
