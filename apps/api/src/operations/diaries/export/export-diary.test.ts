import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Schema } from "@grow/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { samplePhoto } from "../../../media/testing/sample-photos.ts";
import { readZip } from "../../../media/zip-reader.ts";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { type TestApi, type TestUser, testApi } from "../../../testing/test-api.ts";
import { uploadForm } from "../../../testing/upload-form.ts";
import { tableRows } from "./export-diary-table.ts";

let api: TestApi;
let author: TestUser;
let id: number;
let photo: Schema<"Upload">;
const folder = mkdtempSync(join(tmpdir(), "grow-export-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Once for all tests, which only read this diary: the variants of its photo take longer to draw than a test takes. */
beforeAll(async () => {
  api = await testApi({ hasLimits: true });
  author = await api.addUser({ name: "author" });
  const brandId = await addBrand(api.database.db, { name: "Loam & Lumen" });
  const base = await addProduct(api.database.db, { name: "Base", brandId });
  const as = author.id;
  const setup = {
    name: "Night Plum",
    lang: "en",
    type_room: 1,
    type_soil: 2,
    type_watering: 1,
    cnt_seeds: 3,
  };
  const items_equip = [
    { category: "nutrient", product_id: base },
    { category: "tent", name: "Some tent" },
  ];
  const made = await api.request<Schema<"Diary">>("POST", "/diaries", {
    as,
    body: { ...setup, items_equip },
  });
  id = made.body.data.id;
  const { payload, headers } = await uploadForm({ diary_id: id }, { bytes: await samplePhoto(700, 500) });
  photo = (
    await api.request<Schema<"Upload">>("POST", "/uploads/weeks/media", { as, headers, body: payload })
  ).body.data;
  await api.parts.media.finisher.idle();
  await api.request("POST", `/diaries/${id}/weeks`, {
    as,
    body: {
      days: 11,
      faza: 1,
      text: '=1+1, "pistils"\neverywhere',
      props: { ph: 6.1, air_temp: 25.4 },
      items_photo: [{ id: photo.id, alt: "Pistils" }],
      item_flowering: {
        items_nutrient: [
          { product_id: base, val: 1.5 },
          { name: "Rain water", val: null },
        ],
      },
    },
  });
  const item_review_seed = { props: { growing: 7, resistance: null }, n_general: 9, text: "Lovely." };
  await api.request("POST", `/diaries/${id}/weeks`, {
    as,
    body: {
      days: 16,
      faza: 2,
      props: { harvest_weight: 120, harvest_smoke: "Sweet." },
      item_harvest: {
        strain_comment: "Stretched.",
        item_review_seed,
        items_nutrient: [
          { product_id: base, comment: "Fine", n_general: 8, items: [{ n_general: 7 }, { n_general: null }] },
        ],
      },
    },
  });
});

const ask = (path: string, as: number | null = author.id, of: number | string = id) =>
  api.request<Schema<"DiaryExport">>("GET", `/diaries/${of}/${path}`, { as });
const raw = (path: string, of = id) =>
  api.server.inject({
    url: `/api/diaries/${of}/${path}`,
    headers: { authorization: `Bearer ${author.token}` },
  });

describe("an export", () => {
  it("is the diary in an open form, with the addresses of its photos and without ids", async () => {
    const { status, body } = await ask("export");
    expect(status).toBe(200);
    const site = api.parts.config.publicUrl;
    const file = {
      file: null,
      url: site + photo.url,
      type: "image",
      width: 700,
      height: 500,
      alt: "Pistils",
    };
    expect(body.data).toMatchObject({
      format: "grow-diary",
      version: 1,
      link: `${site}/diaries/${id}-night-plum`,
      author: "author",
      diary: {
        name: "Night Plum",
        lang: "en",
        type_soil: 2,
        cnt_seeds: 3,
        visibility: "public",
        item_cover: file,
      },
      items_equip: [
        { category: "nutrient", name: "Base", brand: "Loam & Lumen" },
        { category: "tent", name: "Some tent", brand: null },
      ],
      items_week: [
        {
          days: 11,
          faza: 1,
          props: { ph: 6.1, air_temp: 25.4 },
          items_photo: [file],
          items_video: [],
          items_nutrient: [
            { name: "Base", brand: "Loam & Lumen", val: 1.5 },
            { name: "Rain water", brand: null, val: null },
          ],
          item_harvest: null,
        },
        {
          faza: 2,
          items_nutrient: [],
          item_harvest: {
            strain_comment: "Stretched.",
            item_review_seed: { n_general: 9, text: "Lovely." },
            items_nutrient: [{ name: "Base", comment: "Fine", n_general: 8, items: [7, null] }],
          },
        },
      ],
    });
    expect(JSON.stringify(body.data)).not.toMatch(/"(?:\w+_)?id":/);
  });

  it("as a table has a row a week, and no formulas", async () => {
    const answer = await raw("export/csv");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="diary-${id}.csv"`,
      "x-content-type-options": "nosniff",
    });
    const [head, first, ...rest] = answer.payload.split("\r\n");
    // It begins with the mark by which programs for tables know UTF-8.
    expect(answer.rawPayload.subarray(0, 3).toString("hex")).toBe("efbbbf");
    const names = head?.replace("\uFEFF", "").split(",") ?? [];
    expect(names.slice(0, 3)).toEqual(["days", "faza", "add_date"]);
    expect(names.slice(-3)).toEqual(["nutrients", "photos", "text"]);
    expect(first).toMatch(/^11,1,\d{4}-/);
    expect(first?.split(",")[names.indexOf("ph")]).toBe("6.1");
    expect(first).toMatch(/,"Base 1\.5; Rain water",1,"'=1\+1, ""pistils""\neverywhere"$/);
    expect(rest[0]).toMatch(/^16,2,.*,120,.*Sweet\.,,,,0,$/);
    expect(rest.slice(1)).toEqual([""]);
  });

  it("as a table keeps formulas words also where other programs take a cell to begin", () => {
    const text = "Dry;=1+1\t@x\n-2 °C, -3 °C";
    const week = { days: 1, faza: 0, add_date: "", text, props: {}, items_photo: [], item_flowering: null };
    const table = [...tableRows([week as unknown as Schema<"Week">])].join("");
    expect(table).toContain(`,"Dry;'=1+1\t'@x\n'-2 °C, -3 °C"\r\n`);
  });

  it("holds every number as it was typed, to the digit, in all forms", async () => {
    // Their conversion to imperial units and back would end in other digits.
    const props = { watering_volume: 2.5, height: 40, air_temp: 23.7, ph: 6.1, tds: 1.15 };
    const items_nutrient = [
      { name: "Kelp", val: 0.75 },
      { name: "Silica", val: 2.5 },
    ];
    const week = { days: 12, faza: 1, props, item_flowering: { items_nutrient } };
    const diary = await addDiary(api.database.db, { userId: author.id });
    const made = await api.request("POST", `/diaries/${diary}/weeks`, { as: author.id, body: week });
    expect(made.status).toBe(201);
    const { payload } = await raw("export", diary);
    expect(JSON.parse(payload).data.items_week[0]).toMatchObject({ props, items_nutrient });
    expect(payload).toContain('"watering_volume":2.5');
    const [head = "", ...lines] = (await raw("export/csv", diary)).payload.split("\r\n");
    const cells = lines.find((line) => line.startsWith("12,"))?.split(",") ?? [];
    const names = head.split(",");
    for (const [name, value] of Object.entries(props)) expect(cells[names.indexOf(name)]).toBe(String(value));
    expect(cells[names.indexOf("nutrients")]).toBe('"Kelp 0.75; Silica 2.5"');
  });

  it("as an archive has the stored originals of the photos in it, each once", async () => {
    const answer = await raw("export/archive");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
    const file = join(folder, "diary.zip");
    writeFileSync(file, answer.rawPayload);
    const archive = await open(file);
    try {
      const members = await readZip(archive, 10);
      expect([...members.keys()]).toEqual(["diary.json", "media/0001.jpeg"]);
      const content = async (name: string) =>
        await buffer((await members.get(name)?.open()) ?? Readable.from([]));
      const data: Schema<"DiaryExport"> = JSON.parse((await content("diary.json")).toString());
      expect(data.items_week[0]?.items_photo[0]?.file).toBe("media/0001.jpeg");
      expect(data.diary.item_cover?.file).toBe("media/0001.jpeg");
      const { format, width } = await sharp(await content("media/0001.jpeg")).metadata();
      expect({ format, width }).toEqual({ format: "jpeg", width: data.items_week[0]?.items_photo[0]?.width });
    } finally {
      await archive.close();
    }
  });
});

it.each(["export", "export/csv", "export/archive"])("%s is for the author and moderators", async (path) => {
  const other = await api.addUser();
  const moderator = await api.addUser({ access: ["moderate"] });
  expect((await ask(path, null)).status).toBe(401);
  expect((await ask(path, other.id)).status).toBe(403);
  expect((await ask(path, author.id, 999)).status).toBe(404);
  expect((await ask(path, moderator.id)).status).toBe(200);
  expect((await ask(path, author.id, await addDiary(api.database.db, { userId: author.id }))).status).toBe(
    200,
  );
});

it.each(["export", "export/csv", "export/archive"])(
  "%s is not for downloading over and over",
  async (path) => {
    const somebody = await api.addUser();
    const diary = await addDiary(api.database.db, { userId: somebody.id });
    let status = 200;
    for (let n = 0; n < 60 && status === 200; n += 1) status = (await ask(path, somebody.id, diary)).status;
    expect(status).toBe(429);
  },
);
