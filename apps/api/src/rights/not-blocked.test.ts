import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { insertSamples } from "../db/testing/insert-samples.ts";
import { ALL_KINDS } from "../kinds/kinds.ts";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let reader: TestUser;

/** What the sample rows call user 1 is the author's. */
beforeEach(async () => {
  await insertSamples(api.database.pool);
  author = await api.addUser({ name: "author" });
  reader = await api.addUser({ name: "reader" });
  const { db } = api.database;
  for (const table of [
    "diary",
    "photo",
    "problem",
    "solution",
    "video",
    "review",
    "comment",
    "post",
    "giveaway",
  ])
    await sql`update ${sql.table(table)} set user_id = ${author.id}`.execute(db);
  await sql`update post set is_publish = true, view_date = '2026-01-01'`.execute(db);
  await sql`update video set is_publish = true, publish_date = '2026-01-01'`.execute(db);
  await sql`update giveaway set is_publish = true`.execute(db);
  await sql`delete from likes`.execute(db);
});

const block = (by: TestUser, other: TestUser) =>
  sql`insert into user_ban (user_id, type, content_id) values (${by.id}, 'user', ${other.id})`.execute(
    api.database.db,
  );

/** Each verb with each kind that has an author, by the descriptors: a new kind is tested too. */
const VERBS = ALL_KINDS.filter(([, { author: by }]) => by !== null).flatMap(([kind, descriptor]) => [
  ...(descriptor.target === null ? [] : ([["comment on", kind, "comments"]] as const)),
  ...(descriptor.isLiked ? ([["like", kind, "likes"]] as const) : []),
  ...(descriptor.isFollowed ? ([["follow", kind, "follows"]] as const) : []),
]);

const request = async (kind: string, path: string, as: TestUser) => {
  const id = kind === "user" ? author.id : 1;
  const body = path === "comments" ? { body: { text: "Nice." } } : {};
  return await api.request("POST", `/${path}/${kind}/${id}`, { as: as.id, ...body });
};

describe("a block", () => {
  test("covers all three verbs and every kind with an author", () => {
    expect(VERBS.length).toBeGreaterThan(20);
  });

  describe.each(VERBS)("to %s a %s", (_verb, kind, path) => {
    test("returns 403 blocked to a reader whom the author blocked, and works for others", async () => {
      await block(author, reader);
      const { status, codes } = await request(kind, path, reader);
      expect([status, codes]).toEqual([403, ["blocked"]]);
      expect((await request(kind, path, await api.addUser())).status).toBeLessThan(300);
    });

    test("returns the same to a reader who blocked the author", async () => {
      await block(reader, author);
      const { status, codes } = await request(kind, path, reader);
      expect([status, codes]).toEqual([403, ["blocked"]]);
    });
  });

  test("leaves what the reader wrote, liked and followed before, and lets them undo it", async () => {
    const before = ["comments", "likes", "follows"];
    for (const path of before) expect((await request("diary", path, reader)).status).toBeLessThan(300);
    await block(author, reader);
    const { rows } = await sql`select cnt_comments, cnt_likes, cnt_followers from diary`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ cnt_comments: 1, cnt_likes: 1, cnt_followers: 1 }]);
    for (const path of ["likes", "follows"])
      expect((await api.request("DELETE", `/${path}/diary/1`, { as: reader.id })).status).toBeLessThan(300);
  });

  test("does not bind a moderator", async () => {
    const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
    await block(author, moderator);
    expect((await request("diary", "comments", moderator)).status).toBe(201);
  });

  test("says nothing about a thing that the reader may not see", async () => {
    await block(author, reader);
    await sql`update diary set visibility = 'private'`.execute(api.database.db);
    for (const path of ["comments", "likes", "follows"])
      expect((await request("diary", path, reader)).status).toBe(404);
  });
});
