import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { addDiary, addPhoto, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { addQuestion, addSolution } from "../testing/question-rows.ts";
import type { TestUser } from "../testing/test-api.ts";
import { addVideo } from "../testing/video-rows.ts";
import { OPEN_MS, photoAudience } from "./photo-audience.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const PRIVATE = "private, no-cache";

const api = freshApi();
let author: TestUser;
let other: TestUser;
let moderator: TestUser;

beforeEach(async () => {
  author = await api.addUser();
  other = await api.addUser();
  moderator = await api.addUser({ access: ["moderate"] });
});

/** A photo with a file; returns its key. */
async function photo(columns: Parameters<typeof addPhoto>[1]): Promise<{ id: number; key: string }> {
  const id = await addPhoto(api.database.db, columns);
  const { rows } = await sql<{ key: string }>`select key from photo where id = ${id}`.execute(
    api.database.db,
  );
  const key = rows[0]?.key ?? "";
  await api.parts.media.store.put(`${key}/320.webp`, Buffer.from("a picture"));
  return { id, key };
}

function load(key: string, user?: TestUser, headers: Record<string, string> = {}) {
  const authorization = user ? { authorization: `Bearer ${user.token}` } : {};
  return api.server.inject({ url: `/media/${key}/320.webp`, headers: { ...authorization, ...headers } });
}

async function answers(key: string) {
  const found: Record<string, unknown> = {};
  for (const [name, user] of Object.entries({ guest: undefined, other, author, moderator })) {
    const { statusCode, headers } = await load(key, user);
    found[name] = statusCode === 200 ? headers["cache-control"] : statusCode;
  }
  return found;
}

const OPEN = { guest: IMMUTABLE, other: IMMUTABLE, author: IMMUTABLE, moderator: IMMUTABLE };
const CLOSED = { guest: 404, other: 404, author: PRIVATE, moderator: PRIVATE };

describe("a photo of a week", () => {
  const removed = { is_remove: true, remove_date: "2026-01-01" };
  test.each<[string, Record<string, string | boolean>, object]>([
    ["public", {}, OPEN],
    ["unlisted", { visibility: "unlisted" }, OPEN],
    ["private", { visibility: "private" }, CLOSED],
    ["rejected", { is_ban: true }, CLOSED],
    ["waiting", { is_moderate: true }, CLOSED],
    ["hidden", { is_hidden: true }, CLOSED],
    ["removed", removed, CLOSED],
  ])("of a %s diary", async (_state, columns, expected) => {
    const diary_id = await addDiary(api.database.db, { userId: author.id, columns });
    const week_id = await addWeek(api.database.db, diary_id);
    const { key } = await photo({ diary_id, week_id, user_id: author.id });
    expect(await answers(key)).toEqual(expected);
  });

  test.each(["photo", "week"])("is closed when the %s is removed", async (table) => {
    const diary_id = await addDiary(api.database.db, { userId: author.id });
    const week_id = await addWeek(api.database.db, diary_id, table === "week" ? removed : {});
    const { key } = await photo({ diary_id, week_id, ...(table === "photo" ? removed : {}) });
    expect(await answers(key)).toEqual(CLOSED);
  });

  test("of a closed diary stays open while something else shows it", async () => {
    const { db } = api.database;
    const diary_id = await addDiary(db, { userId: author.id, columns: { visibility: "private" } });
    const { id, key } = await photo({ diary_id, week_id: await addWeek(db, diary_id) });
    await sql`insert into avatar (user_id, photo_id) values (${author.id}, ${id})`.execute(db);
    expect(await answers(key)).toEqual(OPEN);
  });
});

test("a cover outside all weeks closes with its diary", async () => {
  const { db } = api.database;
  const { id, key } = await photo({ user_id: author.id });
  expect(await answers(key)).toEqual(OPEN);
  await addDiary(db, { userId: author.id, columns: { photo_id: id, is_ban: true } });
  const audienceOf = photoAudience(db, async () => null);
  expect(await audienceOf(key, undefined)).toBe("none");
});

test("a photo of a question or solution closes with it", async () => {
  const { db } = api.database;
  const problem_id = await addQuestion(db, { userId: author.id });
  const solution_id = await addSolution(db, problem_id, { userId: other.id });
  const asked = await photo({ user_id: author.id });
  const solved = await photo({ user_id: other.id });
  await sql`insert into problem_photo (problem_id, photo_id) values (${problem_id}, ${asked.id})`.execute(db);
  await sql`
    insert into solution_photo (problem_id, solution_id, photo_id)
    values (${problem_id}, ${solution_id}, ${solved.id})`.execute(db);
  expect((await load(asked.key)).statusCode).toBe(200);
  await sql`update problem set is_remove = true, remove_date = now()`.execute(db);
  const audienceOf = photoAudience(db, async () => ({ ...other, access: [], is_premium: false }));
  expect(await audienceOf(asked.key, undefined)).toBe("none");
  expect(await audienceOf(solved.key, undefined)).toBe("reader");
});

test("a screenshot of a message to the team is visible to its writer and to staff only", async () => {
  const { id, key } = await photo({ user_id: author.id });
  await sql`
    insert into contact (user_id, topic, name, email, subject, text, photo_id)
    values (${author.id}, 'bug', 'Lucia', 'lucia@mail.example', 'Broken', 'Look.', ${id})`.execute(
    api.database.db,
  );
  expect(await answers(key)).toEqual(CLOSED);
});

test("a video and its cover are visible to their author only until it is published", async () => {
  const { db } = api.database;
  const { id, key } = await photo({ user_id: author.id });
  await addVideo(db, { userId: author.id, columns: { cover_id: id } });
  expect(await answers(key)).toEqual(CLOSED);
  await sql`update video set is_publish = true, publish_date = now(), title = 'Topping'`.execute(db);
  expect(await answers(key)).toEqual(OPEN);
});

test("a photo of a closed diary and its placeholder return 404, even to a browser with a cached copy", async () => {
  const { db } = api.database;
  const diary_id = await addDiary(db, { userId: author.id, columns: { visibility: "private" } });
  const { key } = await photo({ diary_id, state: "pending" });
  const etag = `"${key}-320-webp"`;
  expect((await load(key, other, { "if-none-match": etag })).statusCode).toBe(404);
  expect((await load(key, author, { "if-none-match": etag })).statusCode).toBe(304);
  const undrawn = await api.server.inject(`/media/${key}/640.webp`);
  expect(undrawn.statusCode).toBe(404);
});

test("an expired session loads what guests load", async () => {
  const { db } = api.database;
  const { key } = await photo({ diary_id: await addDiary(db, { userId: author.id }) });
  const headers = { authorization: "Bearer forged-token-of-sufficient-length" };
  expect((await load(key, undefined, headers)).statusCode).toBe(200);
  await sql`update diary set is_ban = true`.execute(db);
  const { key: closed } = await photo({
    diary_id: (await sql<{ id: number }>`select id from diary`.execute(db)).rows[0]?.id ?? 0,
  });
  expect((await load(closed, undefined, headers)).statusCode).toBe(404);
});

test("a photo that closes is refused within a minute, and one that opens is served at once", async () => {
  const { db } = api.database;
  const id = await addDiary(db, { userId: author.id });
  const { key } = await photo({ diary_id: id });
  let time = 0;
  const audienceOf = photoAudience(
    db,
    async () => null,
    () => time,
  );
  const close = async (visibility: string) =>
    void (await sql`update diary set visibility = ${visibility}`.execute(db));
  expect(await audienceOf(key, undefined)).toBe("all");
  await close("private");
  time = OPEN_MS;
  expect(OPEN_MS).toBeLessThan(60_000);
  expect(await audienceOf(key, undefined)).toBe("none");
  await close("unlisted");
  expect(await audienceOf(key, undefined)).toBe("all");
});
