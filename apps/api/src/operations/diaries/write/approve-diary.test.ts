import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { readMigrations } from "../../../db/migrate.ts";
import { addDiary, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let author: TestUser;
let other: TestUser;
let moderator: TestUser;
let id: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  id = await addDiary(api.database.db, { userId: author.id, columns: { is_moderate: true } });
});

const approve = (body: object, as: number | null = moderator.id, target: number | string = id) =>
  api.request<Schema<"Diary">>("POST", `/diaries/${target}/approve`, { as, body });
const events = async () =>
  (await sql`select type, user_id, params from event order by id`.execute(api.database.db)).rows;

/** Statuses for a guest, another user, the author and a moderator. */
async function statuses() {
  const readers = [null, other.id, author.id, moderator.id];
  return await Promise.all(
    readers.map(async (as) => (await api.request("GET", `/diaries/${id}`, { as })).status),
  );
}

/** The moderator's reason as each user sees it. */
async function reasons(readers: readonly (number | null)[] = [author.id, moderator.id]) {
  return await Promise.all(
    readers.map(
      async (as) =>
        (await api.request<Schema<"Diary">>("GET", `/diaries/${id}`, { as })).body.data.moderation_text,
    ),
  );
}

describe("a moderator's decision", () => {
  it("to approve publishes the diary", async () => {
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    const { status, body } = await approve({ state: 1 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ is_moderate: false, is_ban: false });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect(await events()).toEqual([{ type: "diary.approve", user_id: moderator.id, params: {} }]);
  });

  it("to reject hides it from all but its author and moderators, with a reason", async () => {
    const { body } = await approve({ state: 2, text: " Somebody else's photos. " });
    expect(body.data).toMatchObject({ is_moderate: false, is_ban: true });
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    expect((await api.request("GET", "/diaries")).body.data).toMatchObject({ items: [] });
    expect(await events()).toMatchObject([
      { type: "diary.reject", params: { text: "Somebody else's photos." } },
    ]);
  });

  it("shows its reason on a rejected or queued diary to those who see it", async () => {
    await approve({ state: 2, text: " Somebody else's photos. " });
    expect(await reasons()).toEqual(Array(2).fill("Somebody else's photos."));
    await approve({ state: 2 });
    expect(await reasons()).toEqual(Array(2).fill("Somebody else's photos."));
    await approve({ state: 2, text: "See the rules." });
    expect(await reasons()).toEqual(Array(2).fill("See the rules."));
    await approve({ state: 0, text: "Name the strain first." });
    expect(await reasons()).toEqual(Array(2).fill("Name the strain first."));
    await approve({ state: 2 });
    expect(await reasons()).toEqual([null, null]);
  });

  it("removes the reason from a published diary", async () => {
    await approve({ state: 2, text: "Somebody else's photos." });
    await approve({ state: 1, text: "Thank you for the proof." });
    expect(await reasons()).toEqual([null, null]);
    expect(await sql`select moderation_text from diary`.execute(api.database.db)).toMatchObject({
      rows: [{ moderation_text: "" }],
    });
  });

  it("is backfilled from older events by the migration", async () => {
    await approve({ state: 0, text: "Which strain?" });
    await approve({ state: 2, text: "Somebody else's photos." });
    await sql`update diary set moderation_text = ''`.execute(api.database.db);
    const step = readMigrations().find(({ version }) => version === "0036_words_of_moderators");
    const backfill = step?.sql.slice(step.sql.indexOf("update diary")) ?? "";
    await api.database.pool.query(backfill);
    expect(await reasons()).toEqual(Array(2).fill("Somebody else's photos."));
  });

  it("shows its reason to the author and moderators only", async () => {
    id = await addDiary(api.database.db, { userId: author.id, columns: { moderation_text: "Between us." } });
    expect(await reasons([author.id, moderator.id])).toEqual(["Between us.", "Between us."]);
    expect(await reasons([null, other.id])).toEqual([null, null]);
  });

  it("can be revoked, which queues the diary again", async () => {
    await approve({ state: 2 });
    expect((await approve({ state: 0 })).body.data).toMatchObject({ is_moderate: true, is_ban: false });
    expect(await events()).toMatchObject([{ type: "diary.reject" }, { type: "diary.wait" }]);
  });

  it("repeated is no new decision", async () => {
    await approve({ state: 1 });
    await approve({ state: 1 });
    expect(await events()).toMatchObject([{ type: "diary.approve" }, { type: "diary.moderate" }]);
  });

  it("may verify or lock the diary, and keeps what it does not name", async () => {
    const { body } = await approve({ state: 1, is_verify: true, is_lock: true });
    expect(body.data).toMatchObject({ is_verify: true, is_lock: true });
    expect((await approve({ state: 1 })).body.data).toMatchObject({ is_verify: true, is_lock: true });
    const { body: last } = await approve({ state: 1, is_verify: false, is_lock: false });
    expect(last.data).toMatchObject({ is_verify: false, is_lock: false });
    expect(
      (await events()).filter((event) => (event as { type: string }).type === "diary.verify"),
    ).toHaveLength(1);
  });
});

