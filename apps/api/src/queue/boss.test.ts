import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { testDatabase } from "../testing/test-database.ts";
import { type Boss, startBoss } from "./boss.ts";
import type { JobHandlers } from "./job-queue.ts";

let database: Database;
let boss: Boss;
const done: number[] = [];
const errors: unknown[] = [];
let failures = 0;
const conversions: number[] = [];
const givenUp: number[] = [];
let finishLarge = () => {};
const largeIsDone = new Promise<void>((resolve) => {
  finishLarge = resolve;
});

const handlers: JobHandlers = {
  "send-letter": async ({ user_id }) => {
    if (user_id === 13 && failures++ === 0) throw new Error("the mail server is away");
    done.push(user_id);
  },
  "send-notice": async () => {},
  "send-farewell": async () => {},
  "confirm-contact": async () => {},
  "answer-contact": async () => {},
  "send-banner-decision": async () => {},
  "send-newsletters": async () => {},
  "test-newsletter": async () => {},
  "send-invoice": async () => {},
  "send-plan-news": async () => {},
  "send-digests": async () => {},
  "remind-weeks": async () => {},
  "send-digest": async () => {},
  "send-push": async () => {},
  "send-held-pushes": async () => {},
  "copy-personal-data": async () => {},
  "import-personal-data": async () => {},
  "delete-accounts": async () => {},
  "convert-video": async ({ id }) => {
    conversions.push(id);
    if (id === 7) throw new Error("ffmpeg was stopped");
  },
  "convert-large-video": async ({ id }) => {
    conversions.push(id);
    await largeIsDone;
  },
  "give-up-video": async ({ id }) => {
    givenUp.push(id);
  },
  "publish-posts": async () => {},
  "settle-awards": async () => {},
  "run-giveaways": async () => {},
  "purge-removed": async () => {},
  "sweep-media": async () => {},
  "renew-plans": async () => {},
  "sweep-expired": async () => {},
  "repair-counters": async () => {},
  "count-brand-days": async () => {},
  "send-alert": async () => {},
  "refresh-statistics": async () => {},
  "refresh-categories": async () => {},
};

beforeAll(async () => {
  database = await testDatabase();
  boss = await startBoss(database, (error) => errors.push(error));
  // The tests of videos wait for up to three polls in a row.
  await boss.work(handlers, 40, { "convert-video": 0.5, "convert-large-video": 0.5, "give-up-video": 0.5 });
});

afterAll(async () => {
  await boss.stop();
  await database.pool.query("drop schema pgboss cascade");
});

/** The ids of done jobs in a range, as other tests may have jobs in the same queue. */
const doneBetween = (first: number, last: number) =>
  done.filter((id) => id >= first && id <= last).sort((one, other) => one - other);

const send = (user_id: number) => boss.send("send-letter", { letter: "confirm", user_id });

// Concurrent, because each waits for the next poll.
describe.concurrent("emails", () => {
  test("a queued job runs once", async ({ expect }) => {
    await Promise.all([1, 2, 3].map(send));
    await expect.poll(() => doneBetween(1, 3)).toEqual([1, 2, 3]);
  });

  test("a job queued in a rolled-back transaction does not exist", async ({ expect }) => {
    const failing = database.transaction(async (tx) => {
      await boss.send("send-letter", { letter: "confirm", user_id: 20 }, tx);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await database.transaction((tx) => boss.send("send-letter", { letter: "confirm", user_id: 21 }, tx));
    await expect.poll(() => done).toContain(21);
    expect(done).not.toContain(20);
  });

  test("jobs with the same key are queued once", async ({ expect }) => {
    for (const user_id of [30, 31, 32]) {
      const once = user_id === 32 ? "the other letter" : "the letter";
      await database.transaction((tx) =>
        boss.send("send-letter", { letter: "confirm", user_id }, tx, { key: once, seconds: 43_200 }),
      );
    }
    await expect.poll(() => done).toContain(32);
    const { rows } = await database.pool.query<{ jobs: string; times: string }>(
      "select count(*) as jobs, count(distinct singleton_on) as times from pgboss.job where singleton_key = 'the letter'",
    );
    // As many as half days have begun meanwhile.
    expect(rows[0]?.jobs).toBe(rows[0]?.times);
  });

  test("a failed job is logged and retried", async ({ expect }) => {
    await send(13);
    const isLogged = () => errors.some((error) => String(error).includes("the mail server is away"));
    await expect.poll(isLogged).toBe(true);
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query<{ state: string }>(
          "select state from pgboss.job where name = 'send-letter' and data ->> 'user_id' = '13'",
        );
        return rows[0]?.state;
      })
      .toBe("retry");
  });

  test("40 queued emails are sent within seconds, each once", async ({ expect }) => {
    const ids = Array.from({ length: 40 }, (_, index) => 100 + index);
    await Promise.all(ids.map(send));
    await expect.poll(() => doneBetween(100, 139)).toEqual(ids);
  });
});

