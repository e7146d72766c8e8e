import type { Schema } from "@grow/contract";
import type { Level } from "@grow/domain";
import { METRIC_BOUNDS, NAVIGATION_GOOD, rateMetric } from "@grow/trackers";
import { deskPaths } from "../../desk-paths.ts";
import { choiceOf, DEVICES, PERIODS, type WatchRequest } from "./watch-request.ts";

type Vital = Schema<"StaffVital">;
export type VitalName = Vital["name"];

/** Below it a figure says little. */
const FEW = 20;

/** What is shown first. */
export const MAIN_VITALS = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const satisfies readonly VitalName[];
type MainVital = (typeof MAIN_VITALS)[number];

/** What is told of each page. */
export const PAGE_VITALS = ["LCP", "INP", "CLS", "TTFB"] as const satisfies readonly MainVital[];
type PageVital = (typeof PAGE_VITALS)[number];

const LEVELS = { good: "good", "needs-improvement": "normal", poor: "bad" } as const satisfies Record<
  string,
  Level
>;

/** A 75th percentile, and what it is made of. */
export interface VitalFigure {
  readonly name: VitalName;
  /** Measurements. */
  readonly n: number;
  readonly p75: number;
  /** Of the 75th percentile; null where there are few measurements. */
  readonly level: Level | null;
  /** The largest good value; null for what has none. */
  readonly goal: number | null;
  /** From 0 to 1. */
  readonly shares: { readonly good: number; readonly fair: number; readonly poor: number };
}

/** Measurements of a family of pages on a class of devices. */
export interface PageRow {
  readonly page: string;
  readonly device: Schema<"DeviceClass">;
  readonly href: string;
  /** Null for what was not measured. */
  readonly figures: Readonly<Record<PageVital, VitalFigure | null>>;
}

/** 75th percentiles of a day; null for few measurements. */
export interface DayRow {
  readonly day: string;
  readonly values: Readonly<Record<MainVital, number | null>>;
}

interface Choice<Value> {
  readonly value: Value;
  readonly href: string;
  readonly current: boolean;
}

export interface VitalsView {
  readonly from: string;
  readonly to: string;
  readonly periods: readonly Choice<number>[];
  readonly devices: readonly Choice<Schema<"DeviceClass"> | "">[];
  /** The family of pages that was chosen, and the address for all. */
  readonly page: { readonly name: string; readonly allHref: string } | null;
  /** Null for what was not measured. */
  readonly main: Readonly<Record<MainVital, VitalFigure | null>>;
  /** Other measurements. */
  readonly others: readonly VitalFigure[];
  /** The slowest first, those with few measurements last. */
  readonly pages: readonly PageRow[];
  readonly days: readonly DayRow[];
}

export function vitalsView(vitals: Schema<"StaffVitals">, request: WatchRequest): VitalsView {
  const { from, to, items_total, items_page, items_day } = vitals;
  const choice = choiceOf(request);
  const figures = items_total.map(figureOf);
  return {
    ...{ from, to },
    periods: PERIODS.map((days) => ({
      ...{ value: days, current: days === request.days },
      href: deskPaths.watch(choiceOf({ ...request, days })),
    })),
    devices: DEVICES.map((device) => ({
      ...{ value: device, current: device === request.device },
      href: deskPaths.watch({ ...choice, device }),
    })),
    page:
      request.page === "" ? null : { name: request.page, allHref: deskPaths.watch({ ...choice, page: "" }) },
    main: byName(MAIN_VITALS, (name) => figures.find((figure) => figure.name === name) ?? null),
    others: figures.filter(({ name }) => !MAIN_VITALS.some((main) => main === name)),
    pages: items_page
      .map(({ page, device, items_vital }) => ({
        ...{ page, device, href: deskPaths.watch({ ...choice, page }) },
        figures: byName(PAGE_VITALS, (name) => {
          const vital = items_vital.find((one) => one.name === name);
          return vital ? figureOf(vital) : null;
        }),
      }))
      .sort((one, other) => slowness(other) - slowness(one)),
    days: items_day.map(({ day, items_vital }) => ({
      day,
      values: byName(MAIN_VITALS, (name) => {
        const vital = items_vital.find((one) => one.name === name);
        return vital && vital.cnt >= FEW ? vital.p75 : null;
      }),
    })),
  };
}

function figureOf({ name, cnt, p75, good, fair, poor }: Vital): VitalFigure {
  const rating = rateMetric(name, p75);
  const share = (part: number) => (cnt === 0 ? 0 : part / cnt);
  return {
    ...{ name, p75, n: cnt, goal: goalOf(name) },
    level: cnt < FEW || rating === null ? null : LEVELS[rating],
    shares: { good: share(good), fair: share(fair), poor: share(poor) },
  };
}

function goalOf(name: VitalName): number | null {
  if (name === "navigation") return NAVIGATION_GOOD;
  // A long task and an error are one too many.
  return name === "error" || name === "long-task" ? null : METRIC_BOUNDS[name].good;
}

/** Its main content on time, in ms; below 0 where that has few measurements, the fewer the lower. */
function slowness({ figures: { LCP } }: PageRow): number {
  if (LCP === null) return -FEW;
  return LCP.n < FEW ? LCP.n - FEW : LCP.p75;
}

const byName = <Name extends string, Value>(
  names: readonly Name[],
  figureFor: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, figureFor(name)])) as Record<Name, Value>;
