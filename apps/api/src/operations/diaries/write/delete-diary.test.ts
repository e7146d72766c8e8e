import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { repairCounters } from "../../../jobs/counters/repair-counters.ts";
import { addBrand, addProduct, addStrain } from "../../../testing/catalogue-rows.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let id: number;

beforeEach(async () => {
  const { db } = api.database;
  author = await api.addUser({ name: "author" });
  id = await addDiary(db, { userId: author.id, columns: { is_harvest: true } });
  const brandId = await addBrand(db, { name: "Ember", section: "seedbank" });
  const strainId = await addStrain(db, "Night Plum");
  const productId = await addProduct(db, { name: "Night Plum", brandId, section: "seedbank", strainId });
  await sql`
    insert into diary_equip (diary_id, category, name, brand_id, product_id, strain_id)
    values (${id}, 'seed', 'Night Plum', ${brandId}, ${productId}, ${strainId})`.execute(db);
  await repairCounters(api.database);
});

const send = (method: "DELETE" | "GET" | "POST", path = `/diaries/${id}`, as: number | null = author.id) =>
  api.request(method, path, { as });
const numbers = async () =>
  (
    await sql`
      select cnt_diaries, cnt_harvests from brand union all select cnt_diaries, cnt_harvests from product
      union all select cnt_diaries, cnt_harvests from strain
      union all select cnt_reports, cnt_harvests from users where name = 'author'`.execute(api.database.db)
  ).rows;

it("deleteDiary removes the diary for everyone and from all counters", async () => {
  expect(await numbers()).toEqual(Array(4).fill({ cnt_diaries: 1, cnt_harvests: 1 }));
  const { status, body } = await send("DELETE");
  expect([status, body.data]).toEqual([200, { id }]);
  expect((await send("GET")).status).toBe(404);
  expect((await send("GET", "/diaries")).body.data).toMatchObject({ items: [], total: 0 });
  expect((await send("GET", `/diaries?user_id=${author.id}`)).body.data).toMatchObject({ items: [] });
  expect(await numbers()).toEqual(Array(4).fill({ cnt_diaries: 0, cnt_harvests: 0 }));
  expect(await repairCounters(api.database)).toEqual([]);
  const { rows } = await sql`select type, user_id, diary_id from event`.execute(api.database.db);
  expect(rows).toEqual([{ type: "diary.delete", user_id: author.id, diary_id: id }]);
});

it("deleteDiary of a removed diary returns 404 to the author, and changes nothing for moderators", async () => {
  const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  await send("DELETE");
  expect((await send("DELETE")).status).toBe(404);
  expect((await send("DELETE", `/diaries/${id}`, moderator.id)).status).toBe(200);
  const { rows } = await sql`select type from event`.execute(api.database.db);
  expect(rows).toHaveLength(1);
  expect(await numbers()).toEqual(Array(4).fill({ cnt_diaries: 0, cnt_harvests: 0 }));
});

it("deleteDiary is for the author and moderators", async () => {
  const other = await api.addUser();
  expect((await send("DELETE", `/diaries/${id}`, null)).status).toBe(401);
  expect((await send("DELETE", `/diaries/${id}`, other.id)).status).toBe(403);
  expect((await send("DELETE", "/diaries/999")).status).toBe(404);
  expect((await send("GET")).status).toBe(200);
});
