import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { lampKind } from "../../../content/diary-write/save-equipment.ts";
import { repairCounters } from "../../../jobs/counters/repair-counters.ts";
import { addBrand, addProduct, addStrain } from "../../../testing/catalogue-rows.ts";
import { addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let author: TestUser;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
});

const plain = { name: "Night Plum", type_room: 1, type_soil: 2, type_watering: 1 };

async function create(body: object, headers: Record<string, string> = {}) {
  const answer = await api.request<Schema<"Diary">>("POST", "/diaries", { as: author.id, body, headers });
  return { status: answer.status, diary: answer.body.data, details: answer.body.details };
}

async function total(path: string): Promise<number> {
  return (await api.request<Schema<"DiaryCardList">>("GET", path)).body.data.total;
}

async function read<Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await statement.execute(api.database.db)).rows;
}

describe("a new diary", () => {
  it("is public at once, with link and language", async () => {
    const { status, diary } = await create({ ...plain, name: "  Blüte  " }, { "accept-language": "de" });
    expect(status).toBe(201);
    expect(diary).toMatchObject({
      name: "Blüte",
      link: `/diaries/${diary.id}-bluete`,
      lang: "de",
      visibility: "public",
      is_moderate: false,
      version: 1,
      n_progress: 0,
      max_faza: null,
      item_user: { id: author.id },
    });
    expect((await api.request("GET", `/diaries/${diary.id}`)).status).toBe(200);
    expect(await read(sql`select cnt_reports from users where id = ${author.id}`)).toEqual([
      { cnt_reports: 1 },
    ]);
    expect(await read(sql`select type, user_id, content_id from event`)).toEqual([
      { type: "diary.create", user_id: author.id, content_id: diary.id },
    ]);
  });

  it("takes a cover uploaded before by its author, but no other user's or used photo", async () => {
    const { db } = api.database;
    const other = await api.addUser({ name: "other" });
    const sent = await addPhoto(db, { user_id: author.id });
    const { status, diary } = await create({ ...plain, photo_id: sent });
    expect([status, diary.photo_id, diary.item_cover?.id]).toEqual([201, sent, sent]);
    expect(await repairCounters(api.database)).toEqual([]);
    for (const photo of [
      sent,
      999,
      await addPhoto(db, { user_id: other.id }),
      await addPhoto(db, { user_id: author.id, kind: "video", format: "mp4" }),
      await addPhoto(db, { user_id: author.id, is_remove: true, remove_date: "2026-09-01" }),
    ]) {
      const refused = await create({ ...plain, photo_id: photo });
      expect([refused.status, refused.details?.map(({ code, field }) => `${code} ${field}`)]).toEqual([
        422,
        ["unknown_reference photo_id"],
      ]);
    }
    expect((await create({ ...plain, photo_id: null })).diary.photo_id).toBeNull();
    expect(await read(sql`select name from diary`)).toHaveLength(2);
  });

  it("takes names and brands from the catalogue, and is counted there", async () => {
    const { db } = api.database;
    const strainId = await addStrain(db, "Night Plum");
    const brandId = await addBrand(db, { name: "Ember Genetics", section: "seedbank" });
    const productId = await addProduct(db, { name: "Night Plum", brandId, section: "seedbank", strainId });
    const lampId = await addProduct(db, { name: "Bar", brandId, section: "grow-lights", lightType: 3 });
    const { diary } = await create({
      ...plain,
      cnt_seeds: 3,
      items_equip: [
        { category: "seed", product_id: productId, name: "ignored" },
        { category: "lamp_flower", product_id: lampId },
        { category: "lamp_veg", name: "Old HPS 400" },
        { category: "medium", name: "Coco", brand_id: brandId },
      ],
    });
    expect(diary.seeds).toMatchObject([{ name: "Night Plum", item_brand: { name: "Ember Genetics" } }]);
    expect(diary.mediums).toMatchObject([{ name: "Coco", product_id: null, item_brand: { id: brandId } }]);
    expect(diary.cnt_seeds).toBe(3);
    expect(await read(sql`select type_light from diary`)).toEqual([{ type_light: [2, 3] }]);
    expect(await read(sql`select cnt_diaries from brand`)).toEqual([{ cnt_diaries: 1 }]);
    expect(await read(sql`select cnt_diaries from strain`)).toEqual([{ cnt_diaries: 1 }]);
    expect(await total("/diaries?tags=strain-night-plum&tags=led")).toBe(1);
  });

  it("is linked to a strain by its name", async () => {
    await addStrain(api.database.db, "Night Plum");
    await create({ ...plain, items_equip: [{ category: "seed", name: "night plum" }] });
    expect(await total("/diaries?tags=strain-night-plum")).toBe(1);
  });

  it("is numbered among diaries of the same name", async () => {
    const numbers = [];
    for (const name of ["One", "one", "Other"])
      numbers.push((await create({ ...plain, name })).diary.dublicate_num);
    expect(numbers).toEqual([0, 1, 0]);
  });

  it("is queued for moderators with MODERATION=pre", async () => {
    const strict = await api.withConfig({ moderation: "pre" });
    const body = await strict.request<Schema<"Diary">>("POST", "/diaries", { as: author.id, body: plain });
    expect(body.body.data.is_moderate).toBe(true);
    expect(body.body.details).toMatchObject([{ type: "success", code: "waiting_for_approval" }]);
    expect((await strict.request("GET", `/diaries/${body.body.data.id}`)).status).toBe(404);
  });

  it("is created once per idempotency key", async () => {
    const headers = { "idempotency-key": "first-save-1" };
    const first = await create(plain, headers);
    const again = await create(plain, headers);
    expect(again.diary.id).toBe(first.diary.id);
    expect(await read(sql`select id from diary`)).toHaveLength(1);
    expect((await create({ ...plain, name: "Other" }, headers)).status).toBe(409);
  });
});

