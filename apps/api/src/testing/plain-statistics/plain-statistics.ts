import type { Grow } from "./grows.ts";

/** Growers a number needs, written out here so that a wrong constant is noticed. */
export const FIVE = 5;

/** Numbers that are compared; null stands for too few growers. */
export type Plain = { readonly [name: string]: unknown };

export const growers = (grows: readonly Pick<Grow, "grower">[]) =>
  new Set(grows.map(({ grower }) => grower).filter((grower) => grower !== null)).size;

const SPREADS = [
  ...([
    "veg_days",
    "flowering_days",
    "cnt_days",
    "yield_watt",
    "yield_area",
    "yield_plant",
    "height",
  ] as const),
];
type Name = (typeof SPREADS)[number];

/** A value in the diary of a grower; null once the account is gone. */
export interface Told {
  readonly grower: number | null;
  readonly value: number;
}

/** The number of growers and the percentiles of their values; null with too few growers. */
export function spreadOf(told: readonly Told[]): Plain | null {
  const n = growers(told);
  if (n < FIVE) return null;
  const values = told.map(({ value }) => value).sort((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (values.length - 1);
    const low = values[Math.floor(place)] ?? 0;
    return low + ((values[Math.ceil(place)] ?? low) - low) * (place % 1);
  };
  return { n, p5: at(0.05), q1: at(0.25), median: at(0.5), q3: at(0.75), p90: at(0.9), p95: at(0.95) };
}

/** The same for a column of grows, where it is known. */
export function spread(grows: readonly Grow[], name: Name): Plain | null {
  return spreadOf(grows.flatMap(({ grower, [name]: value }) => (value === null ? [] : [{ grower, value }])));
}

/** Bounds of the bins that the api chose for a number, to count into. */
interface Bins {
  readonly name: Name;
  readonly from: number;
  readonly step: number;
  readonly counts: readonly number[];
}

/** Counts values into bins with given bounds; lower and higher values belong to the first and the last one. */
export function recount(
  grows: readonly Grow[],
  room: number | null,
  { name, from, step, counts }: Bins,
): number[] {
  const counted = counts.map(() => 0);
  for (const grow of grows) {
    const value = grow[name];
    if (value === null || (room !== null && grow.room !== room)) continue;
    const bin = Math.floor(Number(((value - from) / step).toFixed(6)));
    const at = Math.min(counted.length - 1, Math.max(0, bin));
    counted[at] = Number(counted[at]) + 1;
  }
  return counted;
}

function rating(grows: readonly Grow[], name: "general" | "growing" | "resistance"): Plain {
  const rated = grows.filter((grow) => grow[name] !== null);
  const n = growers(rated);
  const mean = rated.reduce((total, grow) => total + Number(grow[name]), 0) / rated.length;
  return { [`growers_${name}`]: n, [`n_${name}`]: n < FIVE ? null : Math.round(mean * 10) / 10 };
}

function germination(grows: readonly Grow[]): Plain | null {
  const rate = (of: readonly Grow[]) => {
    const sown = of.reduce((total, grow) => total + Number(grow.sown), 0);
    const n = growers(of);
    if (sown < 20 || n < FIVE) return null;
    const sprouted = of.reduce((total, grow) => total + grow.sprouted, 0);
    return { percent: Math.round((100 * sprouted) / sown), cnt_seeds: sown, n };
  };
  const counted = grows.filter((grow) => grow.sown !== null);
  const all = rate(counted);
  if (all === null) return null;
  const items_method = [1, 2, 3, 4, 5, 6, 7].flatMap((method) => {
    const ofMethod = rate(counted.filter((grow) => grow.method === method));
    return ofMethod === null ? [] : [{ method, ...ofMethod }];
  });
  return { ...all, items_method };
}

/** The share of growers who name each word in a report, in the order of the words. */
export function shares(grows: readonly Grow[], of: number): Plain[] {
  const words = [...new Set(grows.flatMap(({ reports }) => reports))].sort();
  return words.flatMap((word) => {
    const n = growers(grows.filter(({ reports }) => reports.includes(word)));
    const [category, val] = word.split("/");
    return n === 0 ? [] : [{ category, val, percent: Math.round((100 * n) / of), n }];
  });
}

const pair = (grows: readonly Grow[]) => ({
  yield_watt: spread(grows, "yield_watt"),
  flowering_days: spread(grows, "flowering_days"),
});

/** The statistics of a strain, seed or seedbank from its grows. */
export function plainStatistics(grows: readonly Grow[], room: number | null): Plain {
  const of = room === null ? grows : grows.filter((grow) => grow.room === room);
  const reporting = growers(of.filter(({ reports }) => reports.length > 0));
  const groups = (by: "room" | "soil" | "light", val: number) => of.filter((grow) => grow[by] === val);
  return {
    ...{ cnt_harvests: of.length, n: growers(of), n_min: FIVE },
    ...Object.fromEntries(SPREADS.map((name) => [name, spread(of, name)])),
    item_germination: germination(of),
    ...rating(of, "general"),
    ...rating(of, "growing"),
    ...rating(of, "resistance"),
    growers_share: reporting,
    items_share: reporting < FIVE ? [] : shares(of, reporting),
    items_setup:
      room === null
        ? (["room", "soil", "light"] as const).flatMap((by) =>
            [1, 2, 3, 4].flatMap((val) => {
              const group = groups(by, val);
              return growers(group) < FIVE ? [] : [{ by, val, n: growers(group), ...pair(group) }];
            }),
          )
        : [],
  };
}

/** The same by seedbank, most growers first. */
export function plainBrands(grows: readonly Grow[]): Plain[] {
  return [...new Set(grows.flatMap(({ brand }) => brand ?? []))]
    .map((brand) => ({ brand, group: grows.filter((grow) => grow.brand === brand) }))
    .filter(({ group }) => growers(group) >= FIVE)
    .map(({ brand, group }) => ({
      ...{ brand, n: growers(group), ...pair(group), n_general: rating(group, "general").n_general },
    }))
    .sort((a, b) => b.n - a.n || a.brand - b.brand)
    .slice(0, 20);
}

/** The statistics of a value of a category. */
export function plainCategory(grows: readonly Grow[], word: string): Plain {
  const n = growers(grows);
  const isOther = ({ category, val }: Plain) => `${category}/${val}` !== word;
  return {
    ...{ cnt_reports: grows.length, n, n_min: FIVE, ...pair(grows) },
    items_share: n < FIVE ? [] : shares(grows, n).filter(isOther),
  };
}
