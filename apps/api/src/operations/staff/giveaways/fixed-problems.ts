import type { RequestBody, Schema } from "@grow/contract";
import type { Problem } from "../../../errors/api-error.ts";
import { sum } from "./publish-problems.ts";
import type { GiveawayText, StaffGiveaway } from "./staff-giveaway.ts";

type Body = RequestBody<"saveStaffGiveaway">;
type FixedName = Schema<"StaffGiveawayFixed">["field"];
type Category = Schema<"StaffGiveawayCategoryWrite">;

interface Saved {
  readonly before: StaffGiveaway;
  readonly body: Body;
  readonly texts: readonly GiveawayText[];
  /** Of the brand that was sent. */
  readonly brandId: number | null;
  /** The time of the database, ms. */
  readonly now: number;
}

export type IsFixed = (field: FixedName) => boolean;

/** Whether a field of a giveaway can no longer be changed. */
export function fixedIn(giveaway: StaffGiveaway | null): IsFixed {
  const fixed = new Set(giveaway?.items_fixed.map(({ field }) => field));
  return (field) => fixed.has(field);
}

/** Problems with what somebody relies on, with the reason as `reason`. */
export function fixedProblems(saved: Saved): Problem[] {
  const { before, body } = saved;
  const changed: Partial<Record<FixedName, boolean>> = {
    lang: before.lang !== body.lang,
    winners: before.winners !== body.winners,
    countries: !isSameSet(before.countries, body.countries),
    minimum_age: before.minimum_age !== body.minimum_age,
    needs_week: before.needs_week !== body.needs_week,
    reply_days: before.reply_days !== body.reply_days,
    brand: (before.item_brand?.id ?? null) !== saved.brandId,
    date_start: !isSameTime(before.date_start, body.date_start),
    date_end: !isSameTime(before.date_end, body.date_end),
    date_result: !isSameTime(before.date_result, body.date_result),
  };
  const fields = before.items_fixed.filter(({ field }) => changed[field]);
  return [
    ...fields.map(({ field, reason }): Problem => ({ code: "not_allowed", field, params: { reason } })),
    ...changedRules(saved),
    ...changedCategories(saved),
    ...earlierTimes(saved),
    ...fewerPrizes(saved),
  ];
}

function refused({ before }: Saved, field: FixedName, at: string): Problem[] {
  const fixed = before.items_fixed.find((one) => one.field === field);
  return fixed ? [{ code: "not_allowed", field: at, params: { reason: fixed.reason } }] : [];
}

/** Rules in a language that had none may still be added: readers of it had the original. */
function changedRules(saved: Saved): Problem[] {
  const { before, texts } = saved;
  return before.items_text.flatMap(({ lang, rules }) => {
    if (rules === "" && lang !== before.lang) return [];
    const place = texts.findIndex((text) => text.lang === lang);
    if (texts[place]?.rules === rules) return [];
    return refused(saved, "rules", place < 0 ? "items_text" : `items_text.${place}.rules`);
  });
}

function changedCategories(saved: Saved): Problem[] {
  const { before, body } = saved;
  const isGone = before.items_category.some(
    (old) => !body.items_category.some(({ category_id }) => category_id === old.category_id),
  );
  return [
    ...(isGone ? refused(saved, "categories", "items_category") : []),
    ...body.items_category.flatMap((category, index) => {
      const at = `items_category.${index}`;
      if (category.category_id === undefined) return refused(saved, "new_categories", `${at}.name`);
      const old = before.items_category.find(({ category_id }) => category_id === category.category_id);
      return old
        ? changedRulesOf(old, category).flatMap((name) => refused(saved, "categories", `${at}.${name}`))
        : [];
    }),
  ];
}

function changedRulesOf(old: Category, sent: Category): string[] {
  const plain = [
    "content_type",
    "max_votes",
    "cnt_winners",
    "needs_harvest",
    "faza",
    "min_readings",
  ] as const;
  return [
    ...plain.filter((name) => old[name] !== sent[name]),
    ...(isSameSet(old.rooms, sent.rooms) ? [] : ["rooms"]),
    ...(isSameTime(old.content_from, sent.content_from) ? [] : ["content_from"]),
  ];
}

/** The end of a giveaway with entries may move later, and its result to any time that has not passed. */
function earlierTimes({ before, body, now }: Saved): Problem[] {
  if (before.items_fixed.length === 0) return [];
  const isFixed = fixedIn(before);
  const [end, oldEnd] = [Date.parse(body.date_end), Date.parse(before.date_end)];
  const isMoved = !isSameTime(before.date_result, body.date_result);
  const result = Date.parse(body.date_result ?? body.date_end);
  return [
    ...(!isFixed("date_end") && end < oldEnd ? [{ code: "out_of_range" as const, field: "date_end" }] : []),
    ...(!isFixed("date_result") && isMoved && result <= now
      ? [{ code: "out_of_range" as const, field: "date_result" }]
      : []),
  ];
}

/** What can be won is why somebody entered. */
function fewerPrizes({ before, body }: Saved): Problem[] {
  const promised = sum(before.items_prize.map(({ cnt }) => cnt));
  return before.items_fixed.length > 0 && sum(body.items_prize.map(({ cnt }) => cnt)) < promised
    ? [{ code: "too_few", field: "items_prize", params: { min: promised } }]
    : [];
}

function isSameTime(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
}

function isSameSet(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
