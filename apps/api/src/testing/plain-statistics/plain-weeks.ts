import { GROWING_READINGS, type GrowingReadingKey, vpd } from "@grow/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { FIVE, growers, type Plain, spreadOf } from "./plain-statistics.ts";

/** Diaries that are compared at most, and the rows answered at most, written out here like `FIVE`. */
const MOST = { diaries: 200, products: 20, heights: 60 };

type PlainWeek = {
  id: number;
  days: number;
  faza: number;
  fed: { product: number; val: number | null }[];
} & {
  [Name in GrowingReadingKey]: number | null;
};

/** A diary that everybody can see, with its weeks. */
export interface PlainDiary {
  readonly id: number;
  readonly grower: number | null;
  /** Strains in order; the first one is compared. */
  readonly strains: readonly number[];
  readonly words: readonly string[];
  readonly yield_watt: number | null;
  readonly is_lock: boolean;
  readonly weeks: readonly PlainWeek[];
}

/** Reads the rows as they are, the diaries changed last first. */
export async function readPlainDiaries(db: Db): Promise<PlainDiary[]> {
  const { rows } = await sql<PlainDiary>`
    select d.id, d.user_id as grower, d.is_lock,
      case when d.harvest_watt > 0 then d.harvest_weight / d.harvest_watt end as yield_watt,
      (select coalesce(json_agg(e.strain_id order by e.position, e.id), '[]') from diary_equip e
       join strain s on s.id = e.strain_id and not s.is_remove
       where e.diary_id = d.id and e.category = 'seed') as strains,
      (select json_agg(word) from (
         select 'room' || d.type_room as word union all select 'soil' || d.type_soil
         union all select 'watering' || d.type_watering
         union all select 'light' || lamp from unnest(d.type_light) lamp) said) as words,
      (select coalesce(json_agg(to_jsonb(w) || jsonb_build_object('fed', (
         select coalesce(json_agg(json_build_object('product', n.product_id, 'val', n.val)), '[]')
         from week_nutrient n join product p on p.id = n.product_id and not p.is_remove
         join brand b on b.id = p.brand_id and not b.is_remove
         where n.diary_id = w.diary_id and n.week_id = w.id and n.block = 'flowering' and not n.is_remove)) order by w.id), '[]')
       from week w where w.diary_id = d.id and not w.is_remove) as weeks
    from diary d
    where d.visibility = 'public' and not d.is_ban and not d.is_moderate and not d.is_hidden and not d.is_remove
    order by d.update_date desc, d.id desc`.execute(db);
  return rows;
}

/** Which week of its phase it is. */
function placeOf({ weeks }: PlainDiary, { days, faza }: PlainWeek): number {
  const first = Math.min(...weeks.filter((week) => week.faza === faza).map((week) => week.days));
  return days - first + 1;
}

/** The entries of the same week of another diary. */
interface Same extends PlainDiary {
  readonly entries: readonly PlainWeek[];
}

const given = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
const medianOf = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length === 0
    ? null
    : meanOf(sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1));
};

/** The statistics of a week from the rows of all open diaries. */
export function plainWeek(all: readonly PlainDiary[], diary: PlainDiary, week: PlainWeek): Plain {
  const { faza } = week;
  const n_phase_week = placeOf(diary, week);
  const [strain] = diary.strains;
  const kin = all
    .filter(
      ({ strains, weeks }) =>
        strain !== undefined && strains.includes(strain) && weeks.some((one) => one.faza >= faza),
    )
    .slice(0, MOST.diaries)
    .filter(({ id, grower }) => id !== diary.id && (grower === null || grower !== diary.grower));
  const same = kin.flatMap((other): Same[] => {
    const entries = other.weeks.filter((one) => one.faza === faza && placeOf(other, one) === n_phase_week);
    return entries.length === 0 ? [] : [{ ...other, entries }];
  });
  const n = growers(same);
  const head = { faza, n_phase_week, n, n_min: FIVE };
  if (n < FIVE) return { ...head, items_reading: [], items_nutrient: [], items_height: [], items_filter: [] };
  return {
    ...head,
    items_reading: plainReadings(same),
    items_nutrient: plainNutrients(same, n),
    items_height: plainHeights(same),
    items_filter: plainFilters(same),
  };
}

function plainReadings(same: readonly Same[]): Plain[] {
  const mean = ({ entries }: Same, name: GrowingReadingKey) =>
    meanOf(given(entries.map((entry) => entry[name])));
  const columns = GROWING_READINGS.map((prop) => ({ prop, of: (one: Same) => mean(one, prop) }));
  const deficit = {
    prop: "vpd",
    of: (one: Same) => vpd({ air: mean(one, "air_temp"), humidity: mean(one, "air_hum") }),
  };
  return [...columns, deficit].flatMap(({ prop, of }) => {
    const told = same.flatMap((one) => {
      const value = of(one);
      return value === null ? [] : [{ id: one.id, grower: one.grower, value, yielded: one.yield_watt }];
    });
    const item_spread = spreadOf(told);
    if (item_spread === null) return [];
    const harvested = told
      .filter(({ yielded }) => yielded !== null)
      .sort((a, b) => Number(b.yielded) - Number(a.yielded) || b.id - a.id);
    const best = harvested.slice(0, Math.ceil(harvested.length / 4)).map(({ value }) => value);
    return [{ prop, item_spread, best: growers(harvested) < FIVE ? null : medianOf(best) }];
  });
}

function plainNutrients(same: readonly Same[], n: number): Plain[] {
  const doses = same.flatMap(({ grower, entries }) => {
    const fed = entries.flatMap((entry) => entry.fed);
    return [...new Set(fed.map(({ product }) => product))].map((product) => ({
      ...{ grower, product },
      val: meanOf(given(fed.filter((one) => one.product === product).map(({ val }) => val))),
    }));
  });
  return [...new Set(doses.map(({ product }) => product))]
    .map((product) => ({ product, of: doses.filter((one) => one.product === product) }))
    .map(({ product, of }) => ({ product, of, by: growers(of) }))
    .filter(({ by }) => by >= FIVE)
    .sort((a, b) => b.by - a.by || a.product - b.product)
    .slice(0, MOST.products)
    .map(({ product, of, by }) => ({
      product,
      percent: Math.round((100 * by) / n),
      val: medianOf(given(of.map(({ val }) => val))),
    }));
}

function plainHeights(same: readonly Same[]): Plain[] {
  const days = [...new Set(same.flatMap(({ weeks }) => weeks.map((week) => week.days)))].sort(
    (a, b) => a - b,
  );
  return days
    .flatMap((day) => {
      const told = same.flatMap(({ grower, weeks }) => {
        const value = meanOf(given(weeks.filter((week) => week.days === day).map(({ height }) => height)));
        return value === null ? [] : [{ grower, value }];
      });
      const item_spread = spreadOf(told);
      return item_spread === null ? [] : [{ days: day, item_spread }];
    })
    .slice(0, MOST.heights);
}

/** Growers left by each word of the setup that narrows the list, by word. */
function plainFilters(same: readonly Same[]): Plain[] {
  return [...new Set(same.flatMap(({ words }) => words))]
    .map((word) => ({ word, left: same.filter(({ words }) => words.includes(word)) }))
    .filter(({ left }) => growers(left) >= FIVE && left.length < same.length)
    .map(({ word, left }) => ({ word, cnt_diaries: left.length }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
}
