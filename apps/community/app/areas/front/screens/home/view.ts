import type { Schema } from "@grow/contract";
import { distinctWeeks, type Faza, type Measures } from "@grow/domain";
import { type CardData, cardData } from "../../../../shared/diary-cards/card-data.ts";
import { existingPage } from "../../../../shared/existing-page.ts";
import { type LineView, linesView } from "../../../../shared/feed-lines/line-view.ts";
import { type GiveawayCardView, giveawayCardView } from "../../../../shared/giveaways/card-view.ts";
import { type PhotoData, photoData } from "../../../../shared/photo-source.ts";
import { type PostCardView, postCardView } from "../../../../shared/posts/post-card-view.ts";
import { type QuestionCardView, questionCardView } from "../../../../shared/questions/question-card-view.ts";
import { type VideoCardView, videoCardView } from "../../../../shared/videos/video-card-view.ts";
import { type OwnDiaryView, ownDiaryView } from "./own-view.ts";

/** Which diaries the page shows, the usual first. */
export const SHOWN = ["active", "new", "harvested"] as const;
export type Shown = (typeof SHOWN)[number];

/** Cards of a block: two rows of a wide screen. */
export const BLOCK_SIZE = 8;
/** Lines of news; `/feed` has the rest. */
const NEWS_SIZE = 5;
/** Number of requested events: several weeks of one diary are one line. */
export const NEWS_EVENTS = 12;
/** Questions of the block. */
const QUESTIONS_SIZE = 4;
/** Shorts of the block: one row of a wide screen. */
const SHORTS_SIZE = 5;
/** Articles of the block: a lead and four beside it, which are as high. */
const POSTS_SIZE = 5;
/** Giveaways of the block: those that end first, in one row. */
const GIVEAWAYS_SIZE = 3;
/** All that grow at once in most tents; the profile has the rest. */
const OWN_SIZE = 6;

/** Reads `?show=`; anything unknown is the usual. */
export function shownDiaries(search: URLSearchParams): Shown {
  return SHOWN.find((one) => one === search.get("show")) ?? "active";
}

/** The query for the list of diaries; null if the page's own request returns them. */
export function listQuery(shown: Shown): { sort: "new" | "update"; tags: string[]; limit: number } | null {
  switch (shown) {
    case "active":
      return null;
    case "new":
      return { sort: "new", tags: [], limit: BLOCK_SIZE };
    case "harvested":
      return { sort: "update", tags: ["harvest"], limit: BLOCK_SIZE };
  }
}

/** A week of the film: one slice. */
export interface SliceView {
  readonly id: number;
  readonly faza: Faza;
  /** Key of the week's name. */
  readonly name: string;
  readonly photo: PhotoData;
}

/** A finished diary in one photo per week. */
export interface FilmView {
  readonly name: string;
  readonly lang: string;
  readonly link: string;
  readonly author: { readonly name: string; readonly href: string | undefined } | null;
  readonly weight: number | null;
  readonly perWatt: number | null;
  readonly slices: readonly SliceView[];
  /** How many weeks the slices are of. */
  readonly weeks: number;
  /** The slice that is wide at first: the last flowering week, when the plant is at its best. */
  readonly widest: number;
}

export interface HomeView {
  readonly film: FilmView | null;
  readonly shown: Shown;
  readonly cards: readonly CardData[];
  /** The member's own diaries; none for guests. */
  readonly own: readonly OwnDiaryView[];
  /** The newest lines of the feed; null for guests, who follow nothing. */
  readonly news: readonly LineView[] | null;
  readonly questions: readonly QuestionCardView[];
  readonly shorts: readonly VideoCardView[];
  readonly posts: readonly PostCardView[];
  /** The awards of the season. */
  readonly award: { readonly title: string; readonly href: string; readonly isOpen: boolean } | null;
  readonly giveaways: readonly GiveawayCardView[];
  readonly total: number;
  readonly measures: Measures;
}

function filmView(film: Schema<"DiaryFilm">): FilmView | null {
  const { item_diary: diary, items } = film;
  if (items.length === 0) return null;
  const { harvest_weight: weight, harvest_watt: watt } = diary;
  const lastFlowering = items.findLastIndex(({ item_week }) => item_week.faza === 1);
  return {
    name: diary.name,
    lang: diary.lang,
    link: diary.link,
    author: diary.item_user && { name: diary.item_user.name, href: existingPage(diary.item_user.link) },
    weight,
    perWatt: weight !== null && watt !== null && watt > 0 ? weight / watt : null,
    slices: items.map(({ item_week, item_photo }) => ({
      id: item_week.id,
      faza: item_week.faza,
      name: item_week.name,
      photo: photoData(item_photo),
    })),
    weeks: distinctWeeks(items.map(({ item_week }) => item_week)).length,
    widest: lastFlowering < 0 ? items.length - 1 : lastFlowering,
  };
}

function awardBlock(award: Schema<"Main">["item_award"]): HomeView["award"] {
  const href = existingPage(award?.link);
  return award && href !== undefined ? { title: award.title, href, isOpen: award.is_open } : null;
}

interface HomeAnswers {
  readonly main: Schema<"Main">;
  /** The chosen diaries, when they are not those of the page's own call. */
  readonly list: Schema<"DiaryCardList"> | null;
  /** The beginning of the member's feed; null for guests. */
  readonly feed: Schema<"FeedEventPage"> | null;
}

export function homeView(
  { main, list, feed }: HomeAnswers,
  shown: Shown,
  measures: Measures,
  now: number,
): HomeView {
  return {
    film: main.item_film && filmView(main.item_film),
    shown,
    // Diaries without a week have nothing to show yet.
    cards: (list?.items ?? main.items_diary)
      .filter(({ weeks }) => weeks.length > 0)
      .slice(0, BLOCK_SIZE)
      .map((card) => cardData(card, measures)),
    own: (main.items_own ?? []).slice(0, OWN_SIZE).map((card) => ownDiaryView(card, measures, now)),
    news: feed && linesView(feed.items, feed.seen_id).slice(0, NEWS_SIZE),
    questions: main.items_problem.slice(0, QUESTIONS_SIZE).map(questionCardView),
    shorts: main.items_video.slice(0, SHORTS_SIZE).map(videoCardView),
    posts: main.items_blog.slice(0, POSTS_SIZE).map(postCardView),
    award: awardBlock(main.item_award),
    giveaways: main.items_giveaway.slice(0, GIVEAWAYS_SIZE).map((card) => giveawayCardView(card, now)),
    total: main.cnt_diaries,
    measures,
  };
}
