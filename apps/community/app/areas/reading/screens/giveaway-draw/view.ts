import type { Schema } from "@grow/contract";
import type { PublishedDraw } from "@grow/domain/draw";
import { existingPage } from "../../../../shared/existing-page.ts";
import { type PersonView, personView } from "../../../../shared/talk/block/comments-view.ts";
import { entriesFilePath } from "../../giveaways/giveaway-paths.ts";
import { type WeekView, weekView } from "../../giveaways/week-view.ts";

type Draw = Schema<"GiveawayDraw">;

export interface PlaceView {
  readonly place: number;
  readonly entry: number;
  /** Null when it is no longer public. */
  readonly name: string | null;
  readonly href: string | undefined;
  readonly week: WeekView | null;
  readonly author: PersonView | null;
  readonly votes: number;
  readonly state: Schema<"GiveawayPlaceState">;
  /** The place whose prize moved up to it. */
  readonly movedFor: number | null;
  readonly replyUntil: string | null;
  readonly date: string | null;
}

export interface DrawnCategoryView {
  readonly id: number;
  readonly name: string;
  readonly winners: number;
  readonly entries: number;
  readonly leftOut: number;
  readonly votesLeftOut: number;
  /** Null before it is frozen, and for a long one, which only the file has. */
  readonly list: string | null;
  /** Path of the list as a file; null before it is frozen. */
  readonly file: string | null;
  readonly listHash: string | null;
  readonly seed: string | null;
  /** Undefined for a long list: it follows from list and secret. */
  readonly order: readonly number[] | undefined;
  readonly places: readonly PlaceView[];
  /** The user's entry, and its place once the result is found. */
  readonly mine: { readonly entry: number; readonly place: number | null } | null;
}

export interface DrawView {
  readonly title: string;
  readonly lang: string;
  readonly link: string;
  readonly isVoted: boolean;
  readonly state: Draw["state"];
  readonly resultDate: string;
  readonly drawDate: string | null;
  readonly replyDays: number;
  readonly commitment: string | null;
  readonly secret: string | null;
  readonly categories: readonly DrawnCategoryView[];
}

export function drawView(draw: Draw): DrawView {
  return {
    title: draw.title,
    lang: draw.lang,
    link: draw.link,
    isVoted: draw.winners === "votes",
    state: draw.state,
    resultDate: draw.date_result,
    drawDate: draw.draw_date,
    replyDays: draw.reply_days,
    commitment: draw.draw_commitment,
    secret: draw.draw_seed,
    categories: draw.categories.map((category) => categoryView(draw.id, category)),
  };
}

function categoryView(giveaway: number, category: Draw["categories"][number]): DrawnCategoryView {
  const { list, list_hash, my_contest_id: entry } = category;
  return {
    id: category.category_id,
    name: category.name,
    winners: category.cnt_winners,
    entries: category.cnt_entries,
    leftOut: category.cnt_left_out,
    votesLeftOut: category.cnt_votes_left_out,
    list,
    file: list_hash === null ? null : entriesFilePath(giveaway, category.category_id),
    listHash: list_hash,
    seed: category.seed,
    order: list === null ? undefined : category.order,
    places: category.places.map(placeView),
    mine: entry === null ? null : { entry, place: category.my_place },
  };
}

function placeView(place: Schema<"GiveawayPlace">): PlaceView {
  return {
    place: place.place,
    entry: place.contest_id,
    name: place.name,
    href: existingPage(place.link),
    week: weekView(place.item_week),
    author: personView(place.item_user),
    votes: place.cnt_votes,
    state: place.state,
    movedFor: place.for_place,
    replyUntil: place.reply_until,
    date: place.state_date,
  };
}

/**
 * What this page shows of a draw, to be compared with what follows from the list.
 *
 * @param list - the frozen list, as part of the page or from its file
 */
export function publishedDraw(
  { isVoted, commitment, secret }: DrawView,
  { listHash, order, places, winners }: DrawnCategoryView,
  list: string,
): PublishedDraw {
  return {
    isDrawn: !isVoted,
    // Where votes decide, nothing is shown of a secret.
    commitment: isVoted ? null : commitment,
    secret: isVoted ? null : secret,
    list,
    listHash: listHash ?? "",
    order,
    places: places.map(({ place, entry, state, votes }) => ({
      ...{ place, entry, state },
      ...(isVoted ? { votes } : {}),
    })),
    prizes: winners,
  };
}
