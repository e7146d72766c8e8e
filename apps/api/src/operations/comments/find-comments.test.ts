import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addComment } from "../../testing/comment-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let diary: number;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
  diary = await addDiary(api.database.db, { userId: grower.id });
});

const add = (text: string, columns: Parameters<typeof addComment>[1] = { content_id: diary }) =>
  addComment(api.database.db, { user_id: grower.id, text, ...columns });
const hide = () => sql`update diary set visibility = 'private'`.execute(api.database.db);

describe("the replies of a comment", () => {
  const replies = async (id: number | string, query = "", as: number | null = null) =>
    api.request<Schema<"CommentReplyList">>("GET", `/comments/${id}/replies?${query}`, { as });

  it("come in pages, oldest first, with a total", async () => {
    const parent = await add("Parent", { content_id: diary, cnt_childs: 3 });
    for (const text of ["1", "2", "3"]) await add(text, { content_id: diary, parent_id: parent });
    await add("gone", { content_id: diary, parent_id: parent, is_remove: true, remove_date: "2026-01-01" });
    const { status, body } = await replies(parent, "start=1&limit=2");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ total: 3, start: 1, limit: 2, items: [{ text: "2" }, { text: "3" }] });
    expect(body.data.items[0]).toMatchObject({
      parent_id: parent,
      item_user: { name: "grower" },
      is_like: false,
    });
  });

  it("include those of a removed comment; a reply has none", async () => {
    const removed = { is_remove: true, remove_date: "2026-01-01" };
    const parent = await add("Parent", { content_id: diary, cnt_childs: 1, ...removed });
    const reply = await add("Reply", { content_id: diary, parent_id: parent });
    expect((await replies(parent)).body.data.items).toMatchObject([{ id: reply }]);
    expect((await replies(reply)).body.data).toMatchObject({ items: [], total: 0 });
  });

  it("return 404 without the comment, or if the user may not see it", async () => {
    const parent = await add("Parent");
    const gone = await add("gone", { content_id: diary, is_remove: true, remove_date: "2026-01-01" });
    for (const id of [999, "x", gone]) expect((await replies(id)).status).toBe(404);
    await hide();
    expect((await replies(parent)).status).toBe(404);
    expect((await replies(parent, "", grower.id)).status).toBe(200);
    expect((await replies(parent, "limit=101")).status).toBe(422);
  });
});

describe("a link to a comment", () => {
  const byLink = (link: string, as: number | null = null) =>
    api.request<Schema<"CommentPlace">>("GET", `/comments/by-link?${new URLSearchParams({ link })}`, { as });

  it("returns the comment, its page in the list, and the link of the thing", async () => {
    const first = await add("First", { content_id: diary, cnt_childs: 1 });
    const reply = await add("Reply", { content_id: diary, parent_id: first });
    for (let index = 0; index < 41; index += 1) await add(`Later ${index}`);
    const { status, body } = await byLink(`/diaries/${diary}?comment=${first}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      item_comment: { id: first, text: "First" },
      type: "diary",
      id: diary,
      start: 40,
      link: `/diaries/${diary}-night-plum`,
    });
    const ofReply = await byLink(`/diaries/${diary}?sort=old&comment=${reply}#comment-${reply}`);
    expect(ofReply.body.data).toMatchObject({
      item_comment: { id: first, replies: { items_comment: [{ id: reply }] } },
      start: 40,
    });
    expect((await byLink(`/diaries/${diary}#comment-${first}`)).body.data.start).toBe(40);
  });

  it("returns the week of a comment or photo", async () => {
    const { db } = api.database;
    const week = await addWeek(db, diary);
    const photo = await addPhoto(db, { diary_id: diary, week_id: week });
    for (const [type, content_id] of [
      ["week", week],
      ["photo", photo],
    ] as const) {
      const { body } = await byLink(`/?comment=${await add("x", { type, content_id })}`);
      expect(body.data).toMatchObject({
        type,
        id: content_id,
        link: `/diaries/${diary}-night-plum/week/${week}`,
      });
    }
  });

  it("returns 422 without a comment id, and 404 for an unknown comment", async () => {
    const invalid = ["wrong_format link"];
    for (const link of ["/diaries/12", "/diaries/12?comment=", "/diaries/12?comment=x", "/?recomment=1"]) {
      expect((await byLink(link)).codes).toEqual(invalid);
    }
    expect((await byLink("diaries?comment=1")).status).toBe(422);
    expect((await byLink("/?comment=999")).status).toBe(404);
    const id = await add("x");
    await hide();
    expect((await byLink(`/?comment=${id}`)).status).toBe(404);
    expect((await byLink(`/?comment=${id}`, grower.id)).status).toBe(200);
  });

  it("takes few queries", async () => {
    const id = await add("x");
    const queries = await queriesOf(api.database, () => byLink(`/?comment=${id}`));
    expect(queries.length).toBeLessThanOrEqual(6);
  });
});

describe("the summary of comments", () => {
  const summary = (target: string, as: number | null = null) =>
    api.request<Schema<"CommentSummary">>("GET", `/comments/summary/${target}`, { as });

  it("has the total and the latest commenters, each once", async () => {
    const people = [];
    for (let index = 0; index < 6; index += 1) people.push(await api.addUser({ name: `reader-${index}` }));
    for (const { id } of people) await add("x", { content_id: diary, user_id: id });
    await add("x", { content_id: diary, user_id: people[2]?.id ?? 0 });
    await add("x", { content_id: diary, user_id: null });
    await sql`update diary set cnt_comments = 8`.execute(api.database.db);
    const { status, body } = await summary(`diary/${diary}`);
    expect(status).toBe(200);
    expect(body.data.cnt_comments).toBe(8);
    expect(body.data.items_user.map(({ name }) => name)).toEqual(
      [2, 5, 4, 3, 1].map((index) => `reader-${index}`),
    );
  });

  it("returns 404 if the user may not see the thing", async () => {
    for (const target of ["diary/999", "moon/1", "comment/1", "diary/x"]) {
      expect((await summary(target)).status).toBe(404);
    }
    await hide();
    expect((await summary(`diary/${diary}`)).status).toBe(404);
    expect((await summary(`diary/${diary}`, grower.id)).body.data).toEqual({
      cnt_comments: 0,
      items_user: [],
    });
  });
});
