import type { Warn } from "../page.ts";
import { requireMembers } from "../require-members.ts";
import type { KeyValueStore } from "../store.ts";

/** Storage key of impressions. */
export const IMPRESSIONS_KEY = "impressions";

/** Maximum number of records; the oldest are dropped. */
export const IMPRESSIONS_MAX = 500;

/** Maximum views and seconds of one record; any excess is lost. */
export const IMPRESSION_LIMITS = { views: 10_000, seconds: 86_400 } as const;

/** Kinds of elements whose impressions are counted. */
export const IMPRESSION_TYPES = [
  "diary",
  "week",
  "photo",
  "problem",
  "video",
  "review",
  "blog",
  "brand",
  "product",
  "strain",
  "giveaway",
  "user",
] as const;

/** Kind of an element. */
export type ImpressionType = (typeof IMPRESSION_TYPES)[number];

/** Views and visible time of an element. */
export interface ImpressionRecord {
  readonly type: ImpressionType;
  /** Id of the thing shown. */
  readonly id: number;
  /** Number of views, 1 to 10,000. */
  readonly views: number;
  /** Visible seconds with one decimal, more than 0, at most 86,400. */
  readonly seconds: number;
}

/** Pending impressions of this browser, shared by its tabs. */
export interface ImpressionStore {
  /** All pending impressions, oldest first. */
  readonly read: () => readonly ImpressionRecord[];
  /** Adds a view; views of the same type and id are one record. */
  readonly add: (type: ImpressionType, id: number, seconds: number) => void;
  /** Removes what was sent; views added to the same records meanwhile stay. */
  readonly takeOff: (sent: readonly ImpressionRecord[]) => void;
}

/**
 * Stores impressions so that they survive the page. A malformed store counts as empty. Without storage (full, blocked) they live as
 * long as the page, with one warning.
 *
 * @example
 * const impressions = createImpressionStore(store, warn);
 * impressions.add("diary", 12, 1.5);
 * impressions.add("diary", 12, 0.1);
 * impressions.read(); // [{ type: "diary", id: 12, views: 2, seconds: 1.6 }]
 */
export function createImpressionStore(store: KeyValueStore, warn: Warn): ImpressionStore {
  requireMembers({ store, warn }, "store.get warn");
  /** Records that the storage did not accept. */
  let unsaved: readonly ImpressionRecord[] = [];
  let hasWarned = false;

  const read = () =>
    [...parse(store.get(IMPRESSIONS_KEY)), ...unsaved].reduce<ImpressionRecord[]>(merged, []);
  function write(records: readonly ImpressionRecord[]): void {
    const newest = records.slice(-IMPRESSIONS_MAX);
    unsaved = [];
    if (newest.length > 0 && store.set(IMPRESSIONS_KEY, JSON.stringify(newest))) return;
    // Otherwise half of them would exist twice; this also frees space in a full storage.
    store.remove(IMPRESSIONS_KEY);
    unsaved = newest;
    if (newest.length === 0) return;
    if (!hasWarned) warn("Impressions cannot be stored and last only until the page is left");
    hasWarned = true;
  }
  return {
    read,
    add: (type, id, seconds) => write(merged(read(), { type, id, views: 1, seconds })),
    takeOff: (sent) =>
      write(
        read().flatMap((record) => {
          const gone = sent.find((other) => isSame(record, other));
          if (!gone) return [record];
          const left = {
            ...record,
            views: record.views - gone.views,
            seconds: tenths(record.seconds - gone.seconds),
          };
          return isRecord(left) ? [left] : [];
        }),
      ),
  };
}

/** Rounds seconds to one decimal, so that sums of tenths stay tenths. */
export function tenths(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

function isSame(a: ImpressionRecord, b: ImpressionRecord): boolean {
  return a.type === b.type && a.id === b.id;
}

function merged(records: readonly ImpressionRecord[], one: ImpressionRecord): ImpressionRecord[] {
  if (!records.some((record) => isSame(record, one))) return [...records, one];
  return records.map((old) =>
    isSame(old, one)
      ? {
          ...old,
          views: Math.min(old.views + one.views, IMPRESSION_LIMITS.views),
          seconds: Math.min(tenths(old.seconds + one.seconds), IMPRESSION_LIMITS.seconds),
        }
      : old,
  );
}

function parse(text: string | null): readonly ImpressionRecord[] {
  if (text === null) return [];
  try {
    const records: unknown = JSON.parse(text);
    return Array.isArray(records) ? records.filter(isRecord).slice(-IMPRESSIONS_MAX) : [];
  } catch {
    return [];
  }
}

function isRecord(value: unknown): value is ImpressionRecord {
  const { type, id, views, seconds }: Partial<Record<keyof ImpressionRecord, unknown>> = Object(value);
  return (
    isImpressionOf(type, id) &&
    isWithin(views, IMPRESSION_LIMITS.views) &&
    Number.isInteger(views) &&
    isWithin(seconds, IMPRESSION_LIMITS.seconds)
  );
}

/** Checks type and id of an impression; ids are integers from 1 on. */
export function isImpressionOf(type: unknown, id: unknown): type is ImpressionType {
  return IMPRESSION_TYPES.some((one) => one === type) && Number.isSafeInteger(id) && Number(id) > 0;
}

function isWithin(value: unknown, most: number): boolean {
  return typeof value === "number" && value > 0 && value <= most;
}