describe("access to a diary that is", () => {
  it.each<[string, Record<string, string | boolean>, number[]]>([
    ["open", {}, [200, 200, 200, 200]],
    ["waiting", { is_moderate: true }, [404, 404, 200, 200]],
    ["rejected", { is_ban: true }, [404, 404, 200, 200]],
    ["hidden", { is_hidden: true }, [404, 404, 200, 200]],
    ["private", { visibility: "private" }, [404, 404, 200, 200]],
    ["unlisted", { visibility: "unlisted" }, [200, 200, 200, 200]],
    ["removed", { is_remove: true, remove_date: "2026-01-01" }, [404, 404, 404, 200]],
    ["locked", { is_lock: true }, [200, 200, 200, 200]],
  ])("%s", async (_state, columns, expected) => {
    id = await addDiary(api.database.db, { userId: author.id, columns });
    expect(await statuses()).toEqual(expected);
  });

  it("locked is its first week, except for its author, moderators and premium users", async () => {
    const premium = await api.addUser({ name: "premium", access: ["view_extra"] });
    id = await addDiary(api.database.db, { userId: author.id, columns: { is_lock: true } });
    for (const days of [1, 2, 3]) await addWeek(api.database.db, id, { days });
    const shown = [];
    for (const as of [null, other.id, author.id, moderator.id, premium.id]) {
      const { data } = (await api.request<Schema<"Diary">>("GET", `/diaries/${id}`, { as })).body;
      shown.push([data.items_week.length, data.weeks.length, data.is_cut]);
    }
    const [cut, whole] = [
      [1, 3, true],
      [3, 3, false],
    ];
    expect(shown).toEqual([cut, cut, whole, whole, whole]);
  });
});

it("approveDiary is for moderators only", async () => {
  const tried = [];
  for (const as of [null, other.id, author.id]) tried.push((await approve({ state: 1 }, as)).status);
  expect(tried).toEqual([401, 403, 403]);
  expect((await approve({ state: 1 }, moderator.id, 999)).status).toBe(404);
});

it.each<[string, object]>([
  ["state", { state: 3 }],
  ["state", { state: "1" }],
  ["state", {}],
  ["text", { state: 1, text: "x".repeat(1001) }],
])("approveDiary returns 422 for a wrong %s", async (field, body) => {
  const { status, body: answer } = await approve(body);
  expect([status, answer.details[0]?.field]).toEqual([422, field]);
});

it("approveDiary returns 400 or 415 for unreadable bodies", () =>
  expectUnreadableRefused({
    server: api.server,
    method: "POST",
    url: `/api/diaries/${id}/approve`,
    token: moderator.token,
  }));
