import type { Schema } from "@grow/contract";
import { EXPLORE_TAGS, GROWING_READINGS, hasEnoughGrowers, LEAST_GROWERS, vpd } from "@grow/domain";
import { parseDiaryTags } from "@grow/domain/weeks";
import { sql } from "kysely";
import { presentProductShort } from "../../../content/catalogue/catalogue-refs.ts";
import { readWish } from "../../../content/diary-list/list-query.ts";
import { presentWeekCard } from "../../../content/week-cards/present-week-card.ts";
import { readWeekCards } from "../../../content/week-cards/week-card-query.ts";
import { notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { isCut, mayRead } from "../../../rights/diary-access.ts";
import { diaryId } from "../../../rights/diary-id.ts";
import {
  type FedProduct,
  type HeightSpread,
  readComparedWeek,
  readFedProducts,
  readHeights,
  readSameWeeks,
  type SameWeek,
} from "./same-week-query.ts";
import { growersOf, medianOf, type Noted, spreadOf } from "./spread.ts";

const MAX_CARDS = 12;

type Statistics = Schema<"WeekStatistics">;

export const getWeekStatistics = defineOperation(
  "getWeekStatistics",
  async ({ params, query, user, reads }) => {
    const tags = query.tags ?? [];
    const wish = await readWish(reads, { tags });
    const week = await readComparedWeek(reads, diaryId(params.id), params.week);
    if (!wish || !week || !mayRead(week, user) || isCut(week, user)) throw notFound();
    const { faza, n_phase_week, strain } = week;
    const same = strain === null ? [] : await readSameWeeks(reads, week, strain.id, wish);
    const n = growersOf(same);
    const head = {
      item_strain: strain && { id: strain.id, name: strain.name, link: `/strains/${strain.slug}` },
      faza,
      n_phase_week,
      n,
      n_min: LEAST_GROWERS,
    };
    if (!hasEnoughGrowers(n)) return { status: 200, data: { ...head, ...NOTHING } };
    const weekIds = same.flatMap((one) => one.week_ids);
    const [fed, heights, cards] = await Promise.all([
      readFedProducts(reads, same),
      readHeights(
        reads,
        same.map((one) => one.diary_id),
      ),
      readWeekCards(reads, withPhotos(weekIds), user?.id ?? null),
    ]);
    return {
      status: 200,
      data: {
        ...head,
        items_reading: readings(same),
        items_nutrient: fed.map((product) => presentFed(product, n)),
        items_height: heights.map(presentHeight),
        items_filter: narrowing(same, tags),
        items_week: cards.map(presentWeekCard),
      },
    };
  },
);

const NOTHING = {
  items_reading: [],
  items_nutrient: [],
  items_height: [],
  items_filter: [],
  items_week: [],
} satisfies Partial<Statistics>;

/** The most liked weeks with photos, except of locked diaries. */
function withPhotos(weekIds: readonly number[]) {
  return sql`
    select w.diary_id, w.id, row_number() over (order by w.cnt_likes desc, w.id desc) as place
    from week w join diary d on d.id = w.diary_id and not d.is_lock
    where w.id = any(${weekIds}::bigint[]) and exists (
      select from photo p
      where p.diary_id = w.diary_id and p.week_id = w.id and p.kind = 'photo' and not p.is_remove)
    order by place limit ${MAX_CARDS}`;
}

/** Each reading with enough growers, and that of the diaries with the highest yield. */
export function readings(same: readonly SameWeek[]): Statistics["items_reading"] {
  const columns = GROWING_READINGS.map((prop) => ({ prop, of: (week: SameWeek) => week[prop] }));
  const deficit = {
    prop: "vpd" as const,
    of: (week: SameWeek) => vpd({ air: week.air_temp, humidity: week.air_hum }),
  };
  return [...columns, deficit].flatMap(({ prop, of }) => {
    const told = same.flatMap((week) => {
      const value = of(week);
      return value === null ? [] : [{ value, user_id: week.user_id, yield_watt: week.yield_watt }];
    });
    const item_spread = spreadOf(told);
    return item_spread === null ? [] : [{ prop, item_spread, best: bestOf(told) }];
  });
}

/** The median of the quarter with the highest yield; null while too few have harvested. */
function bestOf(told: readonly (Noted & { yield_watt: number | null })[]): number | null {
  const harvested = told.flatMap(({ yield_watt, ...noted }) =>
    yield_watt === null ? [] : [{ ...noted, yield_watt }],
  );
  if (!hasEnoughGrowers(growersOf(harvested))) return null;
  const best = harvested
    .sort((a, b) => b.yield_watt - a.yield_watt)
    .slice(0, Math.ceil(harvested.length / 4));
  return medianOf(best.map(({ value }) => value));
}

function presentFed({ product, brand, n, val }: FedProduct, of: number) {
  return {
    item_product: presentProductShort(product, brand),
    percent: Math.min(100, Math.round((100 * n) / of)),
    val,
  };
}

function presentHeight({ days, n, shares }: HeightSpread) {
  const [p5, q1, median, q3, p90, p95] = shares;
  return { days, item_spread: { n, p5, q1, median, q3, p90, p95 } };
}

/** Filter words that would leave diaries of enough growers, and not all of them. */
export function narrowing(same: readonly SameWeek[], tags: readonly string[]): Statistics["items_filter"] {
  const chosen = parseDiaryTags(tags);
  const words = [
    ...EXPLORE_TAGS.room.map((tag) => ({ ...tag, has: (week: SameWeek) => week.type_room === tag.code })),
    ...EXPLORE_TAGS.soil.map((tag) => ({ ...tag, has: (week: SameWeek) => week.type_soil === tag.code })),
    ...EXPLORE_TAGS.watering.map((tag) => ({
      ...tag,
      has: (week: SameWeek) => week.type_watering === tag.code,
    })),
    ...EXPLORE_TAGS.light.map((tag) => ({
      ...tag,
      has: (week: SameWeek) => week.type_light.includes(tag.code),
    })),
  ];
  return words
    .filter(({ slug }) => chosen !== undefined && !tags.includes(slug))
    .map(({ slug, has }) => ({ slug, left: same.filter(has) }))
    .filter(({ left }) => hasEnoughGrowers(growersOf(left)) && left.length < same.length)
    .map(({ slug, left }) => ({ slug, cnt_diaries: left.length }));
}
