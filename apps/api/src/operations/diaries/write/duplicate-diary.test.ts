import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { repairCounters } from "../../../jobs/counters/repair-counters.ts";
import { repairDiaries } from "../../../jobs/counters/repair-diaries.ts";
import { addBrand, addProduct, addStrain } from "../../../testing/catalogue-rows.ts";
import { type TestApi, type TestUser, testApi } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

let api: TestApi;
let author: TestUser;
let id: number;

beforeAll(async () => {
  api = await testApi();
});
const FEEDING = { day: 2, is_water: false, volume: 4, ec: 1.6, ph: 6.1, runoff_ec: 1.9, runoff_ph: 6.4 };

beforeEach(async () => {
  await api.reset();
  const { db } = api.database;
  author = await api.addUser({ name: "author" });
  const brandId = await addBrand(db, { name: "Ember", section: "seedbank" });
  const strainId = await addStrain(db, "Night Plum");
  const seed = await addProduct(db, { name: "Night Plum", brandId, section: "seedbank", strainId });
  const feed = await addProduct(db, { name: "Base", brandId });
  await repairCounters(api.database);
  const { body } = await api.request<Schema<"Diary">>("POST", "/diaries", {
    as: author.id,
    body: {
      name: "Night Plum",
      lang: "de",
      type_room: 2,
      type_soil: 3,
      type_watering: 4,
      cnt_seeds: 3,
      items_equip: [
        { category: "seed", product_id: seed },
        { category: "lamp_flower", name: "LED bar" },
      ],
    },
  });
  id = body.data.id;
  const weeks = [
    { days: 3, faza: 1, text: "Pistils", props: { ph: 6.1 } },
    {
      days: 1,
      faza: 0,
      props: { height: 20, feeding_schedule: "Every other day" },
      items_event: [{ type: "topping", day: 3 }],
      items_feeding: [FEEDING],
      item_flowering: {
        items_nutrient: [
          { product_id: feed, val: 2 },
          { name: "Tea", val: 1 },
        ],
      },
    },
    { days: 9, faza: 2, props: { harvest_weight: 120 } },
  ];
  for (const week of weeks) {
    await api.request("POST", `/diaries/${id}/weeks`, { as: author.id, body: week });
  }
});

const duplicate = (body: object, as: number | null = author.id, target: number | string = id) =>
  api.request<Schema<"Diary">>("POST", `/diaries/${target}/duplicate`, { as, body });
const numbersAreRight = async () => {
  expect(await repairDiaries(api.database)).toEqual([]);
  expect(await repairCounters(api.database)).toEqual([]);
};

it("duplicateDiary copies setup and equipment, and numbers the name", async () => {
  const { status, body } = await duplicate({});
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    name: "Night Plum",
    dublicate_num: 1,
    lang: "de",
    type_room: 2,
    type_soil: 3,
    type_watering: 4,
    cnt_seeds: 3,
    cnt_likes: 0,
    items_week: [],
    is_harvest: false,
    items_equip: [
      { category: "seed", name: "Night Plum" },
      { category: "lamp_flower", name: "LED bar" },
    ],
  });
  expect(body.data.id).not.toBe(id);
  await numbersAreRight();
  const { rows } = await sql`select type, params from event order by id desc limit 1`.execute(
    api.database.db,
  );
  expect(rows).toEqual([{ type: "diary.create", params: { from_diary_id: id } }]);
  const led = await api.request<Schema<"DiaryCardList">>("GET", "/diaries?tags=led");
  expect(led.body.data.total).toBe(2);
});

it("duplicateDiary copies the growing weeks on request, without texts and harvest", async () => {
  const { body } = await duplicate({ name: " Round two ", is_weeks: true });
  expect(body.data).toMatchObject({ name: "Round two", dublicate_num: 0, is_harvest: false });
  const { rows } = await sql`select content_id from event where type = 'week.copy' order by id`.execute(
    api.database.db,
  );
  const ids = body.data.items_week.map(({ id: week }) => week);
  expect(rows).toEqual(ids.sort((a, b) => a - b).map((content_id) => ({ content_id })));
  const [first, second, ...rest] = body.data.items_week;
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ days: 1, faza: 0, text: "", props: { height: 20 } });
  expect(first).toMatchObject({ items_event: [{ type: "topping", day: 3 }], items_feeding: [FEEDING] });
  expect(first?.props).not.toHaveProperty("feeding_schedule");
  expect(first?.item_flowering?.items_nutrient).toMatchObject([
    { name: "Base", val: 2, item_product: { name: "Base" } },
    { name: "Tea", val: 1, item_product: null },
  ]);
  expect(second).toMatchObject({ days: 3, faza: 1, text: "", props: { ph: 6.1 } });
  expect(second?.item_flowering?.items_nutrient).toEqual([]);
  await numbersAreRight();
});

it("duplicateDiary queues the copy with MODERATION=pre", async () => {
  const strict = await api.withConfig({ moderation: "pre" });
  const { body } = await strict.request<Schema<"Diary">>("POST", `/diaries/${id}/duplicate`, {
    as: author.id,
    body: {},
  });
  expect(body).toMatchObject({ data: { is_moderate: true }, details: [{ code: "waiting_for_approval" }] });
});

it("duplicateDiary is for the author and moderators, who own the copy", async () => {
  const other = await api.addUser({ name: "other" });
  const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  expect((await duplicate({}, null)).status).toBe(401);
  expect((await duplicate({}, other.id)).status).toBe(403);
  expect((await duplicate({}, author.id, 999)).status).toBe(404);
  expect((await duplicate({}, moderator.id)).body.data).toMatchObject({
    item_user: { name: "moderator" },
    dublicate_num: 0,
  });
  await numbersAreRight();
});

it("duplicateDiary returns 422 for an invalid name", async () => {
  expect((await duplicate({ name: "x".repeat(121) })).codes).toEqual(["too_long name"]);
  expect((await duplicate({ is_weeks: 1 })).codes).toEqual(["wrong_type is_weeks"]);
  await expectUnreadableRefused({
    server: api.server,
    method: "POST",
    url: `/api/diaries/${id}/duplicate`,
    token: author.token,
  });
});

it("duplicateDiary is limited in rate", async () => {
  const limited = await testApi({ hasLimits: true });
  const somebody = await limited.addUser();
  const { rows } = await sql<{ id: number }>`
    insert into diary (user_id, name, type_room, type_soil, type_watering)
    values (${somebody.id}, 'Plum', 1, 1, 1) returning id`.execute(limited.database.db);
  let status = 201;
  for (let n = 0; n < 400 && status === 201; n += 1) {
    const path = `/diaries/${rows[0]?.id}/duplicate`;
    status = (await limited.request("POST", path, { as: somebody.id, body: {} })).status;
  }
  expect(status).toBe(429);
});
