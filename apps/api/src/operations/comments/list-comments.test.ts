import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let id: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  id = await addDiary(api.database.db, { userId: author.id });
});

async function add(
  text: string,
  columns: Record<string, number | string | boolean | null> = {},
): Promise<number> {
  const given = { type: "diary", content_id: id, user_id: author.id, text, ...columns };
  const { rows } = await sql<{ id: number }>`
    insert into comment (${sql.join(Object.keys(given).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(api.database.db);
  return rows[0]?.id ?? 0;
}

async function list(query = "", as: number | null = null) {
  const { status, body } = await api.request<Schema<"CommentList">>("GET", `/comments/diary/${id}?${query}`, {
    as,
  });
  expect(status).toBe(200);
  return body.data;
}
const textsOf = async (query: string) => (await list(query)).items.map((comment) => comment.text);

describe("the comments of a diary", () => {
  it("come newest, oldest or most liked first", async () => {
    await add("a", { add_date: "2026-01-01", cnt_likes: 5 });
    await add("b", { add_date: "2026-01-02", cnt_likes: 9 });
    await add("c", { add_date: "2026-01-03", cnt_likes: 5 });
    expect(await textsOf("")).toEqual(["c", "b", "a"]);
    expect(await textsOf("sort=old")).toEqual(["a", "b", "c"]);
    expect(await textsOf("sort=top")).toEqual(["b", "c", "a"]);
    expect(await textsOf("sort=old&start=1&limit=1")).toEqual(["b"]);
    expect(await list("limit=1")).toMatchObject({ total: 3, start: 0, limit: 1 });
  });

  it("carry author, first replies and the user's likes", async () => {
    const parent = await add("parent", { cnt_childs: 5 });
    const replies = [];
    for (const text of ["1", "2", "3", "4", "5"]) replies.push(await add(text, { parent_id: parent }));
    await sql`insert into likes (type, content_id, user_id) values ('comment', ${parent}, ${author.id})`.execute(
      api.database.db,
    );
    const { items, total } = await list("", author.id);
    expect(total).toBe(1);
    expect(items).toMatchObject([
      { id: parent, item_user: { name: "author" }, is_like: true, cnt_childs: 5 },
    ]);
    expect(items[0]?.replies.items_comment.map((reply) => reply.id)).toEqual(replies);
  });

  it("include the requested comment, even from a later page", async () => {
    const first = await add("first", { cnt_childs: 101 });
    for (let reply = 1; reply <= 101; reply += 1) await add(String(reply), { parent_id: first });
    for (let index = 0; index < 5; index += 1) await add(`later ${index}`);
    const texts = (page: Schema<"CommentList">) => page.items.map((comment) => comment.text);
    expect(texts(await list(`limit=2&preload_comment=${first}`))).toEqual(["later 4", "later 3", "first"]);
    const reply = first + 101;
    const page = await list(`limit=2&preload_comment=${reply}`);
    const replies = page.items.at(-1)?.replies.items_comment.map((comment) => comment.text);
    expect(replies).toHaveLength(100);
    expect(replies?.slice(-2)).toEqual(["99", "101"]);
    expect(texts(await list("limit=2&preload_comment=999"))).toEqual(["later 4", "later 3"]);
  });

  it("keep a placeholder for a removed comment with replies, without its text", async () => {
    const removed = { is_remove: true, remove_date: "2026-01-01" };
    const parent = await add("gone", { ...removed, cnt_childs: 1 });
    await add("reply", { parent_id: parent });
    await add("gone, too", removed);
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items).toMatchObject([{ id: parent, text: "", item_user: null, is_remove: true }]);
    expect(items[0]?.replies.items_comment).toMatchObject([{ text: "reply" }]);
  });

  it("take few queries", async () => {
    for (let index = 0; index < 10; index += 1)
      await add("reply", { parent_id: await add("c", { cnt_childs: 1 }) });
    const queries = await queriesOf(api.database, () => list("", author.id));
    expect(queries.length).toBeLessThanOrEqual(4);
  });
});

it("weeks and photos have comments too", async () => {
  const { db } = api.database;
  const week = await addWeek(db, id);
  const photo = await addPhoto(db, { diary_id: id, week_id: week });
  for (const target of [`week/${week}`, `photo/${photo}`]) {
    expect((await api.request("GET", `/comments/${target}`)).status).toBe(200);
  }
});

it.each(["diary/999", "problem/1", "moon/1", "diary/x", "week/999", "photo/999"])(
  "%s returns 404",
  async (target) => {
    expect((await api.request("GET", `/comments/${target}`)).status).toBe(404);
  },
);

it("a thing that the user may not see returns 404", async () => {
  const week = await addWeek(api.database.db, id);
  await sql`update diary set visibility = 'private'`.execute(api.database.db);
  for (const target of [`diary/${id}`, `week/${week}`]) {
    expect((await api.request("GET", `/comments/${target}`)).status).toBe(404);
    expect((await api.request("GET", `/comments/${target}`, { as: author.id })).status).toBe(200);
  }
});

it.each(["sort=best", "limit=101", "preload_comment=x"])("%s returns 422", async (query) => {
  expect((await api.request("GET", `/comments/diary/${id}?${query}`)).status).toBe(422);
});

describe("growers with a block between them", () => {
  let other: TestUser;
  let third: TestUser;

  beforeEach(async () => {
    other = await api.addUser({ name: "other" });
    third = await api.addUser({ name: "third" });
  });

  const block = (by: TestUser, blocked: TestUser) =>
    sql`insert into user_ban (user_id, type, content_id) values (${by.id}, 'user', ${blocked.id})`.execute(
      api.database.db,
    );
  const texts = async (as: number | null) => {
    const { items, total } = await list("sort=old", as);
    return {
      total,
      texts: items.map((one) => [one.text, ...one.replies.items_comment.map(({ text }) => text)]),
    };
  };

  it("do not see each other's comments and replies, which others see", async () => {
    const own = await add("of the author");
    await add("of the other", { user_id: other.id });
    await add("reply of the other", { user_id: other.id, parent_id: own });
    await add("reply of the third", { user_id: third.id, parent_id: own });
    await sql`update comment set cnt_childs = 2 where id = ${own}`.execute(api.database.db);
    const all = {
      total: 2,
      texts: [["of the author", "reply of the other", "reply of the third"], ["of the other"]],
    };
    expect(await texts(author.id)).toEqual(all);
    await block(author, other);
    expect(await texts(author.id)).toEqual({ total: 1, texts: [["of the author", "reply of the third"]] });
    expect(await texts(other.id)).toEqual({ total: 1, texts: [["of the other"]] });
    expect(await texts(third.id)).toEqual(all);
    expect(await texts(null)).toEqual(all);
  });

  it("do not find each other's comments by link, in the summary or among the replies", async () => {
    const own = await add("of the author", { cnt_childs: 1 });
    const reply = await add("reply of the other", { user_id: other.id, parent_id: own });
    await block(other, author);
    const byLink = (comment: number, as: number) =>
      api.request(
        "GET",
        `/comments/by-link?link=${encodeURIComponent(`/diaries/${id}?comment=${comment}`)}`,
        { as },
      );
    expect((await byLink(reply, author.id)).status).toBe(404);
    expect((await byLink(own, other.id)).status).toBe(404);
    expect((await byLink(reply, third.id)).status).toBe(200);
    const replies = await api.request<{ items: unknown[] }>("GET", `/comments/${own}/replies`, {
      as: author.id,
    });
    expect(replies.body.data.items).toEqual([]);
    const { body } = await api.request<Schema<"CommentSummary">>("GET", `/comments/summary/diary/${id}`, {
      as: author.id,
    });
    expect(body.data.items_user.map(({ name }) => name)).toEqual(["author"]);
  });

  it("can't reply to each other", async () => {
    const comment = await add("of the other", { user_id: other.id });
    await block(other, author);
    const { status, codes } = await api.request("POST", `/comments/diary/${id}`, {
      as: author.id,
      body: { text: "Hello", parent_id: comment },
    });
    expect([status, codes]).toEqual([422, ["unknown_reference parent_id"]]);
  });

  it("can't hide from moderators", async () => {
    const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
    await add("of the other", { user_id: other.id });
    await block(other, moderator);
    expect(await texts(moderator.id)).toEqual({ total: 1, texts: [["of the other"]] });
  });
});
