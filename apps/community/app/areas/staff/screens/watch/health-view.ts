import type { Schema } from "@grow/contract";
import type { Level } from "@grow/domain";

type Health = Schema<"StaffHealth">;

/** Shares of the disk that are free: below the first it needs attention, below the second it is almost full. */
const LITTLE_FREE = [0.2, 0.1] as const;

/** A query that runs longer holds up others. */
const LONG_QUERY_MS = 10_000;

/** A server whose event loop is later answers slowly. */
const LONG_DELAY_MS = 200;

/** What is behind the site, part by part. */
export interface HealthView {
  readonly date: string;
  readonly queue: Omit<Health["item_queue"], "items_job" | "oldest_date"> &
    Waiting & { readonly level: Level };
  readonly mail: Health["item_mail"] & { readonly level: Level };
  /** The level is null where push is off. */
  readonly push: Omit<Health["item_push"], "oldest_date"> & Waiting & { readonly level: Level | null };
  readonly database: Health["item_database"] & { readonly level: Level };
  readonly disk: Health["item_disk"] & { readonly used: number; readonly level: Level };
  readonly process: Health["item_process"] & { readonly level: Level };
  readonly jobs: Health["item_queue"]["items_job"];
  readonly slow: Health["items_slow"];
}

interface Waiting {
  /** How long the oldest has waited, ms; null if none waits. */
  readonly oldest: number | null;
}

export function healthView(health: Health): HealthView {
  const { date, item_mail, item_database, item_disk, item_process } = health;
  const { items_job, oldest_date, ...queue } = health.item_queue;
  const { oldest_date: oldestPush, ...push } = health.item_push;
  const waited = (since: string | null) =>
    since === null ? null : Math.max(0, Date.parse(date) - Date.parse(since));
  const free = item_disk.bytes === 0 ? 0 : item_disk.free_bytes / item_disk.bytes;
  const [some, little] = LITTLE_FREE;
  return {
    date,
    queue: {
      ...{ ...queue, oldest: waited(oldest_date) },
      level: worst([queue.is_stuck, "bad"], [queue.cnt_failed + queue.cnt_retrying > 0, "normal"]),
    },
    mail: {
      ...item_mail,
      level: worst([item_mail.cnt_failed > 0, "bad"], [item_mail.cnt_retrying > 0, "normal"]),
    },
    push: {
      ...{ ...push, oldest: waited(oldestPush) },
      level: push.is_on ? worst([push.cnt_refused > 0, "normal"]) : null,
    },
    database: {
      ...item_database,
      level: worst([
        item_database.cnt_waited_for > 0 || item_database.oldest_query_ms > LONG_QUERY_MS,
        "normal",
      ]),
    },
    disk: { ...item_disk, used: 1 - free, level: worst([free < little, "bad"], [free < some, "normal"]) },
    process: { ...item_process, level: worst([item_process.delay_ms > LONG_DELAY_MS, "normal"]) },
    jobs: items_job,
    slow: health.items_slow,
  };
}

/** The level of the first case that applies, the worst first. */
const worst = (...cases: readonly (readonly [boolean, Level])[]): Level =>
  cases.find(([applies]) => applies)?.[1] ?? "good";
