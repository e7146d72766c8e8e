import type { Schema } from "@grow/contract";
import { type Faza, type Level, type Measures, weekDays } from "@grow/domain";
import type { WonAward } from "../../../../shared/awards/won-awards.ts";
import { mayModerate } from "../../../../shared/may-moderate.ts";
import { type PhotoData, photoData } from "../../../../shared/photo-source.ts";
import type { CommentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import {
  type CommentPlaceView,
  type CommentsView,
  commentsView,
  type PersonView,
  personView,
} from "../../../../shared/talk/block/comments-view.ts";
import { type FactView, factsView } from "../../shared/diary/facts-view.ts";
import { lockedWeeks } from "../../shared/diary/locked-weeks.ts";
import { roomView } from "../../shared/diary/readings-view.ts";
import { type SetupView, setupView } from "../../shared/diary/setup-view.ts";
import { type DiaryStatus, diaryStatus } from "../../shared/diary/status-view.ts";
import { levelsOf, type WeekView, weekView } from "./week-view.ts";

type Diary = Schema<"Diary">;

/** A cell of the strip. */
export interface CellView {
  readonly id: number;
  readonly faza: Faza;
  /** Key of the week's name. */
  readonly name: string;
  readonly days: { readonly first: number; readonly last: number } | null;
  readonly photo: PhotoData | null;
  /** Null for a week that this reader may not open. */
  readonly levels: readonly Level[] | null;
}

/** The moderation state, for moderators. */
export interface ModerationView {
  readonly state: "waiting" | "approved" | "rejected";
  readonly isVerified: boolean;
  readonly isLocked: boolean;
}

/** Comments on the diary or on a week. */
export interface DiaryComments extends CommentsView {
  /** The diary beside the week, the shown week beside the diary. */
  readonly beside: CommentPlaceView | null;
  /** Other weeks with comments, the last first. */
  readonly weeks: readonly CommentedWeek[];
}

/** A week with comments that another place on the page links to. */
export interface CommentedWeek {
  readonly id: number;
  /** Key of the week's name. */
  readonly name: string;
  readonly count: number;
}

export interface DiaryView {
  readonly id: number;
  readonly name: string;
  readonly lang: string;
  readonly link: string;
  readonly author: PersonView | null;
  readonly cover: PhotoData | null;
  /** Key of the name of the week that the cover was taken from. */
  readonly coverWeek: string | null;
  /** Which part of the cover stays when its frame is lower: CSS `object-position`. */
  readonly coverFocus: string;
  readonly faza: Faza | null;
  readonly isFinished: boolean;
  readonly isVerified: boolean;
  readonly isPremium: boolean;
  readonly status: readonly DiaryStatus[];
  /** The moderator's reason; usually left out. */
  readonly moderationText?: string | undefined;
  readonly facts: readonly FactView[];
  /** What the diary or its photos won; usually left out. */
  readonly awards?: readonly WonAward[] | undefined;
  readonly liked: boolean;
  readonly likes: number;
  readonly followed: boolean;
  readonly cells: readonly CellView[];
  /** The shown week's cell. */
  readonly current: number | null;
  /** Null without weeks, and for a week that the user may not open. */
  readonly week: WeekView | null;
  /** Weeks for Premium readers only, when this reader is none. */
  readonly lockedWeeks: number;
  /** The content of those weeks. */
  readonly lockedContent: Schema<"CutWeeks"> | null;
  readonly setup: SetupView;
  /** The user is the author. */
  readonly isOwn: boolean;
  readonly comments: DiaryComments | null;
  readonly measures: Measures;
}

/**
 * The state of a diary as a moderator sees it.
 *
 * @param access - rights of the user; none for guests
 * @returns null for users who may not decide on it
 */
export function moderationView(diary: Diary, access: readonly string[]): ModerationView | null {
  if (!mayModerate(access)) return null;
  return {
    state: diary.is_ban ? "rejected" : diary.is_moderate ? "waiting" : "approved",
    isVerified: diary.is_verify,
    isLocked: diary.is_lock,
  };
}

/** The request for comments, and its result. */
export interface AskedComments {
  /** Null if the user may not open the week. */
  readonly list: Schema<"CommentList"> | null;
  readonly request: CommentsRequest;
  /** The address names the week whose comments these are, or the diary. */
  readonly on: "diary" | "week";
}

/** Links to weeks with comments: few readers look further back. */
const MOST_WEEKS = 8;

/** The target of the comments, and other targets with comments. The number of the diary includes those on its weeks. */
function commentPlaces(
  diary: Diary,
  week: WeekView | null,
  on: AskedComments["on"],
): Pick<DiaryComments, "about" | "beside" | "weeks"> {
  const { id, items_week: open } = diary;
  const all = open.reduce((sum, one) => sum + one.cnt_comments, diary.cnt_comments);
  const whole = { type: "diary", id, count: all } as const;
  if (!week) return { about: whole, beside: null, weeks: [] };
  const count = open.find((one) => one.id === week.id)?.cnt_comments ?? 0;
  const ofWeek = { type: "week", id: week.id, count } as const;
  if (on === "week") return { about: ofWeek, beside: whole, weeks: [] };
  const weeks = open
    .filter((one) => one.id !== week.id && one.cnt_comments > 0)
    .slice(-MOST_WEEKS)
    .reverse()
    .map(({ id, name, cnt_comments }) => ({ id, name, count: cnt_comments }));
  return { about: whole, beside: ofWeek, weeks };
}

function diaryComments(
  diary: Diary,
  week: WeekView | null,
  { list, request, on }: AskedComments & { readonly list: Schema<"CommentList"> },
): DiaryComments {
  const { about, beside, weeks } = commentPlaces(diary, week, on);
  return { ...commentsView(list, request, about, diary.item_user?.id), beside, weeks };
}

/**
 * The page of a diary, opened at one of its weeks.
 *
 * @param reader - id of the signed-in reader; undefined for guests
 * @param weekId - the week to show; null for a diary without weeks
 */
export function diaryView(
  diary: Diary,
  weekId: number | null,
  comments: AskedComments,
  reader: number | undefined,
  measures: Measures,
): DiaryView {
  const { items_week: open } = diary;
  const week = weekView(
    open,
    open.findIndex((one) => one.id === weekId),
    roomView(diary),
    measures,
  );
  const isOwn = reader !== undefined && diary.item_user?.id === reader;
  const states = diaryStatus(diary);
  const coverWeek = open.find((one) => one.items_photo.some((photo) => photo.id === diary.photo_id));
  return {
    id: diary.id,
    name: diary.name,
    lang: diary.lang,
    link: diary.link,
    author: personView(diary.item_user),
    cover: diary.item_cover && photoData(diary.item_cover),
    coverWeek: coverWeek?.name ?? null,
    coverFocus: coverFocus(diary.cover_focus, coverWeek?.faza),
    faza: diary.max_faza,
    isFinished: diary.is_harvest,
    isVerified: diary.is_verify,
    isPremium: diary.is_lock,
    // Others must not learn that a diary is unlisted.
    status: isOwn ? states : states.filter((state) => state !== "unlisted"),
    ...(diary.moderation_text === null ? {} : { moderationText: diary.moderation_text }),
    facts: diary.weeks.length > 0 ? factsView(diary, measures) : [],
    liked: diary.is_like,
    likes: diary.cnt_likes,
    followed: diary.is_follow,
    cells: diary.weeks.map((short) =>
      cellView(
        short,
        open.find((one) => one.id === short.id),
      ),
    ),
    current: weekId,
    week,
    lockedWeeks: lockedWeeks(diary),
    lockedContent: diary.item_cut ?? null,
    setup: setupView(diary),
    isOwn,
    // Locked content is not described.
    comments:
      comments.list && (week || diary.weeks.length === 0)
        ? diaryComments(diary, week, { ...comments, list: comments.list })
        : null,
    measures,
  };
}

/** In flower the top cola matters; a seedling is at the bottom of its photo. */
function coverFocus(chosen: number | null | undefined, faza: Faza | undefined): string {
  if (typeof chosen === "number") return `50% ${chosen}%`;
  return faza === -1 || faza === 0 ? "50% 70%" : "50% 12%";
}

function cellView(short: Schema<"WeekShort">, week: Schema<"Week"> | undefined): CellView {
  const photo = week?.items_photo.find((one) => !one.is_remove);
  return {
    id: short.id,
    faza: short.faza,
    name: short.name,
    days: weekDays(short.days),
    // Its label describes it.
    photo: photo ? { ...photoData(photo), alt: "" } : null,
    levels: week ? levelsOf(week) : null,
  };
}
