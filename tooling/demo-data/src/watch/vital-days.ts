import type { Random } from "@grow/testing";
import { dayOf, daysAfter } from "../calendar.ts";
import type { VitalDayRow } from "./watch-rows.ts";

type Name = VitalDayRow["name"];
type Device = VitalDayRow["device"];

/** A family of pages with its visits a day, and its 75th percentiles on phones where they differ from those of most pages. */
interface MeasuredPage {
  readonly page: string;
  readonly daily: number;
  /** ms */
  readonly lcp: number;
  readonly inp?: number;
  readonly cls?: number;
  /** How much slower it is since the last release but one. */
  readonly slower?: number;
}

const PAGES: readonly MeasuredPage[] = [
  { page: "/", daily: 310, lcp: 1750, cls: 0.06 },
  { page: "/explore", daily: 240, lcp: 1900 },
  { page: "/diaries/…", daily: 620, lcp: 2600, inp: 185 },
  { page: "/diaries/…/week", daily: 400, lcp: 2350 },
  { page: "/strains/…", daily: 180, lcp: 1700 },
  { page: "/grow-questions/…", daily: 120, lcp: 1500 },
  { page: "/search", daily: 90, lcp: 1300, inp: 176 },
  { page: "/shorts", daily: 75, lcp: 2250, inp: 235 },
  { page: "/diaries/…/weeks", daily: 48, lcp: 3000, inp: 290, slower: 1.45 },
  { page: "/brands-manager/schemes", daily: 0.6, lcp: 3100, inp: 330 },
];

/** Share of the visits, and how long things take compared with a phone. */
const DEVICES: Readonly<Record<Device, { readonly share: number; readonly pace: number }>> = {
  phone: { share: 0.63, pace: 1 },
  desktop: { share: 0.31, pace: 0.55 },
  tablet: { share: 0.06, pace: 0.85 },
};

/** Values up to the first are good, above the second poor. */
const BOUNDS: Readonly<Record<Name, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
  hydration: [500, 1500],
  navigation: [200, 500],
  "long-task": [50, 50],
};

/** Visits a day from which on a device has figures worth a row. */
const LEAST_DAILY = 15;

/** Days that have measurements, until yesterday. */
const DAYS = 30;

/** Days of what is measured besides the web vitals. */
const OTHER_DAYS = 7;

const OTHERS: readonly Name[] = ["FCP", "hydration", "navigation", "long-task"];

/** The last release but one. */
const RELEASE = -9;

/** Shares of the measurements, and their value as part of the 75th percentile. */
const SPREAD = [
  [0.5, 0.7],
  [0.25, 1],
  [0.15, 1.35],
  [0.1, 2.1],
] as const;

/** Growers read in the evening and at the weekend. Sunday first. */
const WEEKDAYS = [1.28, 0.93, 0.88, 0.9, 0.94, 1.02, 1.2] as const;

/** The 75th percentile on a phone. */
function usual(name: Name, { lcp, inp = 140, cls = 0.03 }: MeasuredPage): number {
  const values: Readonly<Record<Name, number>> = {
    ...{ LCP: lcp, INP: inp, CLS: cls, FCP: lcp * 0.62, TTFB: 330 },
    ...{ hydration: 0.9 * inp + 160, navigation: 170, "long-task": 92 },
  };
  return values[name];
}

/** Step of 5% of a value, as the api counts it: CLS from 0.001, others from 1 ms. */
function stepOf(name: Name, value: number): number {
  const steps = value / (name === "CLS" ? 0.001 : 1);
  return steps < 1 ? 0 : 1 + Math.floor(Math.log(steps) / Math.log(1.05));
}

function ratingOf(name: Name, value: number): VitalDayRow["rating"] {
  const [good, poor] = BOUNDS[name];
  if (value <= good) return "good";
  return value > poor ? "poor" : "needs-improvement";
}

/** Tablets are left out where they are rare. */
const devicesOf = ({ daily }: MeasuredPage) =>
  Object.entries(DEVICES).filter(
    ([device, { share }]) => device !== "tablet" || daily * share >= LEAST_DAILY,
  ) as [Device, (typeof DEVICES)[Device]][];

/** What browsers measured in the last weeks, by day, page and device. */
export function measureDays(random: Random, anchor: string): VitalDayRow[] {
  const rows: VitalDayRow[] = [];
  for (const measured of PAGES) {
    const own = random.fork(measured.page);
    for (let day = -DAYS; day < 0; day += 1) {
      const date = daysAfter(anchor, day);
      const visits = measured.daily * (WEEKDAYS[new Date(date).getUTCDay()] ?? 1) * own.number(0.9, 1.1, 3);
      const slower = day >= RELEASE ? (measured.slower ?? 1) : 1;
      const names: Name[] = ["LCP", "INP", "CLS", "TTFB", ...(day >= -OTHER_DAYS ? OTHERS : [])];
      for (const [device, { share, pace }] of devicesOf(measured))
        for (const name of names) {
          const isTime = name !== "CLS";
          const p75 = usual(name, measured) * (isTime ? pace * slower : 1) * own.number(0.95, 1.05, 3);
          const place = { day: dayOf(date), name, page: measured.page, device };
          rows.push(...spread(own, place, p75, visits * share));
        }
    }
  }
  return rows;
}

function spread(
  random: Random,
  place: Pick<VitalDayRow, "day" | "name" | "page" | "device">,
  p75: number,
  count: number,
): VitalDayRow[] {
  return SPREAD.map(([share, part]) => ({
    ...place,
    rating: ratingOf(place.name, p75 * part),
    step: stepOf(place.name, p75 * part),
    // A whole number that is right on average.
    cnt: Math.floor(count * share + random.next()),
  })).filter(({ cnt }) => cnt > 0);
}
