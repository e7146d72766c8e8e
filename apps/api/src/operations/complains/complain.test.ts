import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addComment } from "../../testing/comment-rows.ts";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let grower: TestUser;
let reader: TestUser;
let diary: number;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
  reader = await api.addUser({ name: "reader" });
  diary = await addDiary(api.database.db, { userId: grower.id });
});

const complain = (target: string, body: object = { reason: "spam" }, as: number | null = reader.id) =>
  api.request<Schema<"ComplaintState">>("POST", `/complains/${target}`, { as, body });
const complaints = async () =>
  (
    await sql`select type, content_id, user_id, reason, text, state from complaint order by id`.execute(
      api.database.db,
    )
  ).rows;

describe("a complaint", () => {
  it("is queued for moderators, with its reason and text", async () => {
    const { status, body, codes } = await complain(`diary/${diary}`, {
      reason: "other",
      text: " Not his photos. ",
    });
    expect([status, body.data, codes]).toEqual([200, { is_complain: true }, ["sent"]]);
    expect(await complaints()).toEqual([
      {
        type: "diary",
        content_id: diary,
        user_id: reader.id,
        reason: "other",
        text: "Not his photos.",
        state: "open",
      },
    ]);
  });

  it("about the same thing changes nothing while the first is open, even concurrently", async () => {
    const target = `diary/${diary}`;
    const answers = await Promise.all(Array.from({ length: 4 }, () => complain(target)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await complain(target, { reason: "sale" })).body.data).toEqual({ is_complain: true });
    expect(await complaints()).toMatchObject([{ reason: "spam" }]);
    await complain(target, { reason: "sale" }, grower.id);
    expect(await complaints()).toHaveLength(2);
    await sql`update complaint set state = 'rejected', close_date = now()`.execute(api.database.db);
    await complain(target, { reason: "wrong" });
    expect(await complaints()).toHaveLength(3);
  });

  it("may be about people, weeks, photos and comments", async () => {
    const { db } = api.database;
    const week = await addWeek(db, diary);
    const photo = await addPhoto(db, { diary_id: diary, week_id: week });
    const comment = await addComment(db, { content_id: diary, user_id: grower.id });
    for (const target of [`user/${grower.id}`, `week/${week}`, `photo/${photo}`, `comment/${comment}`]) {
      expect((await complain(target)).status).toBe(200);
    }
    expect(await complaints()).toHaveLength(4);
  });
});

it.each<[object, string]>([
  [{}, "required reason"],
  [{ reason: "dull" }, "not_allowed reason"],
  [{ reason: "other", text: "x".repeat(1001) }, "too_long text"],
  [{ reason: "spam", state: "accepted" }, "unknown_field state"],
])("%o returns 422 and stores nothing", async (body, code) => {
  const { status, codes } = await complain(`diary/${diary}`, body);
  expect(status).toBe(422);
  expect(codes).toContain(code);
  expect(await complaints()).toEqual([]);
});

it.each(["diary/999", "user/999", "message/1", "chat/1", "moon/1", "diary/x"])(
  "%s returns 404",
  async (target) => {
    expect((await complain(target)).status).toBe(404);
  },
);

it("guests get 401, and things the user may not see 404", async () => {
  expect((await complain(`diary/${diary}`, { reason: "spam" }, null)).status).toBe(401);
  await sql`update diary set visibility = 'private'`.execute(api.database.db);
  expect((await complain(`diary/${diary}`)).status).toBe(404);
  await sql`update users set is_remove = true, remove_date = now() where id = ${grower.id}`.execute(
    api.database.db,
  );
  expect((await complain(`user/${grower.id}`)).status).toBe(404);
});

it("unreadable bodies get 400 or 415", async () => {
  await expectUnreadableRefused({
    server: api.server,
    method: "POST",
    url: `/api/complains/diary/${diary}`,
    token: reader.token,
  });
});
