import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addComment } from "../../testing/comment-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let reader: TestUser;
let diary: number;
/** Three comments, the first of which has two replies. */
let first: number;
let second: number;
let reply: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  reader = await api.addUser({ name: "reader" });
  diary = await addDiary(api.database.db, { userId: author.id });
  first = await add({ text: "First", add_date: "2026-01-01", cnt_childs: 2 });
  second = await add({ text: "Second", add_date: "2026-01-02" });
  await add({ text: "Third", add_date: "2026-01-03" });
  reply = await add({ text: "Reply", parent_id: first, user_id: reader.id });
  await add({ text: "Another reply", parent_id: first });
});

const add = (columns: Partial<Parameters<typeof addComment>[1]>) =>
  addComment(api.database.db, { content_id: diary, user_id: author.id, ...columns });

const change = (id: number, set: ReturnType<typeof sql>) =>
  sql`update comment set ${set} where id = ${id}`.execute(api.database.db);

const ask = (query: string, as: number | null = null, tag = "none", thing = `diary/${diary}`) =>
  api.request<Schema<"CommentList">>("GET", `/comments/${thing}?${query}`, {
    as,
    headers: { "if-none-match": tag },
  });

/** The same page as a cold request: a new URL and no ETag. */
const askAnew = (query: string, as: number | null = null) =>
  api.request<Schema<"CommentList">>(
    "GET",
    `/comments/diary/${diary}?${query}&unasked=${crypto.randomUUID()}`,
    { as },
  );

/** Expects another version after the change, also with the old ETag, and the same page as for another user. */
async function expectAnother(work: () => Promise<unknown>, query = "", as: number | null = null) {
  const before = await ask(query, as);
  const tag = String(before.headers.etag);
  expect((await ask(query, as, tag)).status).toBe(304);
  await work();
  const after = await ask(query, as, tag);
  expect(after.status).toBe(200);
  expect(after.headers.etag).not.toBe(tag);
  expect(after.body.data).not.toEqual(before.body.data);
  expect((await ask(query, as)).body.data).toEqual(after.body.data);
  const anew = await askAnew(query, as);
  expect(anew.body.data).toEqual(after.body.data);
  expect(anew.headers.etag).toBe(after.headers.etag);
}

/** The page stays as it is. */
async function expectSame(work: () => Promise<unknown>, query = "", as: number | null = null) {
  const tag = String((await ask(query, as)).headers.etag);
  await work();
  expect((await ask(query, as, tag)).status).toBe(304);
}

describe("the version of a page of comments changes", () => {
  it.each<[string, ReturnType<typeof sql>]>([
    ["other words", sql`text = 'Changed', update_date = now()`],
    ["another language", sql`lang = 'de'`],
    ["another day", sql`add_date = '2026-02-01'`],
    ["a like more", sql`cnt_likes = 5`],
    ["no author", sql`user_id = null`],
    ["been removed", sql`is_remove = true, remove_date = now()`],
  ])("when a comment or a reply has %s", async (_, set) => {
    await expectAnother(() => change(first, set));
    await expectAnother(() => change(reply, set));
    await expectAnother(() => change(second, set), "sort=old");
  });

  it("when a reply is removed, and when a comment is purged with its replies", async () => {
    for (const id of [reply, first]) {
      await expectAnother(() => sql`delete from comment where id = ${id}`.execute(api.database.db));
    }
  });

  it("when a comment or reply is added or removed", async () => {
    const say = (body: object) =>
      api.request<Schema<"Comment">>("POST", `/comments/diary/${diary}`, { as: reader.id, body });
    await expectAnother(() => say({ text: "New" }));
    await expectAnother(() => say({ text: "An answer", parent_id: second }));
    await expectAnother(() => api.request("DELETE", `/comments/${reply}`, { as: reader.id }));
    await expectAnother(() => api.request("POST", `/comments/${reply}/restore`, { as: reader.id }));
    await expectAnother(() => say({ text: "More of them" }), "limit=1&start=2");
  });

  it("when the total changes", async () => {
    await expectAnother(
      () => sql`delete from comment where parent_id is null and id = ${first}`.execute(api.database.db),
      "limit=1",
    );
  });

  it.each(["name = 'renamed'", "avatar_key = repeat('a', 32)", "is_remove = true, remove_date = now()"])(
    "when one of its authors has %s",
    async (set) => {
      for (const who of [reader, author]) {
        const update = sql`update users set ${sql.raw(set.replace("renamed", `renamed${who.id}`))} where id = ${who.id}`;
        await expectAnother(() => update.execute(api.database.db));
      }
    },
  );

  it("only for the user who likes or unlikes a comment or reply", async () => {
    const { db } = api.database;
    for (const id of [first, reply]) {
      const like = sql`insert into likes (type, content_id, user_id) values ('comment', ${id}, ${reader.id})`;
      const before = await ask("");
      await expectAnother(() => like.execute(db), "", reader.id);
      await expectAnother(() => sql`delete from likes`.execute(db), "", reader.id);
      expect((await ask("", null, String(before.headers.etag))).status).toBe(304);
    }
  });

  it("when the requested comment changes, whether or not it is on the page", async () => {
    for (const wanted of [first, reply]) {
      for (const query of [`limit=1&preload_comment=${wanted}`, `preload_comment=${wanted}`]) {
        await expectAnother(() => change(wanted, sql`text = text || '!'`), query);
        const like = sql`insert into likes (type, content_id, user_id) values ('comment', ${wanted}, ${reader.id})`;
        await expectAnother(() => like.execute(api.database.db), query, reader.id);
        await sql`delete from likes`.execute(api.database.db);
      }
    }
  });
});

