import type { Warn } from "../page.ts";
import type { KeyValueStore } from "../store.ts";

/** Key under which impressions are kept. */
export const IMPRESSIONS_KEY = "impressions";

/** Most records that are kept; when there are more, the oldest go. */
export const IMPRESSIONS_MAX = 500;

/** How often, and how long, something was in view. */
export interface ImpressionRecord {
  /** Kind of the element (`diary`, `problem`, `video`). */
  readonly type: string;
  /** Id of what it shows. */
  readonly id: number;
  /** Times it was in view, 1 or more. */
  readonly views: number;
  /** Seconds in view with one decimal, more than 0. */
  readonly seconds: number;
}

/** Impressions of this browser that wait to be sent, shared by its tabs. */
export interface ImpressionStore {
  /** All that wait, oldest first. */
  readonly read: () => readonly ImpressionRecord[];
  /** Adds a view; those of the same type and id are one record. */
  readonly add: (type: string, id: number, seconds: number) => void;
  /** Takes off what was sent; what came to the same records meanwhile stays. */
  readonly takeOff: (sent: readonly ImpressionRecord[]) => void;
}

/**
 * Keeps impressions in a store that outlives the page. A broken store counts as empty. Where nothing can be kept (full,
 * forbidden) they live as long as the page, and one warning says so.
 *
 * @example
 * const impressions = createImpressionStore(store, warn);
 * impressions.add("diary", 12, 1.5);
 * impressions.add("diary", 12, 0.1);
 * impressions.read(); // [{ type: "diary", id: 12, views: 2, seconds: 1.6 }]
 */
export function createImpressionStore(store: KeyValueStore, warn: Warn): ImpressionStore {
  /** What the store did not take. */
  let unkept: readonly ImpressionRecord[] = [];
  let hasWarned = false;

  const read = () => [...parse(store.get(IMPRESSIONS_KEY)), ...unkept].reduce<ImpressionRecord[]>(merged, []);
  function write(records: readonly ImpressionRecord[]): void {
    const kept = records.slice(-IMPRESSIONS_MAX);
    if (kept.length === 0) {
      store.remove(IMPRESSIONS_KEY);
      unkept = [];
      return;
    }
    if (store.set(IMPRESSIONS_KEY, JSON.stringify(kept))) {
      unkept = [];
      return;
    }
    // Half of them would be there twice otherwise; and a full store gets room.
    store.remove(IMPRESSIONS_KEY);
    unkept = kept;
    if (!hasWarned) warn("Impressions cannot be kept and last as long as the page");
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

/** Seconds with one decimal, so that sums of tenths stay tenths. */
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
      ? { ...old, views: old.views + one.views, seconds: tenths(old.seconds + one.seconds) }
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
  if (typeof value !== "object" || value === null) return false;
  const { type, id, views, seconds } = value as Partial<Record<keyof ImpressionRecord, unknown>>;
  return (
    typeof type === "string" &&
    type !== "" &&
    Number.isSafeInteger(id) &&
    Number.isSafeInteger(views) &&
    Number(views) > 0 &&
    typeof seconds === "number" &&
    Number.isFinite(seconds) &&
    seconds > 0
  );
}
