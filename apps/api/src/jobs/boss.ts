import { CompiledQuery } from "kysely";
import PgBoss from "pg-boss";
import type { Database, Tx } from "../db/database.ts";
import type { JobHandlers, JobName, JobQueue } from "./job-queue.ts";

/** Names of all jobs. */
const NAMES: readonly JobName[] = [
  "send-letter",
  "send-notice",
  "purge-removed",
  "sweep-media",
  "sweep-expired",
  "repair-counters",
];

/** What runs by the clock, in UTC. */
const SCHEDULE: Partial<Record<JobName, string>> = {
  "purge-removed": "7 * * * *",
  "sweep-media": "17 * * * *",
  "sweep-expired": "47 * * * *",
  "repair-counters": "23 3 * * 0",
};

/** In seconds; so long the queue knows jobs that are done. */
const HALF_A_DAY = 12 * 60 * 60;

/** Any number, as long as all processes that start agree on it, and it is not that of the migrations. */
const LOCK = 7_204_114;

export interface Boss extends JobQueue {
  /** Begins to work jobs off. */
  work(handlers: JobHandlers): Promise<void>;
  /** Lets running jobs finish, for at most five seconds. */
  stop(): Promise<void>;
}

/**
 * Opens the queue, which lies in the database itself, so that a job is as safe as the row it belongs to, and several servers share one.
 *
 * It is there before anybody can send: a transaction that waited for its tables would wait for ever on the embedded database, whose
 * one session the transaction itself holds.
 *
 * @param onError hears of errors of the queue and of jobs that failed; they are tried again
 */
export async function startBoss(database: Database, onError: (error: unknown) => void): Promise<Boss> {
  const boss = new PgBoss({
    db: { executeSql: async (text: string, values: unknown[]) => await database.pool.query(text, values) },
  });
  boss.on("error", onError);
  await makeQueues(database, boss);

  return {
    async send(name, data, tx, once) {
      await boss.send(name, data, {
        ...(tx ? { db: { executeSql: (text, values) => executeOn(tx, text, values) } } : {}),
        ...(once === undefined ? {} : { singletonKey: once, singletonSeconds: HALF_A_DAY }),
      });
    },
    async work(handlers) {
      for (const name of NAMES) {
        await boss.work(name, { pollingIntervalSeconds: name.startsWith("send-") ? 2 : 30 }, async (jobs) => {
          // What was queued under a name is what its handler takes: only send() writes there.
          const handle = handlers[name] as (data: unknown) => Promise<void>;
          for (const job of jobs) {
            try {
              await handle(job.data);
            } catch (error) {
              onError(error);
              throw error;
            }
          }
        });
      }
      for (const [name, cron] of Object.entries(SCHEDULE)) await boss.schedule(name, cron, {});
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000, close: false, wait: true });
    },
  };
}

async function makeQueues(database: Database, boss: PgBoss): Promise<void> {
  // Servers that start at the same time make the tables one after the other; side by side they would wait for each other.
  const client = await database.pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await boss.start();
    const there = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of NAMES) {
      if (there.has(name)) continue;
      await boss.createQueue(name, { name, retryLimit: 8, retryDelay: 15, retryBackoff: true });
    }
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
    client.release();
  }
}

async function executeOn(tx: Tx, text: string, values: unknown[]) {
  const { rows } = await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));
  return { rows };
}
