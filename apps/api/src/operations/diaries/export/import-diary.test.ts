import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { repairCounters } from "../../../jobs/counters/repair-counters.ts";
import { repairDiaries } from "../../../jobs/counters/repair-diaries.ts";
import { samplePhoto } from "../../../media/testing/sample-photos.ts";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import {
  DIARY,
  diaryArchive,
  diaryJson,
  exportedPhoto,
  importDiary,
  WEEK,
} from "../../../testing/exported-diary.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await samplePhoto(700, 500);
});
beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
});

const archive = (diary: unknown, files: Record<string, Buffer> = { "media/a.jpg": jpeg }) =>
  diaryArchive(diary, files);
const send = (bytes: Buffer, as: number | null = grower.id) => importDiary(api, bytes, as);

describe("an import", () => {
  it("imports the germination, and exports it again", async () => {
    const props = {
      germ_date: "2026-02-03",
      germination_method: 2,
      seeds_sown: 5,
      seeds_sprouted: 4,
    } as const;
    const seeds = { ...WEEK, days: 1, faza: -1 as const, props, items_photo: [] };
    const { status, body } = await send(diaryJson({ ...DIARY, items_week: [seeds] }));
    expect([status, body.data.items_week[0]?.props]).toEqual([201, props]);
    const again = await api.request<Schema<"DiaryExport">>("GET", `/diaries/${body.data.id}/export`, {
      as: grower.id,
    });
    expect(again.body.data.items_week[0]?.props).toEqual(props);
  });

  it("imports events and feedings, and exports them again", async () => {
    const log = {
      items_event: [{ type: "topping", day: 3 } as const],
      items_feeding: [
        { day: 2, is_water: false, volume: 4, ec: 1.6, ph: 6.1, runoff_ec: 1.9, runoff_ph: null },
      ],
    };
    const { status, body } = await send(
      diaryJson({ ...DIARY, items_week: [{ ...WEEK, ...log, items_photo: [] }] }),
    );
    expect(status).toBe(201);
    expect(body.data.items_week[0]).toMatchObject(log);
    const again = await api.request<Schema<"DiaryExport">>("GET", `/diaries/${body.data.id}/export`, {
      as: grower.id,
    });
    expect(again.body.data.items_week[0]).toMatchObject(log);
    const table = await api.server.inject({
      url: `/api/diaries/${body.data.id}/export/csv`,
      headers: { authorization: `Bearer ${grower.token}` },
    });
    expect(table.payload).toContain(",day 3 topping,day 2 4 l ec 1.6 ph 6.1 runoff_ec 1.9,");
  });

  it("creates a private diary from an archive, with photos and products of the catalogue", async () => {
    const base = await addProduct(api.database.db, {
      name: "Base",
      brandId: await addBrand(api.database.db, { name: "Loam" }),
    });
    await repairCounters(api.database);
    const { status, body } = await send(await archive(DIARY));
    expect(status).toBe(201);
    const [week, harvest] = body.data.items_week;
    expect(body.data).toMatchObject({
      name: "Night Plum",
      visibility: "private",
      add_date: DIARY.diary.add_date,
      item_user: { name: "grower" },
      cnt_seeds: 3,
      is_harvest: true,
      photo_id: week?.items_photo[0]?.id,
      items_equip: [
        { category: "nutrient", product_id: base, name: "Base" },
        { category: "lamp_flower", product_id: null, name: "LED bar" },
      ],
    });
    expect(week).toMatchObject({
      days: 11,
      lang: "de",
      text: "First pistils.",
      add_date: WEEK.add_date,
      props: { ph: 6.1, air_temp: 25.4 },
      items_photo: [{ width: 700, height: 500, alt: "Pistils" }],
      item_flowering: { items_nutrient: [{ name: "Base", val: 1.5, item_product: { id: base } }] },
    });
    expect(harvest).toMatchObject({
      faza: 2,
      item_harvest: {
        strain_comment: "Stretched.",
        item_review_seed: { n_general: 9 },
        items_nutrient: [
          { item_product: { id: base }, comment: "Fine", items: [{ n_general: 7 }, { n_general: null }] },
        ],
      },
    });
    const picture = await api.server.inject({
      url: week?.items_photo[0]?.url ?? "",
      headers: { authorization: `Bearer ${grower.token}` },
    });
    expect(picture.statusCode).toBe(200);
    expect(await repairDiaries(api.database)).toEqual([]);
    expect(await repairCounters(api.database)).toEqual([]);
    const { rows } = await sql`
      select type, params from event where type <> 'photo.create' order by id`.execute(api.database.db);
    expect(rows).toEqual([
      { type: "week.import", params: {} },
      { type: "week.import", params: {} },
      { type: "diary.create", params: { is_import: true } },
    ]);
    const led = await api.request<Schema<"DiaryCardList">>("GET", `/diaries?user_id=${grower.id}&tags=led`, {
      as: grower.id,
    });
    expect(led.body.data.total).toBe(1);
  });

  it("of an export equals the original", async () => {
    const first = (await send(await archive(DIARY))).body.data.id;
    await api.parts.media.finisher.idle();
    const exported = async (id: number) => {
      const { data } = (
        await api.request<Schema<"DiaryExport">>("GET", `/diaries/${id}/export`, { as: grower.id })
      ).body;
      return JSON.stringify({ ...data, export_date: "", link: "" }).replace(/"url":"[^"]*"/g, "");
    };
    const zip = await api.server.inject({
      url: `/api/diaries/${first}/export/archive`,
      headers: { authorization: `Bearer ${grower.token}` },
    });
    const { status, body } = await send(zip.rawPayload);
    expect([status, body.data.dublicate_num]).toEqual([201, 1]);
    expect(await exported(body.data.id)).toBe(await exported(first));
  });

  it("of diary.json alone has no photos, with or without the envelope", async () => {
    for (const text of [DIARY, { data: DIARY }]) {
      const { status, body } = await send(diaryJson(text));
      expect([status, body.data.items_week.length, body.data.photo_id]).toEqual([201, 2, null]);
      expect(body.data.items_week[0]?.items_photo).toEqual([]);
    }
  });

  it("ignores unknown fields of newer versions", async () => {
    const newer = { ...DIARY, mood: "good", items_week: [{ ...WEEK, items_photo: [], moon: "full" }] };
    expect((await send(diaryJson(newer))).status).toBe(201);
  });

  it("strips directional overrides from names and texts", async () => {
    const { status, body } = await send(
      diaryJson({
        ...DIARY,
        diary: { ...DIARY.diary, name: "Night \u202emulP" },
        items_week: [{ ...WEEK, text: "First\u2066 pistils.", items_photo: [] }],
      }),
    );
    expect([status, body.data.name, body.data.items_week[0]?.text]).toEqual([
      201,
      "Night mulP",
      "First pistils.",
    ]);
  });

  it("imports a cover outside all weeks, and a photo of two weeks once", async () => {
    const diary = {
      ...DIARY,
      diary: { ...DIARY.diary, item_cover: exportedPhoto("media/b.jpg") },
      items_week: [WEEK, { ...WEEK, days: 12 }],
    };
    const { body } = await send(
      await archive(diary, { "media/a.jpg": jpeg, "media/b.jpg": await samplePhoto(300, 300) }),
    );
    expect(body.data.item_cover).toMatchObject({ width: 300 });
    expect(body.data.items_week.map((week) => week.items_photo.length)).toEqual([1, 0]);
  });

  it("decodes a photo once that the archive contains under forty names", async () => {
    const names = Array.from({ length: 40 }, (_, n) => `media/${n}.jpg`);
    const diary = {
      ...DIARY,
      diary: { ...DIARY.diary, item_cover: null },
      items_week: [0, 1].map((part) => ({
        ...WEEK,
        days: 11 + part,
        items_photo: names.slice(part * 20, part * 20 + 20).map((name) => exportedPhoto(name)),
      })),
    };
    const { status, body } = await send(
      await archive(diary, Object.fromEntries(names.map((name) => [name, jpeg]))),
    );
    expect(status).toBe(201);
    const photos = body.data.items_week.flatMap((week) => week.items_photo);
    expect(photos.map(({ width }) => width)).toEqual(names.map(() => 700));
    const { rows } = await sql`select files, pixels from upload_budget`.execute(api.database.db);
    expect(rows).toEqual([{ files: 40, pixels: 700 * 500 }]);
    await api.parts.media.finisher.idle();
    const { store } = api.parts.media;
    const keys = photos.map(({ url }) => url.split("/")[2] ?? "");
    expect(new Set(keys).size).toBe(40);
    const whole = await store.list(keys[0] ?? "");
    for (const key of keys) expect(await store.list(key)).toEqual(whole);
    const ready = await sql`select from photo where state = 'ready'`.execute(api.database.db);
    expect(ready.rows).toHaveLength(40);
  });

  it("waits for approval where diaries do", async () => {
    const strict = await api.withConfig({ moderation: "pre" });
    const { body } = await importDiary(strict, diaryJson(DIARY), grower.id);
    expect(body).toMatchObject({ data: { is_moderate: true }, details: [{ code: "waiting_for_approval" }] });
  });
});
