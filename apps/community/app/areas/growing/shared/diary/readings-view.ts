import type { Schema } from "@grow/contract";
import {
  DERIVED_READINGS,
  type DerivedReadingKey,
  dailyLightIntegral,
  type Faza,
  GROWING_READINGS,
  type Measures,
  type NumberRange,
  READINGS,
  type ReadingKey,
  roundTo,
  type SoilCode,
  showReading,
  targetBand,
  vpd,
} from "@grow/domain";
import { isDerived, type ReadingName } from "../../../../shared/week-fields/reading-words.ts";
import type { ShownUnit } from "../../../../shared/words/unit-words.ts";
import type { Figure } from "../../../../shared/words/use-figures.ts";

const DERIVED = Object.keys(DERIVED_READINGS) as readonly DerivedReadingKey[];

/** The source of a week's readings. */
export type ReadWeek = Pick<Schema<"Week">, "faza" | "name" | "props">;

/** Where a diary grows, as far as readings are worked out from it or judged by it. */
export interface RoomView {
  readonly soil: SoilCode;
  /** PPFD of the lamps in the centre at full power, µmol/m²s, for vegetative and flowering weeks; null if unknown. */
  readonly ppfd: { readonly veg: number | null; readonly flower: number | null };
}

/** A displayed reading; all numbers are in the user's unit. */
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

const isShown = (key: ReadingKey): boolean => READINGS[key].replacedBy === undefined;

/** Readings and derived figures in the order shown. */
const NAMES: readonly ReadingName[] = GROWING_READINGS.filter(isShown).flatMap((key) => [
  key,
  ...DERIVED.filter((name) => DERIVED_READINGS[name].after === key),
]);

/** Older readings used as a fallback for a missing one. */
const olderOf = (key: ReadingKey): readonly ReadingKey[] =>
  GROWING_READINGS.filter((older) => READINGS[older].replacedBy === key);

const hasFlag = (name: ReadingName, flag: "hasChange" | "hasTrend"): boolean =>
  !isDerived(name) && READINGS[name][flag] === true;

/** Fewer are better read as numbers. */
const SHORTEST_TREND = 5;
const LONGEST_TREND = 12;
/** A single value has no sparkline. */
const SHORTEST_COURSE = 2;
/** A course of fewer values is no chart. */
const SHORTEST_CHART = 4;

/** The strongest lamp lights the plants; one of growth alone is used in flower as well, and the other way round. */
export function roomView({ type_soil: soil, lamps_veg, lamps_flower }: Room): RoomView {
  const veg = strongest(lamps_veg);
  const flower = strongest(lamps_flower);
  return { soil, ppfd: { veg: veg ?? flower, flower: flower ?? veg } };
}

type Room = Pick<Schema<"Diary">, "type_soil" | "lamps_veg" | "lamps_flower">;

function strongest(lamps: readonly Schema<"EquipItem">[]): number | null {
  const known = lamps.flatMap(({ ppfd }) => ppfd ?? []);
  return known.length > 0 ? Math.max(...known) : null;
}

/** An estimate: the lamp's light at full power by the percent it is set to, at the distance its maker measured. */
function dli({ faza, props }: ReadWeek, { ppfd }: RoomView): number | null {
  const most = faza === 1 ? ppfd.flower : ppfd.veg;
  const { light, light_intensity: percent } = props;
  if (most === null || typeof light !== "number" || typeof percent !== "number") return null;
  return dailyLightIntegral((most * percent) / 100, light);
}

function derived(name: DerivedReadingKey, week: ReadWeek, room: RoomView): Figure | null {
  const { air_temp: air, air_hum: humidity } = week.props;
  const { decimals, unit } = DERIVED_READINGS[name];
  const value = roundTo(name === "vpd" ? vpd({ air, humidity }) : dli(week, room), decimals);
  return value === null ? null : { value, unit };
}

function figure(name: ReadingName, week: ReadWeek, room: RoomView, measures: Measures): Figure | null {
  if (isDerived(name)) return derived(name, week, room);
  for (const key of [name, ...olderOf(name)]) {
    const shown = showReading(key, week.props[key], measures);
    if (shown) return { value: shown.value, unit: shown.unit };
  }
  return null;
}

function target(name: ReadingName, faza: Faza, { soil }: RoomView, measures: Measures): NumberRange | null {
  if (isDerived(name)) return targetBand(DERIVED_READINGS[name].target, faza, soil);
  const { target: aim } = READINGS[name];
  const band = aim === undefined ? null : targetBand(aim, faza, soil);
  const min = showReading(name, band?.min, measures);
  const max = showReading(name, band?.max, measures);
  return min && max && { min: min.value, max: max.value };
}

/**
 * The readings of a week in the user's units. Missing ones are left out.
 *
 * @param weeks - all weeks that the reader may see, in order
 * @param at - place of the week among them
 */
export function readingsView(
  weeks: readonly ReadWeek[],
  at: number,
  room: RoomView,
  measures: Measures,
): readonly ReadingView[] {
  const week = weeks[at];
  if (!week) return [];
  const before = weeks[at - 1];
  return NAMES.flatMap((name) => {
    const now = figure(name, week, room, measures);
    if (!now) return [];
    const band = target(name, week.faza, room, measures);
    const then = before && hasFlag(name, "hasChange") ? figure(name, before, room, measures) : null;
    const change = (then && roundTo(now.value - then.value, 2)) ?? 0;
    const trend = hasFlag(name, "hasTrend")
      ? weeks
          .slice(0, at + 1)
          .map((one) => figure(name, one, room, measures)?.value)
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
  room: RoomView,
  measures: Measures,
): CourseView["targets"] {
  const steps: [number, number, number][] = [];
  for (const { faza } of growing) {
    const band = target(name, faza, room, measures);
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
  room: RoomView,
  measures: Measures,
): readonly CourseView[] {
  const growing = weeks.filter((week) => week.faza !== 2);
  return NAMES.flatMap((name): CourseView[] => {
    const figures = growing.map((week) => figure(name, week, room, measures));
    const known = figures.filter((one) => one !== null);
    const [first] = known;
    if (!first || known.length < SHORTEST_COURSE) return [];
    const bands = targets(name, growing, room, measures);
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
