import type { Schema } from "@grow/contract";
import type { Measures } from "@grow/domain";
import {
  FEEDING_KEYS,
  FEEDING_READINGS,
  type FeedingKey,
  MAX_FEEDINGS,
  WEEK_DAYS,
  WEEK_EVENTS,
} from "@grow/domain/weeks";
import { parseField, sameMark, shownField } from "./shown-field.ts";

type Week = Pick<Schema<"Week">, "items_event" | "items_feeding">;

/** A feeding, as typed. */
export interface FeedingRow extends Readonly<Record<FeedingKey, string>> {
  /** Day of the week; "" for none. */
  readonly day: string;
  /** "on" for water without nutrients. */
  readonly is_water: string;
  /** The stored values behind fields that the shown unit rounds, as JSON; they count until the field is changed. */
  readonly exact?: string | undefined;
}

export const EMPTY_FEEDING: FeedingRow = {
  ...{ day: "", is_water: "", volume: "", ec: "", ph: "", runoff_ec: "", runoff_ph: "" },
};

/** The events of a week as the form names them. */
export function eventsOf({ items_event: events = [] }: Week): string[] {
  return inOrder(events.map(({ type, day }) => (day === null ? type : `${type}.${day}`)));
}

/** All names of events, in the order of the form. */
const EVENT_NAMES = WEEK_EVENTS.flatMap((type) => [type, ...WEEK_DAYS.map((day) => `${type}.${day}`)]);

const inOrder = (names: readonly string[]) => EVENT_NAMES.filter((name) => names.includes(name));

/** Reads the events from what a browser sent: a chosen type with its days, or without one. */
export function readEvents(data: FormData): string[] {
  return WEEK_EVENTS.flatMap((type): string[] => {
    if (!data.has(`events.${type}`)) return [];
    const days = WEEK_DAYS.map((day) => `${type}.${day}`).filter((name) => data.has(`events.${name}`));
    return days.length > 0 ? days : [type];
  });
}

type Exact = Partial<Record<FeedingKey, string>>;

function exactOf({ exact = "" }: FeedingRow): Exact {
  try {
    const found: unknown = JSON.parse(exact);
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

function withExact(row: FeedingRow, exact: Exact): FeedingRow {
  const { exact: _, ...rest } = row;
  return Object.keys(exact).length > 0 ? { ...rest, exact: JSON.stringify(exact) } : rest;
}

/** The feedings of a week as rows. */
export function feedingRows({ items_feeding: feedings = [] }: Week, measures: Measures): FeedingRow[] {
  return feedings.map((feeding) => {
    const exact: Exact = {};
    const row = { ...EMPTY_FEEDING, day: String(feeding.day ?? ""), is_water: feeding.is_water ? "on" : "" };
    for (const key of FEEDING_KEYS) {
      const shown = shownField(FEEDING_READINGS[key], feeding[key], measures);
      row[key] = shown.text;
      if (shown.exact !== undefined) exact[key] = shown.exact;
    }
    return withExact(row, exact);
  });
}

export function readFeedings(data: FormData): FeedingRow[] {
  const rows: FeedingRow[] = [];
  for (let index = 0; index < MAX_FEEDINGS && data.has(`feedings.${index}.day`); index += 1) {
    const text = (name: string) => {
      const value = data.get(`feedings.${index}.${name}`);
      return typeof value === "string" ? value : "";
    };
    const row = { ...EMPTY_FEEDING, day: text("day"), is_water: text("is_water") };
    for (const key of FEEDING_KEYS) row[key] = text(key);
    rows.push(text("exact") === "" ? row : { ...row, exact: text("exact") });
  }
  return rows;
}

/** What was typed in a field of a feeding, as a number in the stored unit. */
export function parseFeeding(row: FeedingRow, key: FeedingKey, measures: Measures) {
  return parseField(FEEDING_READINGS[key], row[key], measures, exactOf(row)[key]);
}

/** The same feedings in other units. What cannot be read stays as it was typed. */
export function feedingsIn(rows: readonly FeedingRow[], from: Measures, to: Measures): FeedingRow[] {
  return rows.map((row) => {
    const exact: Exact = {};
    const other = { ...row };
    for (const key of FEEDING_KEYS) {
      const parsed = parseFeeding(row, key, from);
      if (!parsed.ok) continue;
      const shown = shownField(FEEDING_READINGS[key], parsed.value, to);
      Object.assign(other, { [key]: shown.text });
      if (shown.exact !== undefined) exact[key] = shown.exact;
    }
    return withExact(other, exact);
  });
}

/** What a row says: `26,4` says what `26.4` says. */
export function saidFeeding({ exact: _, ...row }: FeedingRow): readonly string[] {
  return [row.day, row.is_water, ...FEEDING_KEYS.map((key) => sameMark(row[key].trim()))];
}

/** Whether a row has any value. */
export const isFeeding = (row: FeedingRow): boolean => saidFeeding(row).some((text) => text !== "");
