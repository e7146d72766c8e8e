import type { BannerKind } from "@grow/domain/banners";
import type { Random } from "@grow/testing";
import { dayOf, daysAfter } from "../calendar.ts";
import type { BannerDayRow, BannerFilteredDayRow } from "./ad-rows.ts";
import type { DemoBanner } from "./banners.ts";
import { MOST_DAYS, readingOn } from "./rhythm.ts";

/** Share of served banners that are seen, and of viewable views that are clicked. */
const RATES: Readonly<Record<BannerKind, { readonly seen: number; readonly clicked: number }>> = {
  box: { seen: 0.72, clicked: 0.021 },
  cpm: { seen: 0.61, clicked: 0.013 },
  header: { seen: 0.83, clicked: 0.008 },
  sidebar: { seen: 0.78, clicked: 0.005 },
  button: { seen: 0.9, clicked: 0.062 },
};

/** Where readers are, with their share; the empty one is unknown. */
const COUNTRIES = [
  ["DE", 0.36],
  ["AT", 0.22],
  ["US", 0.17],
  ["ES", 0.13],
  ["TH", 0.08],
  ["", 0.04],
] as const;

/** A day on which a page sent more views than a person can see. */
const FLOOD = -21;

const countriesOf = ({ countries = [] }: DemoBanner) =>
  COUNTRIES.filter(([code]) => countries.length === 0 || countries.includes(code));

/** A whole number that is right on average. */
const whole = (random: Random, value: number) => Math.floor(value + random.next());

interface Days {
  readonly counted: BannerDayRow[];
  readonly filtered: BannerFilteredDayRow[];
}

/** What was counted for a banner until yesterday, and what was not, by reason. */
export function countDays(random: Random, id: number, banner: DemoBanner, anchor: string): Days {
  const { daily, run, off = [], type, section = [] } = banner;
  const days: Days = { counted: [], filtered: [] };
  if (daily === undefined) return days;
  const [start, end] = run;
  for (let day = Math.max(start, -MOST_DAYS); day <= Math.min(end ?? -1, -1); day += 1) {
    if (off.some(([from, to]) => day >= from && day <= to)) continue;
    const date = daysAfter(anchor, day);
    const known = 1 - 0.75 * Math.exp(-(day - start) / 9);
    const views = daily * known * readingOn(anchor, day) * random.number(0.86, 1.14, 3);
    const place = { banner_id: id, day: dayOf(date) };
    for (const [index, where] of section.entries()) {
      const share = (1 + section.length - index) / ((section.length * (section.length + 3)) / 2);
      for (const [country, part] of countriesOf(banner))
        days.counted.push({
          ...{ ...place, section: where, country },
          ...countOf(random, type, views * share * part),
        });
    }
    const [first = "explore"] = section;
    const country = countriesOf(banner)[0]?.[0] ?? "";
    days.filtered.push(
      ...notCounted(random, { day, views, clicks: views * RATES[type].clicked }).map((row) => ({
        ...{ ...place, section: first, country },
        ...row,
      })),
    );
  }
  return days;
}

function countOf(random: Random, type: BannerKind, mean: number) {
  const { seen, clicked } = RATES[type];
  const cnt_views = whole(random, mean);
  return {
    cnt_served: Math.max(cnt_views, whole(random, cnt_views / (seen * random.number(0.95, 1.05, 3)))),
    cnt_views,
    cnt_clicks: Math.min(cnt_views, whole(random, cnt_views * clicked * random.number(0.8, 1.2, 3))),
  };
}

type Filtered = Pick<BannerFilteredDayRow, "action" | "reason" | "cnt">;

function notCounted(
  random: Random,
  { day, views, clicks }: { readonly day: number; readonly views: number; readonly clicks: number },
): Filtered[] {
  const rows: Filtered[] = [
    { action: "serve", reason: "bot", cnt: whole(random, views * 0.03) },
    { action: "view", reason: "repeat", cnt: whole(random, views * 0.024) },
    { action: "view", reason: "bot", cnt: whole(random, views * 0.011) },
    { action: "view", reason: "team", cnt: whole(random, random.number(0, 3)) },
    { action: "view", reason: "misplaced", cnt: whole(random, views * 0.001) },
    { action: "click", reason: "repeat", cnt: whole(random, clicks * 0.09) },
    { action: "click", reason: "unseen", cnt: whole(random, clicks * 0.05) },
    { action: "view", reason: "rate", cnt: day === FLOOD ? whole(random, views * 0.4) : 0 },
  ];
  return rows.filter(({ cnt }) => cnt > 0);
}
