import { statfs } from "node:fs/promises";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { isEmail, isStuck, type JobCounts, oldestOf, readJobCounts } from "../../../queue/queue-health.ts";

type Health = Schema<"StaffHealth">;

/** Slow operations that are named. */
const MOST_SLOW = 20;

export const getStaffHealth = defineOperation("getStaffHealth", async ({ db, request, config, now }) => {
  const jobs = await readJobCounts(db);
  const emails = jobs.filter(isEmail);
  const { operations, delay_ms, connections } = await request.server.readMeasurements();
  const { blocks, bfree, bsize } = await statfs(config.dataDir);
  const date = now();
  return {
    status: 200,
    data: {
      date: date.toISOString(),
      item_queue: presentQueue(jobs, date),
      item_mail: {
        transport: config.mail.smtpUrl === undefined ? ("outbox" as const) : ("smtp" as const),
        cnt_waiting: sumOf(emails, "cnt_waiting"),
        cnt_sent: sumOf(emails, "cnt_done"),
        cnt_retrying: sumOf(emails, "cnt_retrying"),
        cnt_failed: sumOf(emails, "cnt_failed"),
      },
      item_push: { is_on: config.push !== null, ...(await readPushes(db)) },
      items_slow: operations.slice(0, MOST_SLOW),
      item_database: { ...connections, ...(await readDatabase(db)), max_connections: config.connections },
      item_disk: { bytes: blocks * bsize, free_bytes: bfree * bsize },
      item_process: {
        uptime_s: Math.round(process.uptime()),
        memory_bytes: process.memoryUsage.rss(),
        delay_ms,
      },
    },
  };
});

type Counted = "cnt_waiting" | "cnt_running" | "cnt_retrying" | "cnt_failed" | "cnt_done";

const sumOf = (jobs: readonly JobCounts[], name: Counted) => jobs.reduce((sum, job) => sum + job[name], 0);

function presentQueue(jobs: readonly JobCounts[], now: Date): Health["item_queue"] {
  return {
    cnt_waiting: sumOf(jobs, "cnt_waiting"),
    cnt_running: sumOf(jobs, "cnt_running"),
    cnt_retrying: sumOf(jobs, "cnt_retrying"),
    cnt_failed: sumOf(jobs, "cnt_failed"),
    cnt_done: sumOf(jobs, "cnt_done"),
    oldest_date: oldestOf(jobs),
    is_stuck: isStuck(jobs, now),
    items_job: jobs
      .filter((job) => job.cnt_waiting + job.cnt_running + job.cnt_retrying + job.cnt_failed > 0)
      .map(({ cnt_done: _done, oldest_date: _oldest, is_idle: _idle, ...job }) => job),
  };
}

async function readPushes(db: Db): Promise<Omit<Health["item_push"], "is_on">> {
  const { rows } = await sql<Omit<Health["item_push"], "is_on">>`
    select (select count(*)::int from push_device) as cnt_devices,
      (select count(*)::int from push_device where cnt_refused > 0) as cnt_refused,
      (select count(*)::int from push_waiting) as cnt_waiting, (select min(add_date) from push_waiting) as oldest_date`.execute(
    db,
  );
  return rows[0] ?? { cnt_devices: 0, cnt_refused: 0, cnt_waiting: 0, oldest_date: null };
}

async function readDatabase(db: Db): Promise<Pick<Health["item_database"], "bytes" | "oldest_query_ms">> {
  const { rows } = await sql<Pick<Health["item_database"], "bytes" | "oldest_query_ms">>`
    select pg_database_size(current_database())::bigint as bytes,
      coalesce((
        select max(extract(epoch from clock_timestamp() - query_start) * 1000)::bigint from pg_stat_activity
        where datname = current_database() and state = 'active' and backend_type = 'client backend'
          and pid <> pg_backend_pid()), 0) as oldest_query_ms`.execute(db);
  return rows[0] ?? { bytes: 0, oldest_query_ms: 0 };
}
