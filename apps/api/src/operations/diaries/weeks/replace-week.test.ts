import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addDiary, addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let author: TestUser;
let other: TestUser;
let moderator: TestUser;
let id: number;
let week: Schema<"Week">;
let photos: number[];

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  const { db } = api.database;
  id = await addDiary(db, { userId: author.id });
  photos = [
    await addPhoto(db, { diary_id: id }),
    await addPhoto(db, { diary_id: id }),
    await addPhoto(db, { diary_id: id }),
  ];
  const { body } = await api.request<Schema<"Week">>("POST", `/diaries/${id}/weeks`, {
    as: author.id,
    body: {
      days: 3,
      faza: 0,
      text: "Before",
      props: { ph: 6, height: 20 },
      items_event: [{ type: "topping", day: 2 }],
      items_feeding: [
        { day: 2, is_water: true, volume: 3, ec: null, ph: null, runoff_ec: null, runoff_ph: null },
      ],
      items_photo: photos.slice(0, 2).map((photo) => ({ id: photo })),
      item_flowering: {
        items_nutrient: [
          { name: "Tea", val: 1 },
          { name: "Base", val: 2 },
        ],
      },
    },
  });
  week = body.data;
});

const put = (body: object, as: number | null = author.id, target: number = week.id) =>
  api.request<Schema<"Week">>("PUT", `/diaries/${id}/weeks/${target}`, { as, body });

describe("a replaced week", () => {
  it("has what was sent, and loses what was left out", async () => {
    const { status, body } = await put({ version: 1, days: 4, faza: 1, props: { ph: 5.5 } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: week.id, name: "week4", text: "", version: 2, items_photo: [] });
    expect(body.data.props).toEqual({ ph: 5.5 });
    expect(body.data.item_flowering?.items_nutrient).toEqual([]);
    expect(body.data).not.toHaveProperty("items_event");
    expect(body.data).not.toHaveProperty("items_feeding");
    const { rows } = await sql`select max_faza, photo_id, cnt_photos from diary`.execute(api.database.db);
    expect(rows).toEqual([{ max_faza: 1, photo_id: null, cnt_photos: 0 }]);
  });

  it("keeps rows and photos that are sent again, in the new order", async () => {
    const [tea, base] = week.item_flowering?.items_nutrient ?? [];
    const { body } = await put({
      version: 1,
      days: 3,
      faza: 0,
      items_photo: [{ id: photos[2], alt: "New" }, { id: photos[1] }, { id: photos[0], is_remove: true }],
      item_flowering: {
        items_nutrient: [
          { id: base?.id, name: "Base", val: 4 },
          { name: "Ash", val: null },
          { id: tea?.id, name: "Tea", val: 1 },
        ],
      },
    });
    expect(body.data.items_photo).toMatchObject([{ id: photos[2], alt: "New" }, { id: photos[1] }]);
    expect(body.data.item_flowering?.items_nutrient).toMatchObject([
      { id: base?.id, name: "Base", val: 4 },
      { name: "Ash", val: null },
      { id: tea?.id, name: "Tea", val: 1 },
    ]);
    const { rows } = await sql`select id from photo where is_remove and remove_date is not null`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ id: photos[0] }]);
  });

  it("moves the cover to the newest photo when the cover is removed", async () => {
    await sql`update diary set photo_id = ${photos[0] ?? null}`.execute(api.database.db);
    await put({ version: 1, days: 3, faza: 0, items_photo: [{ id: photos[2] }, { id: photos[1] }] });
    const { rows } = await sql`select photo_id from diary`.execute(api.database.db);
    expect(rows).toEqual([{ photo_id: photos[2] }]);
  });

  it("can become a harvest", async () => {
    const { body } = await put({ version: 1, days: 9, faza: 2, item_harvest: { strain_comment: "Dense" } });
    expect(body.data).toMatchObject({
      name: "harvest9",
      item_flowering: null,
      item_harvest: { strain_comment: "Dense" },
    });
    expect(
      (await api.request<Schema<"DiaryCardList">>("GET", "/diaries?is_harvest=true")).body.data.total,
    ).toBe(1);
  });

  describe("with a smoke report", () => {
    const report = (tastes: string[]) => ({
      "positive-effects": ["happy"],
      "negative-effects": [],
      medical: [],
      tastes,
    });
    const save = async (version: number, item_harvest: object | undefined, faza = 2) =>
      (await put({ version, days: 9, faza, ...(item_harvest && { item_harvest }) })).body.data;

    it("stores its words in the order of the categories", async () => {
      const week = await save(1, { item_report: report(["spicy", "berry"]) });
      expect(week.item_harvest?.item_report).toEqual(report(["berry", "spicy"]));
    });

    it("replaces the former report", async () => {
      await save(1, { item_report: report(["spicy", "berry"]) });
      const week = await save(2, { item_report: report(["berry", "pine"]) });
      expect(week.item_harvest?.item_report).toEqual(report(["pine", "berry"]));
    });

    it("keeps it when it is left out, and drops it for null", async () => {
      await save(1, { item_report: report(["berry"]) });
      const kept = await save(2, { strain_comment: "Dense" });
      expect(kept.item_harvest?.item_report).toEqual(report(["berry"]));
      expect((await save(3, { item_report: null })).item_harvest?.item_report).toBeNull();
    });

    it("loses it when it is no longer a harvest", async () => {
      await save(1, { item_report: report(["berry"]) });
      await save(2, undefined, 1);
      expect((await save(3, {})).item_harvest?.item_report).toBeNull();
    });

    it.each([
      [report(["plum"]), "item_harvest.item_report.tastes.0", "not_allowed"],
      [report(["berry", "berry"]), "item_harvest.item_report.tastes", "not_allowed"],
      [{ tastes: ["berry"] }, "item_harvest.item_report.medical", "required"],
    ])("refuses %j", async (item_report, field, code) => {
      const { status, codes } = await put({ version: 1, days: 9, faza: 2, item_harvest: { item_report } });
      expect(status).toBe(422);
      expect(codes).toContain(`${code} ${field}`);
    });
  });
});

