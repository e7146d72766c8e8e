import { type Faza, GROWING_READINGS, type GrowingReadingKey, LEAST_GROWERS, PHASES } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  productJson,
} from "../../../content/catalogue/catalogue-refs.ts";
import type { DiaryWish } from "../../../content/diary-list/list-query.ts";
import { isGrownWith } from "../../../content/diary-list/plan/grown-with.ts";
import { areWords } from "../../../content/diary-list/plan/list-plans.ts";
import { bitOf } from "../../../content/diary-list/plan/word-set.ts";
import type { GuardedDiary } from "../../../rights/diary-access.ts";

/** Maximum number of compared diaries, latest first: more would hardly change the result. */
const MAX_DIARIES = 200;
const MAX_PRODUCTS = 20;
const MAX_HEIGHTS = 60;

export interface ComparedWeek extends GuardedDiary {
  id: number;
  faza: Faza;
  /** Which week of its phase it is, from 1. */
  n_phase_week: number;
  strain: { id: number; name: string; slug: string } | null;
}

/** The week to compare, with the first strain of its diary; null if it does not exist. */
export async function readComparedWeek(
  db: QueryExecutorProvider,
  diaryId: number,
  weekId: number,
): Promise<ComparedWeek | null> {
  const { rows } = await sql<ComparedWeek>`
    select d.id, d.user_id, d.visibility, d.is_ban, d.is_moderate, d.is_hidden, d.is_remove, d.is_lock, w.faza,
      least(999, w.days - (
        select min(o.days) from week o
        where o.diary_id = d.id and o.faza = w.faza and not o.is_remove) + 1)::int as n_phase_week,
      (select json_build_object('id', s.id, 'name', s.name, 'slug', s.slug)
       from diary_equip e join strain s on s.id = e.strain_id and not s.is_remove
       where e.diary_id = d.id and e.category = 'seed' order by e.position, e.id limit 1) as strain
    from diary d join week w on w.diary_id = d.id and w.id = ${weekId} and not w.is_remove
    where d.id = ${diaryId}`.execute(db);
  return rows[0] ?? null;
}

/** The same week of another diary: its readings, averaged over several entries. */
export interface SameWeek extends Record<GrowingReadingKey, number | null> {
  diary_id: number;
  /** Null once the account is gone. */
  user_id: number | null;
  /** Its entries. */
  week_ids: number[];
  type_room: number;
  type_soil: number;
  type_watering: number;
  type_light: number[];
  /** Dry weight by lamp power, g/W. */
  yield_watt: number | null;
}

/** Other growers' open diaries of the strain that have come so far, as `kin`. */
function kin(
  week: ComparedWeek,
  strainId: number,
  { words, events, wanted }: DiaryWish,
): RawBuilder<unknown> {
  const soFar = PHASES.filter(({ faza }) => faza >= week.faza).reduce(
    (bits, { faza }) => bits | bitOf("phase", faza),
    0,
  );
  const others = wanted.map((thing) => sql`and ${isGrownWith(thing, sql`g.diary_id`)}`);
  return sql`
    kin as materialized (
      select d.id, d.user_id, d.type_room, d.type_soil, d.type_watering, d.type_light,
        case when d.harvest_watt > 0 then d.harvest_weight / d.harvest_watt end as yield_watt
      from (
        select diary_id from grown_with g
        where kind = 'strain' and thing_id = ${strainId} and is_visible and words & ${soFar} <> 0 and ${areWords(words)}
          ${sql.join(others, sql` `)}
        order by update_date desc, diary_id desc limit ${sql.lit(MAX_DIARIES)}
      ) last join diary d on d.id = last.diary_id
      where d.user_id is distinct from ${week.user_id} and d.id <> ${week.id}
        and d.events & ${events} = ${events}
    )`;
}

export async function readSameWeeks(
  db: QueryExecutorProvider,
  week: ComparedWeek,
  strainId: number,
  wish: DiaryWish,
): Promise<SameWeek[]> {
  const means = sql.join(
    GROWING_READINGS.map((name) => sql`avg(w.${sql.ref(name)})::float8 as ${sql.ref(name)}`),
  );
  const { rows } = await sql<SameWeek>`
    with ${kin(week, strainId, wish)}
    select k.id as diary_id, k.user_id, json_agg(w.id) as week_ids, k.type_room, k.type_soil, k.type_watering, k.type_light, k.yield_watt,
      ${means}
    from kin k
    cross join lateral (
      select min(o.days) as days from week o where o.diary_id = k.id and o.faza = ${week.faza} and not o.is_remove) first
    join week w on w.diary_id = k.id and w.faza = ${week.faza} and not w.is_remove
      and w.days = first.days + ${week.n_phase_week}::int - 1
    group by k.id, k.user_id, k.type_room, k.type_soil, k.type_watering, k.type_light, k.yield_watt
    order by k.id desc`.execute(db);
  return rows;
}

/** The products fed in these weeks: number of growers, and median of the doses, averaged over several entries. */
export interface FedProduct {
  product: ProductRef;
  brand: BrandRef;
  n: number;
  val: number | null;
}

export async function readFedProducts(
  db: QueryExecutorProvider,
  weeks: readonly Pick<SameWeek, "diary_id" | "week_ids">[],
): Promise<FedProduct[]> {
  const entries = weeks.flatMap(({ diary_id, week_ids }) => week_ids.map((id) => ({ diary_id, id })));
  const { rows } = await sql<FedProduct>`
    with dosed as (
      select n.product_id, n.diary_id, avg(n.val)::float8 as val
      from unnest(${entries.map(({ diary_id }) => diary_id)}::bigint[], ${entries.map(({ id }) => id)}::bigint[]) as w (diary_id, id)
      join week_nutrient n on n.diary_id = w.diary_id and n.week_id = w.id
      where n.block = 'flowering' and n.product_id is not null and not n.is_remove
      group by n.product_id, n.diary_id
    ), fed as (
      select o.product_id, count(distinct d.user_id)::int as n,
        percentile_cont(0.5) within group (order by o.val) as val
      from dosed o join diary d on d.id = o.diary_id
      group by o.product_id having count(distinct d.user_id) >= ${LEAST_GROWERS}
    )
    select ${productJson} as product, ${brandJson} as brand, fed.n, fed.val
    from fed
    join product p on p.id = fed.product_id and not p.is_remove
    join brand b on b.id = p.brand_id and not b.is_remove
    order by fed.n desc, p.id limit ${MAX_PRODUCTS}`.execute(db);
  return rows;
}

export interface HeightSpread {
  days: number;
  /** Growers who measured it. */
  n: number;
  /** Shares 0.05, 0.25, 0.5, 0.75, 0.9 and 0.95. */
  shares: [number, number, number, number, number, number];
}

/** Height of the plants of these diaries, week by week. */
export async function readHeights(
  db: QueryExecutorProvider,
  diaryIds: readonly number[],
): Promise<HeightSpread[]> {
  const { rows } = await sql<HeightSpread>`
    select days, count(distinct user_id)::int as n,
      array_to_json(percentile_cont(array[0.05, 0.25, 0.5, 0.75, 0.9, 0.95]) within group (order by height)) as shares
    from (
      select d.user_id, w.days, avg(w.height)::float8 as height
      from week w join diary d on d.id = w.diary_id
      where w.diary_id = any(${diaryIds}::bigint[]) and w.height is not null and not w.is_remove
      group by d.id, w.days) heights
    group by days having count(distinct user_id) >= ${LEAST_GROWERS} order by days limit ${MAX_HEIGHTS}`.execute(
    db,
  );
  return rows;
}
