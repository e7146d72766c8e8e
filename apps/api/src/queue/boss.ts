import { CompiledQuery } from "kysely";
import PgBoss from "pg-boss";
import type { Database, Tx } from "../db/database.ts";
import type { AccountLetter, JobHandlers, JobName, JobQueue, Later, Once, Priority } from "./job-queue.ts";

/** Seconds between two polls of each queue; users, or the start of a site, wait for the results of the short ones. */
const POLLING: Readonly<Record<JobName, number>> = {
  "send-letter": 2,
  "send-notice": 2,
  "send-farewell": 2,
  "confirm-contact": 2,
  "answer-contact": 2,
  "send-banner-decision": 2,
  "send-newsletters": 10,
  "test-newsletter": 2,
  "send-invoice": 2,
  "send-plan-news": 2,
  "send-digest": 2,
  "send-push": 2,
  "send-held-pushes": 10,
  "give-up-video": 2,
  "convert-video": 2,
  "convert-large-video": 2,
  "copy-personal-data": 10,
  "import-personal-data": 5,
  "send-digests": 30,
  "remind-weeks": 30,
  "delete-accounts": 30,
  "publish-posts": 10,
  "settle-awards": 10,
  "run-giveaways": 10,
  "purge-removed": 30,
  "sweep-media": 30,
  "sweep-expired": 30,
  "renew-plans": 30,
  "repair-counters": 30,
  "count-brand-days": 2,
  "send-alert": 30,
  "refresh-statistics": 2,
  "refresh-categories": 30,
};

/** Names of all jobs. */
const NAMES = Object.keys(POLLING) as JobName[];

/** Jobs that each send one email. */
export const EMAILS: ReadonlySet<JobName> = new Set([
  "send-letter",
  "send-notice",
  "send-farewell",
  "confirm-contact",
  "answer-contact",
  "send-banner-decision",
  "test-newsletter",
  "send-invoice",
  "send-plan-news",
  "send-digest",
]);

/** Scheduled jobs, in UTC. */
const SCHEDULE: Partial<Record<JobName, string>> = {
  "send-digests": "11 * * * *",
  "send-newsletters": "* * * * *",
  "send-held-pushes": "* * * * *",
  "remind-weeks": "21 * * * *",
  "delete-accounts": "37 * * * *",
  "publish-posts": "* * * * *",
  "settle-awards": "* * * * *",
  "run-giveaways": "* * * * *",
  "purge-removed": "7 * * * *",
  "sweep-media": "17 * * * *",
  "sweep-expired": "47 * * * *",
  "renew-plans": "12 * * * *",
  "repair-counters": "23 3 * * 0",
  "count-brand-days": "4,14,24,34,44,54 * * * *",
  "send-alert": "*/5 * * * *",
  "refresh-statistics": "* * * * *",
  "refresh-categories": "11,41 * * * *",
};

/** How a job that fails is retried. A running one counts as lost after an hour, more than the longest takes; of hours pg-boss knows none. */
const RETRIES = { retryLimit: 8, retryDelay: 15, retryBackoff: true, expireInSeconds: 3600 };

/** Jobs that are over when they have failed twice, with the job that follows then. */
const GIVEN_UP: Partial<Record<JobName, JobName>> = {
  "convert-video": "give-up-video",
  "convert-large-video": "give-up-video",
};

/** Priorities of email jobs, higher first: users who requested a password reset are waiting for it. */
const PRIORITY: Partial<Record<AccountLetter, number>> = { reset: 2, confirm: 1, confirm_new: 1 };

/** Any number, as long as all processes that start agree on it, and it is not that of the migrations. */
const LOCK = 7_204_114;

export interface Boss extends JobQueue {
  /**
   * Starts the workers.
   *
   * @param emailsPerSecond how many jobs of an email queue are taken per second, at most
   * @param polling seconds between two polls of a queue, at least 0.5, where they differ from the usual ones
   */
  work(
    handlers: JobHandlers,
    emailsPerSecond: number,
    polling?: Readonly<Partial<Record<JobName, number>>>,
  ): Promise<void>;
  /** Lets running jobs finish, for at most five seconds. */
  stop(): Promise<void>;
}

/**
 * Opens the queue. It is stored in the database, so that jobs are as durable as their rows, and servers share it.
 *
 * Its tables are created before the first job is sent: a transaction waiting for them would deadlock on the embedded database, whose only
 * session it holds.
 *
 * @param onError called for errors of the queue and for failed jobs, which are retried
 */
export async function startBoss(database: Database, onError: (error: unknown) => void): Promise<Boss> {
  const boss = new PgBoss({
    db: { executeSql: async (text: string, values: unknown[]) => await database.pool.query(text, values) },
  });
  boss.on("error", onError);
  await makeQueues(database, boss);

  return {
    async send(name, data, tx, when) {
      await boss.send(name, data, {
        ...(tx ? { db: { executeSql: (text, values) => executeOn(tx, text, values) } } : {}),
        ...("letter" in data ? { priority: PRIORITY[data.letter] ?? 0 } : {}),
        ...(when === undefined ? {} : timing(when)),
      });
    },
    async work(handlers, emailsPerSecond, polling = {}) {
      for (const name of NAMES) {
        const pollingIntervalSeconds = polling[name] ?? POLLING[name];
        const batchSize = EMAILS.has(name) ? emailsPerSecond * pollingIntervalSeconds : 1;
        const options = { pollingIntervalSeconds, batchSize };
        await boss.work(name, options, async (jobs) => {
          // Only send() queues jobs under a name, so the data has the handler's type.
          const handle = handlers[name] as (data: unknown) => Promise<void>;
          const finish = async (job: { readonly id: string; readonly data: unknown }) => {
            try {
              await handle(job.data);
            } catch (error) {
              onError(error);
              // Throwing would fail the other jobs of the batch too, and send their emails again.
              await boss.fail(name, job.id, { message: String(error) });
            }
          };
          await Promise.all(jobs.map(finish));
        });
      }
      for (const [name, cron] of Object.entries(SCHEDULE)) await boss.schedule(name, cron, {});
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000, close: false, wait: true });
    },
  };
}

function timing(when: Once | Later | (Once & Later) | Priority) {
  if ("priority" in when) return when;
  return {
    ...("after" in when ? { startAfter: when.after } : {}),
    ...("key" in when ? { singletonKey: when.key, singletonSeconds: when.seconds } : {}),
  };
}

async function makeQueues(database: Database, boss: PgBoss): Promise<void> {
  // Starting servers create the tables one after the other; concurrently they would deadlock.
  const client = await database.pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await boss.start();
    const there = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of NAMES) {
      const deadLetter = GIVEN_UP[name];
      const options = {
        name,
        ...RETRIES,
        ...(deadLetter === undefined ? {} : { retryLimit: 1, deadLetter }),
      };
      await (there.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options));
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
