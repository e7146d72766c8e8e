import type { Schema } from "@grow/contract";
import {
  type Faza,
  type Measures,
  type NumberRange,
  type ReadingKey,
  roundTo,
  type SoilCode,
  showReading,
  targetBand,
  vapourPressureDeficit,
} from "@grow/domain";
import type { ShownUnit } from "../../../shared/words/unit-words.ts";

/** What a week is read from. */
export type ReadWeek = Pick<Schema<"Week">, "faza" | "name" | "props">;

/** A reading of a growing week, or the figure made of two of them. */
export type ReadingName = (typeof ORDER)[number];

/** A number in the reader's unit, rounded. */
export interface Figure {
  readonly value: number;
  readonly unit: ShownUnit;
}

/** A reading as the page shows it; all numbers in the reader's unit. */
export interface ReadingView extends Figure {
  readonly name: ReadingName;
  /** The band to aim at. */
  readonly target?: readonly [number, number] | undefined;
  /** How much more or less than the week before; never 0. */
  readonly change?: number | undefined;
  /** The course up to this week: five values or more. */
  readonly trend?: readonly number[] | undefined;
}

/** A figure through all growing weeks, one place each; null where it was not read. */
export interface CourseView {
  readonly name: ReadingName;
  readonly unit: ShownUnit;
  readonly values: readonly (number | null)[];
  /** The bands to aim at, phase by phase: for how many weeks, from and to. */
  readonly targets?: readonly (readonly [weeks: number, from: number, to: number])[] | undefined;
}

/** The order shown: air, light, plant, water. */
const ORDER = [
  "air_temp",
  "night_air_temp",
  "air_hum",
  "vpd",
  "light",
  "light_intensity",
  "lamp_distance",
  "height",
  "ph",
  "tds",
  "ppm",
  "solution_temp",
  "substrate_temp",
  "watering_volume",
  "pot_size",
  "co2",
  "smell",
] as const satisfies readonly (ReadingKey | "vpd")[];

const CHANGING: ReadonlySet<ReadingName> = new Set([
  "height",
  "lamp_distance",
  "air_temp",
  "night_air_temp",
  "air_hum",
]);
const TRENDS: ReadonlySet<ReadingName> = new Set(["air_temp", "night_air_temp", "air_hum", "tds"]);
/** Fewer are better read as numbers. */
const SHORTEST_TREND = 5;
const LONGEST_TREND = 12;
/** What was read only once has no course. */
const SHORTEST_COURSE = 2;
/** A course of fewer values is no chart. */
const SHORTEST_CHART = 4;

const VPD_DECIMALS = 2;

function figure(name: ReadingName, week: ReadWeek, measures: Measures): Figure | null {
  if (name === "vpd") {
    const { air_temp: air, air_hum: humidity } = week.props;
    const vpd = vapourPressureDeficit({
      ...(typeof air === "number" ? { air } : {}),
      ...(typeof humidity === "number" ? { humidity } : {}),
    });
    return vpd === null ? null : { value: roundTo(vpd, VPD_DECIMALS), unit: "kpa" };
  }
  // The older field says the same as EC.
  if (name === "ppm" && typeof week.props.tds === "number") return null;
  const shown = showReading(name, week.props[name], measures);
  return shown && { value: shown.value, unit: shown.unit };
}

function target(name: ReadingName, faza: Faza, soil: SoilCode, measures: Measures): NumberRange | null {
  if (name === "vpd" || name === "ph") return targetBand(name, faza, soil);
  if (name !== "tds" && name !== "ppm") return null;
  const band = targetBand("ec", faza);
  const min = showReading("tds", band?.min, measures);
  const max = showReading("tds", band?.max, measures);
  return min && max && { min: min.value, max: max.value };
}

/**
 * The readings of a week in the reader's units. What was not read is left out.
 *
 * @param weeks - all weeks that the reader may see, in order
 * @param at - place of the week among them
 */
export function readingsView(
  weeks: readonly ReadWeek[],
  at: number,
  soil: SoilCode,
  measures: Measures,
): readonly ReadingView[] {
  const week = weeks[at];
  if (!week) return [];
  const before = weeks[at - 1];
  return ORDER.flatMap((name) => {
    const now = figure(name, week, measures);
    if (!now) return [];
    const band = target(name, week.faza, soil, measures);
    const then = before && CHANGING.has(name) ? figure(name, before, measures) : null;
    const change = then ? roundTo(now.value - then.value, 2) : 0;
    const trend = TRENDS.has(name)
      ? weeks
          .slice(0, at + 1)
          .map((one) => figure(name, one, measures)?.value)
          .filter((value) => value !== undefined)
          .slice(-LONGEST_TREND)
      : [];
    return {
      name,
      ...now,
      ...(band ? { target: [band.min, band.max] as const } : {}),
      ...(change === 0 ? {} : { change }),
      ...(trend.length >= SHORTEST_TREND ? { trend } : {}),
    };
  });
}

/** The bands of a figure through the weeks; weeks side by side with the same one share it. */
function targets(
  name: ReadingName,
  growing: readonly ReadWeek[],
  soil: SoilCode,
  measures: Measures,
): CourseView["targets"] {
  const steps: [number, number, number][] = [];
  for (const { faza } of growing) {
    const band = target(name, faza, soil, measures);
    if (!band) return undefined;
    const last = steps.at(-1);
    if (last?.[1] === band.min && last[2] === band.max) last[0] += 1;
    else steps.push([1, band.min, band.max]);
  }
  return steps;
}

/**
 * All readings through the growing weeks, on one time axis.
 *
 * @param weeks - all weeks that the reader may see, in order
 */
export function coursesView(
  weeks: readonly ReadWeek[],
  soil: SoilCode,
  measures: Measures,
): readonly CourseView[] {
  const growing = weeks.filter((week) => week.faza !== 2);
  return ORDER.flatMap((name): CourseView[] => {
    const figures = growing.map((week) => figure(name, week, measures));
    const known = figures.filter((one) => one !== null);
    const [first] = known;
    if (!first || known.length < SHORTEST_COURSE) return [];
    const bands = targets(name, growing, soil, measures);
    return [
      {
        name,
        unit: first.unit,
        values: figures.map((one) => one?.value ?? null),
        ...(bands ? { targets: bands } : {}),
      },
    ];
  });
}

/** Long enough to be drawn. */
export function isChart({ values }: CourseView): boolean {
  return values.filter((value) => value !== null).length >= SHORTEST_CHART;
}
