import { fastify } from "fastify";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { recordEvent } from "../events/record-event.ts";
import { type TestApi, testApi } from "../testing/test-api.ts";
import { testDatabaseAddress } from "../testing/test-database.ts";
import { type ChangeFeed, openChangeFeed } from "./change-feed.ts";
import { serveChanges } from "./serve-changes.ts";

let api: TestApi;
let feed: ChangeFeed;
const heard: string[] = [];

beforeAll(async () => {
  api = await testApi();
  const address = await testDatabaseAddress();
  feed = await openChangeFeed(api.database, "url" in address ? address : null);
  const leave = feed.subscribe((keys) => heard.push(...keys));
  return async () => {
    leave();
    await feed.close();
  };
});

beforeEach(async () => {
  await api.reset();
  await settled();
  heard.length = 0;
});

let marks = 900_000_000;

/** Waits until earlier changes were reported: a server notifies after its response, in order, so this change comes last. */
async function settled(): Promise<void> {
  const mark = ++marks;
  await api.database.pool.query(
    "insert into event (type, content_type, content_id) values ('user.update', 'user', $1)",
    [mark],
  );
  await expect.poll(() => heard).toContain(`user-${mark}`);
}

async function diaryOf(userId: number): Promise<number> {
  const body = { name: "Night Plum", type_room: 1, type_soil: 1, type_watering: 1 };
  const answer = await api.request<{ id: number }>("POST", "/diaries", { as: userId, body });
  expect(answer.status).toBe(201);
  return answer.body.data.id;
}

describe("a committed change", () => {
  it("is reported with the cache keys it invalidates", async () => {
    const grower = await api.addUser();
    const id = await diaryOf(grower.id);
    await expect.poll(() => heard).toEqual(expect.arrayContaining([`diary-${id}`, "diaries"]));
    await settled();
    heard.length = 0;
    await api.request("POST", `/likes/diary/${id}`, { as: grower.id });
    await expect.poll(() => heard).toEqual([`diary-${id}`]);
  });

  it("is reported with the keys in guests' responses", async () => {
    const grower = await api.addUser();
    const id = await diaryOf(grower.id);
    const keysOf = async (path: string, as: number | null = null) =>
      (await api.request("GET", path, { as })).headers["surrogate-key"];
    expect(await keysOf(`/diaries/${id}`)).toBe(`diary-${id} user-${grower.id}`);
    expect(await keysOf("/diaries")).toBe("diaries");
    expect(await keysOf(`/comments/diary/${id}`)).toBe(`diary-${id}`);
    expect(await keysOf("/main")).toBe("diaries questions shorts posts giveaways awards");
    expect(await keysOf(`/diaries/${id}`, grower.id)).toBeUndefined();
    expect(await keysOf("/diaries/999")).toBeUndefined();
  });

  it("is not reported when rolled back", async () => {
    const grower = await api.addUser();
    await settled();
    heard.length = 0;
    const event = { type: "user.update", user_id: grower.id, content_type: "user", content_id: grower.id };
    await api.database
      .transaction(async (tx) => {
        await recordEvent(tx, event);
        throw new Error("no");
      })
      .catch(() => {});
    await api.database.transaction((tx) => recordEvent(tx, { ...event, content_id: grower.id + 1 }));
    await expect.poll(() => heard).toEqual([`user-${grower.id + 1}`]);
  });

  it("is reported as everything when there are thousands", async () => {
    await api.database.pool.query(
      `insert into event (type, content_type, content_id) select 'user.update', 'user', n from generate_series(1, 2000) n`,
    );
    await expect.poll(() => heard).toEqual(["*"]);
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    "may have been missed while disconnected, so everything is invalidated",
    async () => {
      await api.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'listen grow_event%' and pid <> pg_backend_pid()`,
      );
      await expect.poll(() => heard.filter((key) => key === "*").length).toBe(2);
      heard.length = 0;
      const grower = await api.addUser();
      const id = await diaryOf(grower.id);
      await expect.poll(() => heard).toContain(`diary-${id}`);
    },
  );
});

describe("GET /changes", () => {
  async function listening(): Promise<string> {
    const server = fastify();
    onTestFinished(() => server.close());
    serveChanges(server, feed, ["loopback"]);
    return await server.listen({ port: 0, host: "127.0.0.1" });
  }

  it("streams each change as it is committed", async () => {
    const origin = await listening();
    const abort = new AbortController();
    onTestFinished(() => abort.abort());
    const answer = await fetch(`${origin}/changes`, { signal: abort.signal });
    expect(answer.status).toBe(200);
    const grower = await api.addUser();
    const id = await diaryOf(grower.id);
    let text = "";
    for await (const chunk of answer.body ?? []) {
      text += new TextDecoder().decode(chunk);
      if (text.includes("diaries")) break;
    }
    expect(text.split("\n")).toContain(`diary-${id} diaries`);
  });

  it("is not available to requests that a web server forwards", async () => {
    const origin = await listening();
    const answer = await fetch(`${origin}/changes`, { headers: { "x-forwarded-for": "203.0.113.9" } });
    expect(answer.status).toBe(404);
  });
});
