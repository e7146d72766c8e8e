import type { Schema } from "@grow/contract";

type Draw = Schema<"StaffGiveawayDraw">;
type DrawCategory = Schema<"StaffGiveawayDrawCategory">;

/** A giveaway that exists. */
export interface GiveawayView {
  readonly id: number;
  readonly title: string;
  readonly lang: string;
  readonly link: string;
  readonly version: number;
  readonly state: Schema<"StaffGiveawayState">;
  readonly entries: number;
  /** Why fields can no longer be changed, by field. */
  readonly fixed: Readonly<Partial<Record<FixedName, FixedReason>>>;
  /** Languages whose rules somebody relies on. */
  readonly fixedRules: readonly string[];
  readonly oldSlugs: readonly string[];
}

export type FixedName = Schema<"StaffGiveawayFixed">["field"];
export type FixedReason = Schema<"StaffGiveawayFixed">["reason"];

export function giveawayView(giveaway: Schema<"StaffGiveaway">): GiveawayView {
  const { id, lang, link, version, state, items_text, items_fixed, cnt_entries, old_slugs } = giveaway;
  const fixed = Object.fromEntries(items_fixed.map(({ field, reason }) => [field, reason]));
  return {
    ...{ id, lang, link, version, state, fixed },
    title: items_text[0]?.title ?? "",
    entries: cnt_entries,
    fixedRules: fixed.rules
      ? items_text.filter((text) => text.lang === lang || text.rules !== "").map((text) => text.lang)
      : [],
    oldSlugs: old_slugs,
  };
}

/** The votes of a day, UTC. */
export interface VoteDay {
  /** Its beginning. */
  readonly day: string;
  readonly total: number;
  /** Votes by hour, 0 to 23. */
  readonly hours: readonly number[];
  /** The hour with the most votes, the first of several: its beginning, and its votes. */
  readonly peak: { readonly hour: string; readonly votes: number };
}

export interface DrawCategoryView {
  readonly id: number;
  readonly name: string;
  readonly entries: number;
  readonly winners: number;
  readonly listHash: string | null;
  readonly leftOut: number;
  readonly votesLeftOut: number;
  readonly leftOutEntries: DrawCategory["items_left_out"];
  readonly places: DrawCategory["items_place"];
  readonly votes: number;
  /** Votes from accounts younger than a week. */
  readonly newVotes: number;
  readonly days: readonly VoteDay[];
}

export interface DrawPanelView extends Omit<Draw, "items_category" | "id"> {
  readonly categories: readonly DrawCategoryView[];
}

export function drawView({ items_category, id: _id, ...draw }: Draw): DrawPanelView {
  return {
    ...draw,
    categories: items_category.map((category) => ({
      id: category.category_id,
      name: category.name,
      entries: category.cnt_entries,
      winners: category.cnt_winners,
      listHash: category.list_hash,
      leftOut: category.cnt_left_out,
      votesLeftOut: category.cnt_votes_left_out,
      leftOutEntries: category.items_left_out,
      places: category.items_place,
      votes: category.cnt_votes,
      newVotes: category.cnt_votes_new,
      days: voteDays(category.items_hour),
    })),
  };
}

/** Hours of votes as days, the newest first. */
export function voteDays(items: DrawCategory["items_hour"]): VoteDay[] {
  const days = [...new Set(items.map(({ date }) => date.slice(0, 10)))].toReversed();
  return days.map((day) => {
    const own = items.filter(({ date }) => date.startsWith(day));
    const hours = Array.from({ length: 24 }, () => 0);
    for (const { date, cnt_votes } of own) hours[new Date(date).getUTCHours()] = cnt_votes;
    const votes = Math.max(...hours);
    const peak = own.find((hour) => hour.cnt_votes === votes);
    return {
      day: `${day}T00:00:00.000Z`,
      total: hours.reduce((sum, count) => sum + count, 0),
      hours,
      peak: { hour: peak?.date ?? "", votes },
    };
  });
}
