import { expect } from "@playwright/test";
import type pg from "pg";
import { dataOf } from "./client.ts";
import { test } from "./cluster-journey.ts";

/**
 * Whether a request makes the api read from this database. PostgreSQL shows the last query of each connection at once; its
 * counts of scans come seconds later. Asking a replica how far it is does not count.
 */
async function readsFrom(pool: pg.Pool, send: () => Promise<unknown>): Promise<boolean> {
  const { rows } = await pool.query<{ now: string }>("select clock_timestamp()::text as now");
  await send();
  const { rowCount } = await pool.query(
    `select from pg_stat_activity
     where pid <> pg_backend_pid() and backend_type = 'client backend' and query_start > $1::timestamptz
       and query not like '%pg_last_wal%'`,
    [rows[0]?.now],
  );
  return rowCount !== 0;
}

const diary = { name: "Behind the times", type_room: 1, type_soil: 1, type_watering: 1 };

test("pages are read from the replica, for guests and members", async ({ visitor, replica }) => {
  for (const reader of [await visitor(), await visitor("grower")]) {
    // URLs that are in no server's page cache.
    for (let n = 0; n < 5; n++) {
      const get = async () => expect((await reader.get(`/api/diaries?limit=${n + 1}`)).status).toBe(200);
      expect(await readsFrom(replica, get)).toBe(true);
    }
  }
});

test.describe("while the replica is paused", () => {
  test.beforeEach(async ({ replica }) => {
    await replica.query("select pg_wal_replay_pause()");
    await expect
      .poll(
        async () => (await replica.query("select pg_get_wal_replay_pause_state() as state")).rows[0]?.state,
      )
      .toBe("paused");
  });
  test.afterEach(async ({ replica }) => {
    await replica.query("select pg_wal_replay_resume()");
  });

  test("a write is visible at once to its author and to everyone else", async ({
    visitor,
    replica,
    primary,
  }) => {
    const grower = await visitor("grower");
    const written = await grower.send("POST", "/diaries", diary);
    expect(written.status).toBe(201);
    const { id, link } = dataOf<{ id: number; link: string }>(written);
    expect(grower.cookie("written")).toMatch(/^[0-9A-F]+%2F[0-9A-F]+$/);

    const page = await grower.get(link);
    expect(page.status).toBe(200);
    expect(page.text).toContain(diary.name);
    const said = await grower.send("POST", `/comments/diary/${id}`, { text: "Said to nobody yet." });
    expect(said.status).toBe(201);
    for (let turn = 0; turn < 4; turn++) {
      const comments = await grower.get(`/api/comments/diary/${id}`);
      expect(dataOf<{ items: unknown[] }>(comments).items).toHaveLength(1);
    }
    // A server's pages include every change it was notified of.
    const guest = await visitor();
    await expect
      .poll(
        async () => dataOf<{ items: unknown[] }>(await guest.get(`/api/comments/diary/${id}`))?.items.length,
      )
      .toBe(1);

    const count = (pool: pg.Pool) =>
      pool.query("select 1 from diary where id = $1", [id]).then(({ rows }) => rows.length);
    expect(await count(primary)).toBe(1);
    expect(await count(replica), "the replica knows nothing of it").toBe(0);
  });

  test("a purged guest page is not rendered from older data", async ({ visitor, cluster }) => {
    const grower = await visitor("grower");
    const { id, link } = dataOf<{ id: number; link: string }>(await grower.send("POST", "/diaries", diary));
    const guests = cluster.nodes.communities.map(({ origin }) => origin);
    const textAt = async (origin: string) => (await fetch(`${origin}${link}`)).text();
    for (const origin of guests) await expect.poll(() => textAt(origin)).toContain(diary.name);
    const renamed = await grower.send("PATCH", `/diaries/${id}`, { name: "Of this moment" });
    expect(renamed.status).toBe(200);
    for (const origin of guests) await expect.poll(() => textAt(origin)).toContain("Of this moment");
  });
});

test("after the replica has caught up, it also serves users who wrote", async ({ visitor, replica }) => {
  const grower = await visitor("grower");
  expect((await grower.send("POST", "/diaries", diary)).status).toBe(201);
  await expect.poll(() => readsFrom(replica, () => grower.get("/api/diaries?limit=7"))).toBe(true);
});
