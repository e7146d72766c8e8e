import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let author: TestUser;
let other: TestUser;
let id: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  id = await addDiary(api.database.db, { userId: author.id });
});

const post = (body: object, target = `diary/${id}`, as: number | null = other.id, headers = {}) =>
  api.request<Schema<"Comment">>("POST", `/comments/${target}`, { as, body, headers });

const counts = async () => {
  const { rows } = await sql`select cnt_comments from diary`.execute(api.database.db);
  return rows;
};

describe("a new comment", () => {
  it("is listed and counted", async () => {
    const { status, body } = await post({ text: "  Beautiful plant.  " }, undefined, undefined, {
      "accept-language": "es",
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      text: "Beautiful plant.",
      lang: "es",
      parent_id: null,
      item_user: { id: other.id },
      cnt_likes: 0,
    });
    expect(await counts()).toEqual([{ cnt_comments: 1 }]);
    const list = await api.request<Schema<"CommentList">>("GET", `/comments/diary/${id}`, { as: other.id });
    expect(list.body.data.items).toEqual([body.data]);
    const { rows } = await sql`select type, content_type, content_id, diary_id, params from event`.execute(
      api.database.db,
    );
    expect(rows).toEqual([
      {
        type: "comment.create",
        content_type: "diary",
        content_id: id,
        diary_id: id,
        params: { comment_id: body.data.id, parent_id: null },
      },
    ]);
  });

  it("may be a reply; a reply to a reply joins its thread", async () => {
    const parent = (await post({ text: "Parent" })).body.data;
    const reply = (await post({ text: "Reply", parent_id: parent.id })).body.data;
    const beside = (await post({ text: "Beside", parent_id: reply.id })).body.data;
    expect([reply.parent_id, beside.parent_id]).toEqual([parent.id, parent.id]);
    const { rows } = await sql`select cnt_childs from comment where id = ${parent.id}`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ cnt_childs: 2 }]);
    expect(await counts()).toEqual([{ cnt_comments: 3 }]);
  });

  it("on a week is counted there and on its diary's card", async () => {
    const week = await addWeek(api.database.db, id);
    expect((await post({ text: "Nice week" }, `week/${week}`)).status).toBe(201);
    const { rows } = await sql`select cnt_comments from week`.execute(api.database.db);
    expect(rows).toEqual([{ cnt_comments: 1 }]);
    expect(await counts()).toEqual([{ cnt_comments: 0 }]);
    await post({ text: "Nice diary" });
    const { body } = await api.request<Schema<"DiaryCardList">>("GET", "/diaries");
    expect(body.data.items[0]?.cnt_comments).toBe(2);
  });

  it("is created once per idempotency key", async () => {
    const headers = { "idempotency-key": "comment-1" };
    const first = await post({ text: "Once" }, undefined, undefined, headers);
    expect((await post({ text: "Once" }, undefined, undefined, headers)).body.data.id).toBe(
      first.body.data.id,
    );
    expect((await post({ text: "Twice" }, undefined, undefined, headers)).status).toBe(409);
    expect(await counts()).toEqual([{ cnt_comments: 1 }]);
  });
});

it.each<[object, string]>([
  [{ text: "" }, "too_short text"],
  [{ text: " \n " }, "wrong_format text"],
  [{ text: "x".repeat(5001) }, "too_long text"],
  [{}, "required text"],
  [{ text: "x", parent_id: 999 }, "unknown_reference parent_id"],
])("%o returns 422 and changes nothing", async (body, code) => {
  const { status, codes } = await post(body);
  expect(status).toBe(422);
  expect(codes).toContain(code);
  expect(await counts()).toEqual([{ cnt_comments: 0 }]);
});

it("a reply needs a parent comment on the same thing that is not removed", async () => {
  const elsewhere = await addDiary(api.database.db, { userId: author.id });
  const foreign = (await post({ text: "x" }, `diary/${elsewhere}`)).body.data;
  expect((await post({ text: "x", parent_id: foreign.id })).codes).toEqual(["unknown_reference parent_id"]);
  const gone = (await post({ text: "x" })).body.data;
  await sql`update comment set is_remove = true, remove_date = now() where id = ${gone.id}`.execute(
    api.database.db,
  );
  expect((await post({ text: "x", parent_id: gone.id })).status).toBe(422);
});

it("guests get 401, and unknown things 404", async () => {
  expect((await post({ text: "x" }, undefined, null)).status).toBe(401);
  for (const target of ["diary/999", "moon/1", "video/1"])
    expect((await post({ text: "x" }, target)).status).toBe(404);
  await sql`update diary set is_hidden = true`.execute(api.database.db);
  expect((await post({ text: "x" })).status).toBe(404);
});

it("unreadable bodies get 400 or 415", async () => {
  await expectUnreadableRefused({
    server: api.server,
    method: "POST",
    url: `/api/comments/diary/${id}`,
    token: other.token,
  });
});
