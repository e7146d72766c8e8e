import type { Schema } from "@grow/contract";
import {
  type Faza,
  gramsPerWatt,
  isFilled,
  type Level,
  type Measures,
  roundTo,
  showReading,
  weekDays,
} from "@grow/domain";
import { existingPage } from "../../../shared/existing-page.ts";
import { mayModerate } from "../../../shared/may-moderate.ts";
import { type PhotoData, photoData } from "../../../shared/photo-source.ts";
import type { CommentsRequest } from "./address.ts";
import { type CommentsView, commentsView, type PersonView, personView } from "./comments-view.ts";
import { type Figure, roomView } from "./readings-view.ts";
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

/** A thing of the setup: a strain, a lamp, a nutrient. */
export interface ItemView {
  readonly id: number;
  readonly name: string;
  readonly href?: string | undefined;
  readonly brand: string | null;
}

export interface SetupView {
  readonly strains: readonly ItemView[];
  readonly seeds: number;
  readonly room: number;
  readonly soil: number;
  readonly watering: number;
  readonly tents: readonly ItemView[];
  readonly lamps: readonly ItemView[];
  readonly mediums: readonly ItemView[];
  readonly nutrients: readonly ItemView[];
  readonly others: readonly ItemView[];
}

/** What says at a glance what came of a grow. */
export interface FactView extends Figure {
  readonly name: "harvest" | "yield" | "days" | "weeks" | "height" | "rating";
}

/** Who sees a diary besides everybody: shown to its grower and to moderators. */
export type StandingView = "removed" | "banned" | "waiting" | "hidden" | "private" | "unlisted";

/** What a moderator has decided, for those who may decide. */
export interface ModerationView {
  readonly state: "waiting" | "approved" | "rejected";
  readonly isVerified: boolean;
  readonly isLocked: boolean;
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
  readonly faza: Faza | null;
  readonly isFinished: boolean;
  readonly isVerified: boolean;
  readonly isPremium: boolean;
  readonly standing: readonly StandingView[];
  /** What a moderator said of it to its grower; left out where nothing was said, as nearly everywhere. */
  readonly moderationText?: string | undefined;
  readonly facts: readonly FactView[];
  readonly liked: boolean;
  readonly likes: number;
  readonly followed: boolean;
  readonly cells: readonly CellView[];
  /** The shown week's cell. */
  readonly current: number | null;
  /** Null without weeks, and for a week that the reader may not open. */
  readonly week: WeekView | null;
  /** Weeks for Premium readers only, when this reader is none. */
  readonly lockedWeeks: number;
  readonly setup: SetupView;
  /** The reader keeps this diary. */
  readonly isOwn: boolean;
  readonly comments: CommentsView | null;
  readonly measures: Measures;
}

function itemView({ id, name, link, item_brand }: Schema<"EquipItem">): ItemView {
  return { id, name, href: existingPage(link), brand: item_brand?.name ?? null };
}

/** The same lamp for growth and flower is named once. */
function once(items: readonly ItemView[]): readonly ItemView[] {
  return items.filter(
    (item, index) => index === items.findIndex((one) => one.name === item.name && one.brand === item.brand),
  );
}

const IN_OTHER_ROWS: ReadonlySet<string> = new Set([
  "seed",
  "nutrient",
  "lamp_veg",
  "lamp_flower",
  "tent",
  "box",
  "medium",
]);

/** How a diary is grown. */
export function setupView(diary: Diary): SetupView {
  const boxes = diary.items_equip.filter((item) => item.category === "box");
  return {
    strains: once(diary.seeds.map(itemView)),
    seeds: diary.cnt_seeds,
    room: diary.type_room,
    soil: diary.type_soil,
    watering: diary.type_watering,
    tents: [...diary.tents, ...boxes].map(itemView),
    lamps: once([...diary.lamps_veg, ...diary.lamps_flower].map(itemView)),
    mediums: diary.mediums.map(itemView),
    nutrients: diary.nutrients.map(itemView),
    others: diary.items_equip.filter((item) => !IN_OTHER_ROWS.has(item.category)).map(itemView),
  };
}

function standing(diary: Diary): StandingView[] {
  const states: [StandingView, boolean][] = [
    ["removed", diary.is_remove],
    ["banned", diary.is_ban],
    ["waiting", diary.is_moderate && !diary.is_ban],
    ["hidden", diary.is_hidden],
    ["private", diary.visibility === "private"],
    ["unlisted", diary.visibility === "unlisted"],
  ];
  return states.filter(([, isSo]) => isSo).map(([state]) => state);
}

