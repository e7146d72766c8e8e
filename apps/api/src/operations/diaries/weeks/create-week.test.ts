import type { Schema } from "@grow/contract";
import { GOOD_COMMENT } from "@grow/testing";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { repairDiaries } from "../../../jobs/counters/repair-diaries.ts";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import { queriesOf } from "../../../testing/count-queries.ts";
import { addDiary, addPhoto, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const WATERING = { day: 1, is_water: true, volume: 3, ec: null, ph: null, runoff_ec: null, runoff_ph: null };

const api = freshApi();
let author: TestUser;
let other: TestUser;
let id: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  id = await addDiary(api.database.db, { userId: author.id });
});

async function post(body: object, as: number | null = author.id, headers: Record<string, string> = {}) {
  const answer = await api.request("POST", `/diaries/${id}/weeks`, { as, body, headers });
  return { status: answer.status, week: answer.body.data as Schema<"Week">, details: answer.body.details };
}

async function diary() {
  const { body } = await api.request("GET", `/diaries/${id}`, { as: author.id });
  return body.data as Schema<"Diary">;
}

describe("a new week", () => {
  it("stores readings, text, doses, photos and videos in their order", async () => {
    const { db } = api.database;
    const brandId = await addBrand(db, { name: "Loam" });
    const productId = await addProduct(db, { name: "Base A/B", brandId });
    const loose = { diary_id: id, user_id: author.id };
    const [one, two] = [await addPhoto(db, loose), await addPhoto(db, loose)];
    const film = await addPhoto(db, { ...loose, kind: "video", format: "webm" });
    const { status, week } = await post({
      days: 4,
      faza: 1,
      text: GOOD_COMMENT,
      props: {
        ph: 6.14,
        air_temp: 0,
        smell: 3,
        germ_date: "2026-01-05",
        feeding_schedule: "Each second day",
      },
      items_photo: [{ id: two, alt: "Top" }, { id: one }],
      items_video: [{ id: film }],
      item_flowering: {
        items_nutrient: [
          { product_id: productId, val: 1.5 },
          { name: " Tea ", val: 0 },
          { name: "Gone", val: 1, is_remove: true },
        ],
      },
    });
    expect(status).toBe(201);
    expect(week).toMatchObject({
      name: "week4",
      version: 1,
      lang: "en",
      props: { ph: 6.1, air_temp: 0, smell: 3, germ_date: "2026-01-05", feeding_schedule: "Each second day" },
      items_photo: [
        { id: two, alt: "Top" },
        { id: one, alt: "" },
      ],
      items_video: [{ id: film }],
      item_flowering: {
        items_nutrient: [
          { name: "Base A/B", val: 1.5, item_product: { id: productId, item_brand: { id: brandId } } },
          { name: "Tea", val: 0, item_product: null },
        ],
      },
    });
    expect(week.item_flowering?.items_nutrient).toHaveLength(2);
    expect((await diary()).items_week).toEqual([week]);
  });

  it("updates the diary's figures in the same transaction", async () => {
    const { db } = api.database;
    await sql`update diary set update_date = '2026-01-01' where id = ${id}`.execute(db);
    const photo = await addPhoto(db, { diary_id: id });
    await post({ days: 1, faza: 0 });
    expect(await diary()).toMatchObject({
      max_faza: 0,
      cnt_days: 7,
      n_progress: 0,
      photo_id: null,
      is_harvest: false,
    });
    await post({
      days: 9,
      faza: 2,
      text: GOOD_COMMENT,
      props: {
        harvest_weight: 120.5,
        harvest_wet_weight: 500,
        harvest_plant: 2,
        harvest_watt: 240,
        harvest_space: 1,
      },
      items_photo: [{ id: photo }],
    });
    const after = await diary();
    expect(after).toMatchObject({ max_faza: 2, is_harvest: true, cnt_days: 63, photo_id: photo });
    // Of 3 + 5 criteria two are good and one is normal: 2.5 of 8.
    expect(after.n_progress).toBe(31);
    expect(Date.parse(after.update_date)).toBeGreaterThan(Date.parse("2026-01-02"));
    const { rows } = await sql`select cnt_weeks, cnt_photos, harvest_weight, harvest_watt from diary`.execute(
      db,
    );
    expect(rows).toEqual([{ cnt_weeks: 2, cnt_photos: 1, harvest_weight: 120.5, harvest_watt: 240 }]);
    const events = await sql`select type, content_type, diary_id, params from event order by id`.execute(db);
    expect(events.rows).toEqual([
      { type: "week.create", content_type: "week", diary_id: id, params: { days: 1, faza: 0 } },
      { type: "week.create", content_type: "week", diary_id: id, params: { days: 9, faza: 2 } },
    ]);
  });

  it("of a harvest stores the reviews of strain and nutrients", async () => {
    const item_harvest = {
      items_nutrient: [
        { name: "Tea", comment: "Works", n_general: null, items: [{ n_general: 7 }, { n_general: null }] },
      ],
      strain_comment: "Dense",
      item_review_seed: { props: { growing: 9, resistance: 0 }, n_general: 8, text: "Even" },
      item_report: {
        "positive-effects": ["relaxed", "sleepy"],
        "negative-effects": ["dry-mouth"],
        medical: [],
        tastes: ["berry", "spicy"],
      },
    };
    const { week } = await post({ days: 9, faza: 2, item_harvest });
    expect(week.item_harvest).toMatchObject(item_harvest);
    expect(week.item_flowering).toBeNull();
  });

  it("with the name of another is numbered", async () => {
    await post({ days: 3, faza: 0 });
    const { week } = await post({ days: 3, faza: 0 });
    expect(week.name).toBe("week3.2");
  });

  it("counts the seeds of a germination week, also when none sprouted", async () => {
    const props = { germination_method: 6, seeds_sown: 5, seeds_sprouted: 0 };
    expect((await post({ days: 1, faza: -1, props })).week.props).toEqual(props);
    expect((await post({ days: 2, faza: -1, props: { seeds_sown: 5 } })).week.props).toEqual({
      seeds_sown: 5,
    });
  });

  it("stores events by day, each once, and feedings in their order", async () => {
    const feeding = {
      day: 5,
      is_water: false,
      volume: 4,
      ec: 1.6,
      ph: 6.14,
      runoff_ec: 1.9,
      runoff_ph: null,
    };
    const water = {
      day: null,
      is_water: true,
      volume: null,
      ec: null,
      ph: null,
      runoff_ec: null,
      runoff_ph: null,
    };
    const { status, week } = await post({
      days: 4,
      faza: 0,
      items_event: [
        { type: "lst", day: null },
        { type: "topping", day: 3 },
        { type: "topping", day: 3 },
        { type: "fim", day: 1 },
      ],
      items_feeding: [feeding, water],
    });
    expect(status).toBe(201);
    expect(week.items_event).toEqual([
      { type: "fim", day: 1 },
      { type: "topping", day: 3 },
      { type: "lst", day: null },
    ]);
    expect(week.items_feeding).toEqual([{ ...feeding, ph: 6.1 }, water]);
    expect(await repairDiaries(api.database)).toEqual([]);
    const listed = async (...tags: string[]) => {
      const query = tags.map((tag) => `tags=${tag}`).join("&");
      const { body } = await api.request<Schema<"DiaryCardList">>("GET", `/diaries?${query}`);
      return body.data.total;
    };
    expect([
      await listed("topping"),
      await listed("topping", "fim"),
      await listed("topping", "flush"),
    ]).toEqual([...[1, 1, 0]]);
  });

  it("has no events and feedings without any", async () => {
    const { week } = await post({ days: 4, faza: 0, items_event: [], items_feeding: [] });
    expect(week).not.toHaveProperty("items_event");
    expect(week).not.toHaveProperty("items_feeding");
  });

  it("is created once per idempotency key", async () => {
    const headers = { "idempotency-key": "week-save-1" };
    const first = await post({ days: 1, faza: 0 }, author.id, headers);
    expect((await post({ days: 1, faza: 0 }, author.id, headers)).week.id).toBe(first.week.id);
    expect((await post({ days: 2, faza: 0 }, author.id, headers)).status).toBe(409);
    expect((await diary()).weeks).toHaveLength(1);
  });

  it("takes few queries for any number of weeks", async () => {
    for (let days = 1; days < 12; days += 1) await addWeek(api.database.db, id, { days });
    const queries = await queriesOf(api.database, () =>
      post({ days: 12, faza: 0, item_flowering: { items_nutrient: [{ name: "Tea", val: 1 }] } }),
    );
    expect(queries.length).toBeLessThanOrEqual(12);
  });
});