test("a conversion that fails twice is over, and is given up once", async () => {
  const failed = () => conversions.filter((id) => id === 7);
  await boss.send("convert-video", { id: 7 });
  await expect.poll(failed).toEqual([7]);
  // The pause before the second attempt, which starts when the queue has recorded the first one.
  const skipPause = async () => {
    const { rowCount } = await database.pool.query(
      "update pgboss.job set start_after = now() where data ->> 'id' = '7' and state = 'retry'",
    );
    return rowCount;
  };
  await expect.poll(skipPause).toBe(1);
  await expect.poll(() => givenUp).toEqual([7]);
  const { rows } = await database.pool.query(
    "select state from pgboss.job where name = 'convert-video' and data ->> 'id' = '7'",
  );
  expect([failed(), rows]).toEqual([[7, 7], [{ state: "failed" }]]);
});

test("a small video is converted while a large one still is, and the next large one waits", async () => {
  await boss.send("convert-large-video", { id: 20 });
  await expect.poll(() => conversions).toContain(20);
  await boss.send("convert-large-video", { id: 21 });
  await boss.send("convert-video", { id: 22 });
  await expect.poll(() => conversions).toContain(22);
  expect(conversions).not.toContain(21);
  finishLarge();
  await expect.poll(() => conversions).toContain(21);
});

test("a job with a priority has it in the queue", async () => {
  await boss.send("send-digest", { user_id: 400, since: "" }, undefined, { priority: -3 });
  const { rows } = await database.pool.query(
    "select priority from pgboss.job where data ->> 'user_id' = '400'",
  );
  expect(rows).toEqual([{ priority: -3 }]);
});

test("a job may run for an hour before it counts as lost, also in a queue that a former version made", async () => {
  const allowed = async () => {
    await boss.send("purge-removed", {}, undefined, { after: 3600 });
    const { rows } = await database.pool.query<{ seconds: number }>(
      "select extract(epoch from expire_in)::int as seconds from pgboss.job where name = 'purge-removed'",
    );
    await database.pool.query("delete from pgboss.job where name = 'purge-removed'");
    return rows.map(({ seconds }) => seconds);
  };
  expect(await allowed()).toEqual([3600]);
  await database.pool.query("update pgboss.queue set expire_seconds = null where name = 'purge-removed'");
  const next = await startBoss(database, (error) => errors.push(error));
  expect(await allowed()).toEqual([3600]);
  await next.stop();
});

test("password resets are taken before other emails", async () => {
  await boss.send("send-letter", { letter: "confirm", user_id: 200 });
  await boss.send("send-letter", { letter: "reset", user_id: 200 });
  const { rows } = await database.pool.query<{ letter: string }>(
    "select data ->> 'letter' as letter from pgboss.job where name = 'send-letter' and data ->> 'user_id' = '200' order by priority desc",
  );
  expect(rows.map(({ letter }) => letter)).toEqual(["reset", "confirm"]);
});

test("a job for later is not taken before its time", async () => {
  await boss.send("send-letter", { letter: "confirm", user_id: 300 }, undefined, { after: 3600 });
  const { rows } = await database.pool.query<{ seconds: number }>(
    "select extract(epoch from start_after - created_on)::int as seconds from pgboss.job where data ->> 'user_id' = '300'",
  );
  expect(rows).toEqual([{ seconds: 3600 }]);
});

test("a job can start later and be queued once in a period", async ({ expect }) => {
  const when = { key: "later once", seconds: 43_200, after: 60 };
  await boss.send("send-push", { user_id: 301 }, undefined, when);
  await boss.send("send-push", { user_id: 301 }, undefined, when);
  const { rows } = await database.pool.query<{ jobs: number; times: number; seconds: number }>(
    `select count(*)::int as jobs, count(distinct singleton_on)::int as times,
      max(extract(epoch from start_after - created_on))::int as seconds
    from pgboss.job where data ->> 'user_id' = '301'`,
  );
  // Two only where the period has ended in between.
  expect(rows[0]?.jobs).toBe(rows[0]?.times);
  expect(rows[0]?.seconds).toBe(60);
});
