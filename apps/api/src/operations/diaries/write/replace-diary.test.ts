import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let author: TestUser;
let id: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  id = await addDiary(api.database.db, { userId: author.id, columns: { cnt_seeds: 7 } });
});

const whole = {
  version: 1,
  name: "Amber Coast",
  lang: "de",
  type_room: 2,
  type_soil: 3,
  type_watering: 4,
  visibility: "unlisted",
  is_hidden: false,
  cnt_seeds: 2,
  items_equip: [{ category: "tent", name: "Tent" }],
};
const put = (body: object, as: number | null = author.id, target: number | string = id) =>
  api.request<Schema<"Diary">>("PUT", `/diaries/${target}`, { as, body });

it("replaceDiary replaces all editable fields, and raises the version", async () => {
  const { status, body } = await put(whole);
  expect(status).toBe(200);
  const { items_equip, version, ...plain } = whole;
  expect(body.data).toMatchObject({ ...plain, version: version + 1, link: `/diaries/${id}-amber-coast` });
  expect(body.data.items_equip).toMatchObject(items_equip);
  const { body: next } = await put({ ...whole, version: 2, items_equip: [] });
  expect(next.data).toMatchObject({ version: 3, items_equip: [] });
  const { rows } = await sql`select type, user_id from event order by id`.execute(api.database.db);
  expect(rows).toEqual(Array(2).fill({ type: "diary.update", user_id: author.id }));
});

it("replaceDiary returns 409 with the current state for a stale version", async () => {
  await put(whole);
  const { status, body } = await put({ ...whole, name: "Older" });
  expect(status).toBe(409);
  expect(body).toMatchObject({ data: { name: "Amber Coast", version: 2 }, details: [{ code: "stale" }] });
});

it("replaceDiary is for the author and moderators", async () => {
  const other = await api.addUser();
  const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  const statuses = [];
  for (const reader of [null, other.id, author.id]) statuses.push((await put(whole, reader)).status);
  statuses.push((await put({ ...whole, version: 2 }, moderator.id)).status);
  expect(statuses).toEqual([401, 403, 200, 200]);
  expect((await put(whole, author.id, 999)).status).toBe(404);
});

it.each(Object.keys(whole))("does not leave out %s", async (field) => {
  const { [field as keyof typeof whole]: _gone, ...rest } = whole;
  const { status, codes } = await put(rest);
  expect([status, codes]).toEqual([422, [`required ${field}`]]);
});

it("replaceDiary changes nothing for an unknown product", async () => {
  const { status, codes } = await put({ ...whole, items_equip: [{ category: "seed", product_id: 99 }] });
  expect([status, codes]).toEqual([422, ["unknown_reference items_equip.0.product_id"]]);
  const { rows } = await sql`select name, version from diary`.execute(api.database.db);
  expect(rows).toEqual([{ name: "Night Plum", version: 1 }]);
});

it("replaceDiary returns 400 or 415 for unreadable bodies", () =>
  expectUnreadableRefused({
    server: api.server,
    method: "PUT",
    url: `/api/diaries/${id}`,
    token: author.token,
  }));