/** What came of a diary so far, in two to four figures. */
export function factsView(diary: Diary, measures: Measures): FactView[] {
  const harvests = diary.items_week.filter((week) => week.faza === 2);
  const weights = harvests.map((week) => week.props.harvest_weight).filter(isNumber);
  const weight = weights.length > 0 ? weights.reduce((sum, one) => sum + one, 0) : null;
  const watt = harvests.map((week) => week.props.harvest_watt).find(isNumber);
  const rating = harvests.map((week) => week.item_harvest?.item_review_seed?.n_general).find(isNumber);
  const shown = showReading("harvest_weight", weight, measures);
  const perWatt = gramsPerWatt(weight, watt);
  const facts: FactView[] = [];
  if (shown) facts.push({ name: "harvest", value: shown.value, unit: shown.unit });
  if (perWatt !== null) facts.push({ name: "yield", value: roundTo(perWatt, 2), unit: "gramsPerWatt" });
  facts.push({ name: "days", value: diary.cnt_days, unit: "plant" });
  if (facts.length < 3) facts.push({ name: "weeks", value: diary.weeks.length, unit: "plant" });
  const newest = diary.items_week.findLast((week) => isNumber(week.props.height))?.props.height;
  // Of a cut diary only the first height is known.
  const height = harvests.length === 0 && !diary.is_cut ? showReading("height", newest, measures) : null;
  if (height) facts.push({ name: "height", value: height.value, unit: height.unit });
  if (rating !== undefined) facts.push({ name: "rating", value: rating, unit: "score" });
  return facts;
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === "number" && isFilled(value);
}

/**
 * The state of a diary as a moderator sees it.
 *
 * @param access - rights of the reader; none for guests
 * @returns null for readers who may not decide on it
 */
export function moderationView(diary: Diary, access: readonly string[]): ModerationView | null {
  if (!mayModerate(access)) return null;
  return {
    state: diary.is_ban ? "rejected" : diary.is_moderate ? "waiting" : "approved",
    isVerified: diary.is_verify,
    isLocked: diary.is_lock,
  };
}

/** What was asked about the comments, and what came of it. */
export interface AskedComments {
  /** Null where the reader may not open the week. */
  readonly list: Schema<"CommentList"> | null;
  readonly request: CommentsRequest;
  /** The address names the week whose comments these are, or the diary. */
  readonly on: "diary" | "week";
}

/** What the comments are about, and what else has some. */
function commentPlaces(
  diary: Diary,
  week: WeekView | null,
  on: AskedComments["on"],
): Pick<CommentsView, "about" | "beside"> {
  const whole = { type: "diary", id: diary.id, count: diary.cnt_comments } as const;
  if (!week) return { about: whole, beside: null };
  const count = diary.items_week.find((one) => one.id === week.id)?.cnt_comments ?? 0;
  const ofWeek = { type: "week", id: week.id, count } as const;
  return on === "week" ? { about: ofWeek, beside: whole } : { about: whole, beside: ofWeek };
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
  const states = standing(diary);
  return {
    id: diary.id,
    name: diary.name,
    lang: diary.lang,
    link: diary.link,
    author: personView(diary.item_user),
    cover: diary.item_cover && photoData(diary.item_cover),
    coverWeek: open.find((one) => one.items_photo.some((photo) => photo.id === diary.photo_id))?.name ?? null,
    faza: diary.max_faza,
    isFinished: diary.is_harvest,
    isVerified: diary.is_verify,
    isPremium: diary.is_lock,
    // An unlisted diary does not tell strangers that it is one.
    standing: isOwn ? states : states.filter((state) => state !== "unlisted"),
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
    lockedWeeks: diary.is_cut ? diary.weeks.length - open.length : 0,
    setup: setupView(diary),
    isOwn,
    // Behind the wall nothing is said about what one cannot see.
    comments:
      comments.list && (week || diary.weeks.length === 0)
        ? commentsView(
            comments.list,
            comments.request,
            commentPlaces(diary, week, comments.on),
            diary.item_user?.id,
          )
        : null,
    measures,
  };
}

function cellView(short: Schema<"WeekShort">, week: Schema<"Week"> | undefined): CellView {
  const photo = week?.items_photo.find((one) => !one.is_remove);
  return {
    id: short.id,
    faza: short.faza,
    name: short.name,
    days: weekDays(short.days),
    // The label beside it says what it is.
    photo: photo ? { ...photoData(photo), alt: "" } : null,
    levels: week ? levelsOf(week) : null,
  };
}
