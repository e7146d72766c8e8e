import type { Schema } from "@grow/contract";
import { existingPage } from "../../../../shared/existing-page.ts";
import { type TimingView, timingView } from "../../../../shared/giveaways/timing-view.ts";
import { type PhotoData, photoData } from "../../../../shared/photo-source.ts";
import { coverData } from "../../../../shared/posts/post-card-view.ts";
import { type PersonView, personView } from "../../../../shared/talk/block/comments-view.ts";
import { type WeekView, weekView } from "../../giveaways/week-view.ts";
import { ENTRIES_PAGE, type GiveawayRequest, giveawayAddress, THINGS_PAGE } from "./request.ts";

type Entry = Schema<"GiveawayEntry">;
type Category = Schema<"Giveaway">["categories"][number];

export interface EntryView {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly photo: PhotoData | null;
  readonly week: WeekView | null;
  /** Null for a deleted account. */
  readonly author: PersonView | null;
  /** Null where no votes are shown. */
  readonly votes: number | null;
  readonly place: number | null;
  readonly placeState: Entry["place_state"];
  readonly replyUntil: string | null;
  readonly isMine: boolean;
  readonly isMyVote: boolean;
}

export interface CandidateView {
  readonly id: number;
  readonly name: string;
  readonly photo: PhotoData | null;
  readonly week: WeekView | null;
  readonly reason: Schema<"GiveawayJoinReason"> | null;
}

export interface CategoryView {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly type: Category["content_type"];
  readonly winners: number;
  /** Votes of a member; 0 where votes don't decide. */
  readonly maxVotes: number;
  readonly votesLeft: number;
  readonly total: number;
  readonly entries: readonly EntryView[];
  readonly page: number;
  readonly pages: number;
  /** The user's entry. */
  readonly mine: EntryView | null;
  /** What the user may enter, once they asked for it. */
  readonly candidates: CandidatesView | null;
  /** Whether the user is about to decline the prize. */
  readonly isDeclining: boolean;
}

/** A page of what the user may enter, and of what they may not. */
export interface CandidatesView {
  readonly items: readonly CandidateView[];
  readonly page: number;
  readonly pages: number;
}

export interface GiveawayView {
  readonly id: number;
  readonly title: string;
  readonly html: string;
  readonly rules: string;
  readonly lang: string;
  readonly link: string;
  /** Path and query of this page. */
  readonly here: string;
  readonly request: GiveawayRequest;
  readonly cover: PhotoData | null;
  readonly brand: { readonly name: string; readonly href: string | undefined } | null;
  readonly timing: TimingView;
  readonly isOpen: boolean;
  readonly isVoted: boolean;
  readonly resultDate: string;
  readonly replyDays: number;
  readonly countries: readonly string[];
  readonly minimumAge: number;
  readonly prizes: readonly {
    /** Its position: prizes can have the same name. */
    readonly id: number;
    readonly name: string;
    readonly count: number;
    readonly href: string | undefined;
  }[];
  readonly prizeCount: number;
  readonly entryCount: number;
  readonly voteCount: number;
  readonly commitment: string | null;
  readonly categories: readonly CategoryView[];
}

interface AskedFor {
  /** The giveaway with another page of the entries of the requested category. */
  readonly turned: Schema<"Giveaway"> | null;
  readonly candidates: Schema<"GiveawayCandidateList"> | null;
}

/** @param now - milliseconds since 1970 */
export function giveawayView(
  giveaway: Schema<"Giveaway">,
  { turned, candidates }: AskedFor,
  request: GiveawayRequest,
  now: number,
): GiveawayView {
  const { item_brand: brand, categories, my_entries } = giveaway;
  const isVoted = giveaway.winners === "votes";
  return {
    id: giveaway.id,
    title: giveaway.title,
    html: giveaway.text,
    rules: giveaway.rules,
    lang: giveaway.lang,
    link: giveaway.link,
    here: giveawayAddress(giveaway.link, request),
    request,
    cover: coverData(giveaway.cover),
    brand: brand && { name: brand.name, href: existingPage(brand.link) },
    timing: timingView(giveaway, now),
    isOpen: giveaway.is_open,
    isVoted,
    resultDate: giveaway.date_result,
    replyDays: giveaway.reply_days,
    countries: giveaway.countries,
    minimumAge: giveaway.minimum_age,
    prizes: giveaway.items_prize.map(({ name, cnt, item_product }, id) => ({
      id,
      name,
      count: cnt,
      href: existingPage(item_product?.link),
    })),
    prizeCount: giveaway.cnt_prizes,
    entryCount: giveaway.cnt_entries,
    voteCount: giveaway.cnt_votes,
    commitment: giveaway.draw_commitment,
    categories: categories.map((category) => {
      const { category_id: id } = category;
      const page = turned && id === request.category ? request.page : 1;
      const shown = page === 1 ? category : turned?.categories.find((one) => one.category_id === id);
      return {
        ...categoryView(category, isVoted),
        entries: (shown?.entries ?? []).map((entry) => entryView(entry, isVoted)),
        page,
        mine: ownEntry(my_entries, id, isVoted),
        candidates: candidates && id === request.enter ? candidatesView(candidates, request.things) : null,
        isDeclining: id === request.decline,
      };
    }),
  };
}

function categoryView(category: Category, isVoted: boolean) {
  return {
    id: category.category_id,
    name: category.name,
    text: category.text,
    type: category.content_type,
    winners: category.cnt_winners,
    maxVotes: isVoted ? category.max_votes : 0,
    votesLeft: category.cnt_votes_left,
    total: category.cnt_entries,
    pages: Math.ceil(category.cnt_entries / ENTRIES_PAGE),
  };
}

function ownEntry(entries: readonly Entry[], category: number, isVoted: boolean): EntryView | null {
  const own = entries.find(({ is_my, category_id }) => is_my && category_id === category);
  return own ? entryView(own, isVoted) : null;
}

function entryView(entry: Entry, isVoted: boolean): EntryView {
  return {
    id: entry.contest_id,
    name: entry.name,
    href: entry.link,
    photo: entry.item_photo && photoData(entry.item_photo),
    week: weekView(entry.item_week),
    author: personView(entry.item_user),
    votes: isVoted ? entry.cnt_votes : null,
    place: entry.place,
    placeState: entry.place_state,
    replyUntil: entry.reply_until,
    isMine: entry.is_my,
    isMyVote: entry.is_my_vote,
  };
}

function candidatesView({ items, total }: Schema<"GiveawayCandidateList">, page: number): CandidatesView {
  return {
    items: items.map((one) => ({
      id: one.content_id,
      name: one.name,
      photo: one.item_photo && photoData(one.item_photo),
      week: weekView(one.item_week),
      reason: one.reason,
    })),
    page,
    pages: Math.ceil(total / THINGS_PAGE),
  };
}
