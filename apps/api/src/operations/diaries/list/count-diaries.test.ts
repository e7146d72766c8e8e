import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { type TestApi, type TestUser, testApi } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  const { db } = api.database;
  await addDiary(db, { userId: author.id, columns: { type_room: 2, is_harvest: true, is_lock: true } });
  await addDiary(db, { userId: author.id, columns: { type_room: 1 } });
  await addDiary(db, { userId: null, columns: { type_room: 1 } });
  await addDiary(db, { userId: author.id, columns: { is_hidden: true } });
});

const total = async (query: string, as: number | null = null, server: TestApi = api) => {
  const { status, body } = await server.request<Schema<"DiaryTotal">>("GET", `/diaries/total${query}`, {
    as,
  });
  return status === 200 ? body.data : status;
};

it("countDiaries equals the length of the list with the same filters", async () => {
  for (const query of [
    "",
    "?tags=indoor",
    "?tags=indoor&tags=outdoor",
    "?is_harvest=true",
    "?is_lock=true",
    "?is_lock=false",
    `?user_id=${author.id}`,
  ]) {
    const list = await api.request<Schema<"DiaryCardList">>("GET", `/diaries${query}`);
    expect(await total(query), query).toEqual({ total: list.body.data.total });
  }
  expect(await total("")).toEqual({ total: 3 });
  expect(await total("?tags=indoor")).toEqual({ total: 2 });
});

it("countDiaries counts private diaries in the user's own list", async () => {
  expect(await total(`?user_id=${author.id}`, author.id)).toEqual({ total: 3 });
});

it("countDiaries returns 404 for unknown filter words", async () => {
  expect(await total("?tags=indoors")).toBe(404);
  expect(await total("?tags=strain-nowhere")).toBe(404);
  expect(await total("?user_id=me")).toBe(422);
});

it("countDiaries caches large numbers for a minute", async () => {
  // A server of its own, because its cache outlives the test.
  const server = await testApi();
  const { db } = server.database;
  const { id } = await server.addUser();
  await sql`insert into diary (name, type_room, type_soil, type_watering)
    select 'Night Plum', 2, 2, 1 from generate_series(1, 1000)`.execute(db);
  expect(await total("", null, server)).toEqual({ total: 1000 });
  await addDiary(db, { userId: id });
  expect(await total("", null, server)).toEqual({ total: 1000 });
  expect(await total(`?user_id=${id}`, null, server)).toEqual({ total: 1 });
});
