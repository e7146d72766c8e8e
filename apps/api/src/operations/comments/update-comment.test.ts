import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addComment } from "../../testing/comment-rows.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let grower: TestUser;
let writer: TestUser;
let moderator: TestUser;
let diary: number;
let id: number;

beforeEach(async () => {
  const { db } = api.database;
  grower = await api.addUser({ name: "grower" });
  writer = await api.addUser({ name: "writer" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  diary = await addDiary(db, { userId: grower.id });
  id = await addComment(db, {
    content_id: diary,
    user_id: writer.id,
    text: "Fist",
    lang: "de",
    add_date: "2026-01-01",
    update_date: "2026-01-01",
  });
});

const change = (
  body: object,
  as: number | null = writer.id,
  target: number | string = id,
  headers: Record<string, string> = {},
) => api.request<Schema<"Comment">>("PATCH", `/comments/${target}`, { as, body, headers });

describe("a changed comment", () => {
  it("has the new text and the date of the change", async () => {
    const { status, body } = await change({ text: " First " });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, text: "First", lang: "en", add_date: "2026-01-01T00:00:00.000Z" });
    expect(body.data.update_date > body.data.add_date).toBe(true);
    const { rows } =
      await sql`select type, content_type, content_id, diary_id, user_id, params from event`.execute(
        api.database.db,
      );
    expect(rows).toEqual([
      {
        type: "comment.update",
        content_type: "diary",
        content_id: diary,
        diary_id: diary,
        user_id: writer.id,
        params: { comment_id: id, parent_id: null },
      },
    ]);
  });

  it("returns the parent comment for a reply", async () => {
    const reply = await addComment(api.database.db, {
      content_id: diary,
      user_id: grower.id,
      parent_id: id,
    });
    await sql`update comment set cnt_childs = 1 where id = ${id}`.execute(api.database.db);
    const { body } = await change({ text: "Changed", lang: "es" }, grower.id, reply);
    expect(body.data).toMatchObject({ id, text: "Fist" });
    expect(body.data.replies.items_comment).toMatchObject([{ id: reply, text: "Changed", lang: "es" }]);
  });

  it("by a moderator keeps the author's language", async () => {
    expect((await change({ text: "Erster" }, moderator.id)).body.data.lang).toBe("de");
    expect(
      (await change({ text: "Erster" }, writer.id, id, { "accept-language": "ru" })).body.data.lang,
    ).toBe("ru");
  });
});

it.each<[object, string]>([
  [{ text: "" }, "too_short text"],
  [{ text: " \n" }, "wrong_format text"],
  [{ text: "x".repeat(5001) }, "too_long text"],
  [{}, "required text"],
  [{ text: "x", lang: "German" }, "wrong_format lang"],
  [{ text: "x", parent_id: 1 }, "unknown_field parent_id"],
])("%o returns 422 and changes nothing", async (body, code) => {
  const { status, codes } = await change(body);
  expect(status).toBe(422);
  expect(codes).toContain(code);
  const { rows } = await sql`select text from comment`.execute(api.database.db);
  expect(rows).toEqual([{ text: "Fist" }]);
});

it("PATCH /comments/{id} is for the author and moderators", async () => {
  expect((await change({ text: "x" }, null)).status).toBe(401);
  expect((await change({ text: "x" }, grower.id)).status).toBe(403);
  expect((await change({ text: "x" }, writer.id, 999)).status).toBe(404);
  expect((await change({ text: "x" }, writer.id, "x")).status).toBe(404);
});

it("a removed comment, or one on a thing its author may not see, cannot be changed", async () => {
  await sql`update diary set visibility = 'private'`.execute(api.database.db);
  expect((await change({ text: "x" })).status).toBe(404);
  expect((await change({ text: "x" }, moderator.id)).status).toBe(200);
  await sql`update diary set visibility = 'public'`.execute(api.database.db);
  await sql`update comment set is_remove = true, remove_date = now()`.execute(api.database.db);
  expect((await change({ text: "x" })).status).toBe(404);
  expect((await change({ text: "x" }, moderator.id)).status).toBe(404);
});

it("unreadable bodies get 400 or 415", async () => {
  await expectUnreadableRefused({
    server: api.server,
    method: "PATCH",
    url: `/api/comments/${id}`,
    token: writer.token,
  });
});