it.each(["limit=1", "limit=1&start=1", "start=40", "sort=old", "sort=top&limit=2", "limit=0"])(
  "a cold response equals the response after a precheck (%s)",
  async (query) => {
    await sql`update comment set cnt_likes = id % 3`.execute(api.database.db);
    for (const wanted of ["", ...[first, second, reply].map((id) => `&preload_comment=${id}`)]) {
      for (const as of [null, reader.id]) {
        const [seen, anew] = [await ask(query + wanted, as), await askAnew(query + wanted, as)];
        expect(anew.status).toBe(seen.status);
        expect(anew.headers.etag).toBe(seen.headers.etag);
        expect(anew.body.data).toEqual(seen.body.data);
      }
    }
  },
);

it("a thing without comments has an empty page, cold and after a precheck", async () => {
  await sql`delete from comment`.execute(api.database.db);
  const anew = await askAnew("");
  expect(anew.body.data).toEqual({ items: [], total: 0, start: 0, limit: 20 });
  expect(anew.body.data).toEqual((await ask("")).body.data);
});

describe("the version of a page of comments stays the same", () => {
  it("when comments elsewhere change", async () => {
    const { db } = api.database;
    await expectSame(() => change(first, sql`text = 'Changed'`), "limit=1");
    await expectSame(() => change(reply, sql`text = 'Changed'`), "limit=2");
    await expectSame(() => addComment(db, { content_id: diary + 1, user_id: author.id }));
    await expectSame(() => sql`update diary set cnt_views = 7`.execute(db));
  });

  it("and costs one query, which also checks access", async () => {
    const count = async () => (await queriesOf(api.database, () => ask(""))).length;
    expect([await count(), await count()]).toEqual([3, 1]);
    expect(await queriesOf(api.database, () => askAnew(""))).toHaveLength(1);
    const tag = String((await ask("", reader.id)).headers.etag);
    await sql`update diary set visibility = 'private'`.execute(api.database.db);
    const refused = await ask("", reader.id, tag);
    expect(refused.status).toBe(404);
    expect(refused.headers.etag).toBeUndefined();
    expect((await askAnew("", reader.id)).status).toBe(404);
    expect((await ask("", author.id)).status).toBe(200);
  });
});

it("comments of a locked week return 404 without Premium, even to a client that has them cached", async () => {
  const { db } = api.database;
  await addWeek(db, diary, { days: 1 });
  const week = await addWeek(db, diary, { days: 2 });
  await addComment(db, { type: "week", content_id: week, user_id: author.id });
  const path = `week/${week}`;
  const tag = String((await ask("", reader.id, "none", path)).headers.etag);
  await sql`update diary set is_lock = true`.execute(db);
  expect((await ask("", reader.id, tag, path)).status).toBe(404);
  expect((await ask("", author.id, tag, path)).status).toBe(200);
});
