import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** A finished diary that everybody can see, with what statistics take from it. */
export interface Grow {
  readonly diary: number;
  readonly grower: number | null;
  readonly room: number;
  readonly soil: number;
  readonly light: number | null;
  /** The one thing of each kind that was grown; null for none or several. */
  readonly strain: number | null;
  readonly product: number | null;
  readonly brand: number | null;
  readonly veg_days: number | null;
  readonly flowering_days: number | null;
  readonly cnt_days: number | null;
  readonly yield_watt: number | null;
  readonly yield_area: number | null;
  readonly yield_plant: number | null;
  readonly height: number | null;
  readonly general: number | null;
  readonly growing: number | null;
  readonly resistance: number | null;
  readonly method: number | null;
  readonly sown: number | null;
  readonly sprouted: number;
  /** Words such as "tastes/citrus". */
  readonly reports: readonly string[];
}

interface Week {
  id: number;
  days: number;
  faza: number;
  height: number | null;
  harvest_space: number | null;
  harvest_plant: number | null;
  review_general: number | null;
  review_growing: number | null;
  review_resistance: number | null;
  germination_method: number | null;
  seeds_sown: number | null;
  seeds_sprouted: number | null;
}

interface DiaryRow {
  id: number;
  user_id: number | null;
  type_room: number;
  type_soil: number;
  type_light: number[];
  cnt_days: number;
  harvest_weight: number | null;
  harvest_watt: number | null;
  seeds: { strain_id: number | null; product_id: number | null; brand_id: number | null }[];
  weeks: Week[];
  reports: string[];
  is_affiliated: boolean;
}

/** Reads the rows as they are; everything else is plain arithmetic. */
export async function readGrows(db: Db): Promise<Grow[]> {
  const { rows } = await sql<DiaryRow>`
    select d.id, d.user_id, d.type_room, d.type_soil, d.type_light, d.cnt_days, d.harvest_weight, d.harvest_watt,
      (select coalesce(json_agg(e), '[]') from diary_equip e where e.diary_id = d.id and e.category = 'seed') as seeds,
      (select coalesce(json_agg(w order by w.days, w.id), '[]') from week w where w.diary_id = d.id and not w.is_remove) as weeks,
      (select coalesce(json_agg(distinct r.category || '/' || r.val), '[]') from week_report r
       join week w on w.diary_id = r.diary_id and w.id = r.week_id
       where r.diary_id = d.id and not w.is_remove) as reports,
      exists (select from diary_equip e where e.diary_id = d.id and e.category = 'seed' and (
        exists (select from brand_manager m where m.brand_id = e.brand_id and m.user_id = d.user_id)
        or exists (select from brand_tester m where m.brand_id = e.brand_id and m.user_id = d.user_id)
        or exists (select from review r where r.diary_id = d.id and r.product_id = e.product_id and r.is_affiliated))) as is_affiliated
    from diary d
    where d.is_harvest and d.visibility = 'public' and not d.is_ban and not d.is_moderate and not d.is_hidden and not d.is_remove
    order by d.id`.execute(db);
  return rows.filter(({ seeds, weeks }) => seeds.length > 0 && weeks.length > 0).map(growOf);
}

function growOf(diary: DiaryRow): Grow {
  const { weeks, seeds } = diary;
  const harvest = weeks.filter(({ faza }) => faza === 2);
  const space = highest(harvest.map(({ harvest_space }) => harvest_space));
  const plants = sum(harvest.map(({ harvest_plant }) => harvest_plant));
  const rating = (name: "review_general" | "review_growing" | "review_resistance") =>
    diary.is_affiliated
      ? null
      : (weeks.map((week) => week[name]).findLast((value) => value !== null) ?? null);
  const counted = weeks.filter((week) => week.seeds_sown !== null && week.seeds_sprouted !== null);
  const methods = weeks
    .filter(({ seeds_sown }) => seeds_sown !== null)
    .map((week) => week.germination_method);
  const isCounted = counted.length > 0;
  const per = (by: number | null) =>
    diary.harvest_weight === null || !by ? null : diary.harvest_weight / by;
  return {
    diary: diary.id,
    grower: diary.user_id,
    room: diary.type_room,
    soil: diary.type_soil,
    light: diary.type_light.length === 1 ? (diary.type_light[0] ?? null) : null,
    strain: only(seeds.map((seed) => seed.strain_id)),
    product: only(seeds.map((seed) => seed.product_id)),
    brand: only(seeds.map((seed) => seed.brand_id)),
    veg_days: lengthOf(weeks, 0),
    flowering_days: lengthOf(weeks, 1),
    cnt_days: diary.cnt_days || null,
    yield_watt: per(diary.harvest_watt),
    yield_area: per(space),
    yield_plant: per(plants),
    height: highest(weeks.map(({ height }) => height)),
    general: rating("review_general"),
    growing: rating("review_growing"),
    resistance: rating("review_resistance"),
    method: lowest(methods),
    sown: isCounted ? sum(counted.map(({ seeds_sown }) => seeds_sown)) : null,
    sprouted: sum(counted.map(({ seeds_sprouted }) => seeds_sprouted)) ?? 0,
    reports: diary.reports,
  };
}

/** Days of a phase, from its first to its last week. */
function lengthOf(weeks: readonly Week[], phase: number): number | null {
  const days = weeks.filter(({ faza }) => faza === phase).map((week) => week.days);
  return days.length === 0 ? null : 7 * (Math.max(...days) - Math.min(...days) + 1);
}

/** The value that all have; null where they differ or one has none. */
function only(values: readonly (number | null)[]): number | null {
  return new Set(values).size === 1 ? (values[0] ?? null) : null;
}

const given = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const highest = (values: readonly (number | null)[]) =>
  given(values).reduce<number | null>(
    (most, value) => (value > 0 && value > (most ?? 0) ? value : most),
    null,
  );
const lowest = (values: readonly (number | null)[]) =>
  given(values).reduce<number | null>(
    (least, value) => (least === null || value < least ? value : least),
    null,
  );
const sum = (values: readonly (number | null)[]) =>
  given(values).length === 0 ? null : given(values).reduce((total, value) => total + value, 0);