it.each<[object, string, string]>([
  [{ days: 1, faza: 3 }, "faza", "not_allowed"],
  [{ faza: 0 }, "days", "required"],
  [{ days: 1000, faza: 0 }, "days", "out_of_range"],
  [{ days: 1, faza: 0, props: { ph: 14.1 } }, "props.ph", "out_of_range"],
  [{ days: 1, faza: 0, props: { air_temp: -21 } }, "props.air_temp", "out_of_range"],
  [{ days: 1, faza: 0, props: { air_hum: "58" } }, "props.air_hum", "wrong_type"],
  [{ days: 1, faza: 0, props: { smell: 1.5 } }, "props.smell", "wrong_type"],
  [{ days: 1, faza: 0, props: { germ_date: "yesterday" } }, "props.germ_date", "wrong_format"],
  [{ days: 1, faza: 0, props: { moon: 1 } }, "props.moon", "unknown_field"],
  [{ days: 1, faza: -1, props: { germination_method: 3 } }, "props.germination_method", "not_allowed"],
  [{ days: 1, faza: -1, props: { seeds_sown: 0 } }, "props.seeds_sown", "out_of_range"],
  [{ days: 1, faza: -1, props: { seeds_sprouted: 3 } }, "props.seeds_sown", "required"],
  [
    { days: 1, faza: -1, props: { seeds_sown: 8, seeds_sprouted: 9 } },
    "props.seeds_sprouted",
    "out_of_range",
  ],
  [{ days: 1, faza: 0, props: { germination_method: 1 } }, "props.germination_method", "phase_mismatch"],
  [{ days: 9, faza: 2, props: { seeds_sown: 8 } }, "props.seeds_sown", "phase_mismatch"],
  [{ days: 1, faza: 0, text: "x".repeat(20_001) }, "text", "too_long"],
  [{ days: 1, faza: 0, item_harvest: {} }, "item_harvest", "phase_mismatch"],
  [
    { days: 1, faza: 2, item_flowering: { items_nutrient: [{ name: "Tea", val: 1 }] } },
    "item_flowering",
    "phase_mismatch",
  ],
  [
    { days: 1, faza: 0, item_flowering: { items_nutrient: [{ val: 1 }] } },
    "item_flowering.items_nutrient.0.name",
    "required",
  ],
  [
    { days: 1, faza: 0, item_flowering: { items_nutrient: [{ product_id: 99, val: 1 }] } },
    "item_flowering.items_nutrient.0.product_id",
    "unknown_reference",
  ],
  [{ days: 1, faza: 0, items_event: [{ type: "rain", day: 1 }] }, "items_event.0.type", "not_allowed"],
  [{ days: 1, faza: 0, items_event: [{ type: "fim", day: 8 }] }, "items_event.0.day", "out_of_range"],
  [{ days: 9, faza: 2, items_event: [{ type: "fim", day: 1 }] }, "items_event", "phase_mismatch"],
  [{ days: 1, faza: 0, items_feeding: [{ ...WATERING, ph: 15 }] }, "items_feeding.0.ph", "out_of_range"],
  [{ days: 1, faza: 0, items_feeding: [{ day: 1 }] }, "items_feeding.0.is_water", "required"],
  [{ days: 9, faza: 2, items_feeding: [WATERING] }, "items_feeding", "phase_mismatch"],
  [{ days: 1, faza: 0, items_photo: [{ id: 99 }] }, "items_photo.0.id", "unknown_reference"],
])("%o returns 422 and stores nothing", async (body, field, code) => {
  const { status, details } = await post(body);
  expect(status).toBe(422);
  expect(details).toContainEqual(expect.objectContaining({ field, code }));
  expect((await sql`select from week`.execute(api.database.db)).rows).toHaveLength(0);
});