it.each<[object, string, string]>([
  [{ ...plain, name: "" }, "name", "too_short"],
  [{ ...plain, name: "   " }, "name", "wrong_format"],
  [{ ...plain, name: "x".repeat(121) }, "name", "too_long"],
  [{ ...plain, type_room: 9 }, "type_room", "not_allowed"],
  [{ ...plain, visibility: "secret" }, "visibility", "not_allowed"],
  [{ ...plain, is_verify: true }, "is_verify", "unknown_field"],
  [{ name: "x", type_room: 1, type_soil: 1 }, "type_watering", "required"],
  [{ ...plain, items_equip: [{ category: "seed" }] }, "items_equip.0.name", "required"],
  [{ ...plain, items_equip: [{ category: "seed", name: " " }] }, "items_equip.0.name", "required"],
  [
    { ...plain, items_equip: [{ category: "seed", product_id: 99 }] },
    "items_equip.0.product_id",
    "unknown_reference",
  ],
  [
    { ...plain, items_equip: [{ category: "tent", name: "T", brand_id: 99 }] },
    "items_equip.0.brand_id",
    "unknown_reference",
  ],
  [
    { ...plain, items_equip: [{ category: "tent", name: "T", id: 99 }] },
    "items_equip.0.id",
    "unknown_reference",
  ],
])("%o returns 422 and stores nothing", async (body, field, code) => {
  const { status, details } = await create(body);
  expect(status).toBe(422);
  expect(details).toContainEqual(expect.objectContaining({ field, code }));
  expect(await read(sql`select from diary`)).toHaveLength(0);
  expect(await read(sql`select cnt_reports from users where id = ${author.id}`)).toEqual([
    { cnt_reports: 0 },
  ]);
});

it("createDiary returns 400 or 415 for unreadable bodies", async () => {
  await expectUnreadableRefused({
    server: api.server,
    method: "POST",
    url: "/api/diaries",
    token: author.token,
  });
});

it.each([
  ["Quantum board 240 W", 3],
  ["Spider LED", 3],
  ["HPS 600", 2],
  ["315 W CMH", 2],
  ["T5 tubes", 1],
  ["Window sill", null],
  ["Ledger", null],
])("a lamp called %s is of kind %s", (name, kind) => {
  expect(lampKind(name)).toBe(kind);
});