it("replaceWeek returns 409 with the current state for a stale version", async () => {
  await put({ version: 1, days: 3, faza: 0, text: "Newer" });
  const { status, body } = await put({ version: 1, days: 3, faza: 0, text: "Older" });
  expect(status).toBe(409);
  expect(body).toMatchObject({ data: { text: "Newer", version: 2 }, details: [{ code: "stale" }] });
});

it("replaceWeek saves one of two concurrent requests, and returns 409 to the other", async () => {
  const both = await Promise.all([
    put({ version: 1, days: 3, faza: 0, text: "One" }),
    put({ version: 1, days: 3, faza: 0, text: "Two" }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it("replaceWeek is for the author and moderators", async () => {
  const body = { version: 1, days: 3, faza: 0 };
  const statuses = [];
  for (const reader of [null, other.id, author.id]) statuses.push((await put(body, reader)).status);
  statuses.push((await put({ ...body, version: 2 }, moderator.id)).status);
  expect(statuses).toEqual([401, 403, 200, 200]);
});

it("replaceWeek returns 404 for a week of another diary", async () => {
  const elsewhere = await addDiary(api.database.db, { userId: author.id });
  const body = { version: 1, days: 3, faza: 0 };
  expect((await put(body, author.id, 999)).status).toBe(404);
  expect(
    (await api.request("PUT", `/diaries/${elsewhere}/weeks/${week.id}`, { as: author.id, body })).status,
  ).toBe(404);
});

it.each<[object, string, string]>([
  [{ days: 3, faza: 0 }, "version", "required"],
  [{ version: 1, days: 3, faza: 0, props: { ph: 15 } }, "props.ph", "out_of_range"],
  [
    { version: 1, days: 3, faza: 0, item_flowering: { items_nutrient: [{ id: 99, name: "Tea", val: 1 }] } },
    "item_flowering.items_nutrient.0.id",
    "unknown_reference",
  ],
])("%o returns 422 and changes nothing", async (body, field, code) => {
  const answer = await put(body);
  expect(answer.status).toBe(422);
  expect(answer.body.details).toContainEqual(expect.objectContaining({ field, code }));
  const { body: after } = await api.request<Schema<"Diary">>("GET", `/diaries/${id}`);
  expect(after.data.items_week).toEqual([week]);
});

it("replaceWeek returns 400 or 415 for unreadable bodies", async () => {
  await expectUnreadableRefused({
    server: api.server,
    method: "PUT",
    url: `/api/diaries/${id}/weeks/${week.id}`,
    token: author.token,
  });
});