it("createWeek rejects photos of other users or weeks, removed ones, and videos", async () => {
  const { db } = api.database;
  const week = await addWeek(db, id);
  const elsewhere = await addDiary(db, { userId: other.id });
  const photos = [
    await addPhoto(db, { diary_id: elsewhere, user_id: other.id }),
    await addPhoto(db, { diary_id: id, week_id: week }),
    await addPhoto(db, { diary_id: id, is_remove: true, remove_date: "2026-01-01" }),
    await addPhoto(db, { diary_id: id, kind: "video", format: "mp4" }),
  ];
  const { details } = await post({ days: 1, faza: 0, items_photo: photos.map((photo) => ({ id: photo })) });
  expect(details.map((detail: Schema<"Detail">) => detail.code)).toEqual([
    "foreign_photo",
    "foreign_photo",
    "removed_photo",
    "wrong_type",
  ]);
});

it("createWeek is for the author only", async () => {
  expect((await post({ days: 1, faza: 0 }, null)).status).toBe(401);
  expect((await post({ days: 1, faza: 0 }, other.id)).status).toBe(403);
  const { status } = await api.request("POST", "/diaries/999/weeks", {
    as: author.id,
    body: { days: 1, faza: 0 },
  });
  expect(status).toBe(404);
});

it("createWeek returns 400 or 415 for unreadable bodies", async () => {
  await expectUnreadableRefused({
    server: api.server,
    method: "POST",
    url: `/api/diaries/${id}/weeks`,
    token: author.token,
  });
});
