import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sweepMedia } from "../../media/sweep-media.ts";
import { pngPromising, samplePhoto } from "../../media/testing/sample-photos.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { type FormFile, uploadForm } from "../../testing/upload-form.ts";

const api = freshApi();
let author: TestUser;
let id: number;
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await samplePhoto(1400, 900);
});
beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  id = await addDiary(api.database.db, { userId: author.id });
});

async function upload(
  fields: Record<string, string | number>,
  file: FormFile | undefined,
  as: number | null = author.id,
) {
  const { payload, headers } = await uploadForm(fields, file);
  return await api.request<Schema<"Upload">>("POST", "/uploads/diaries/covers", {
    as,
    headers,
    body: payload,
  });
}
const diary = async () =>
  (await api.request<Schema<"Diary">>("GET", `/diaries/${id}`, { as: author.id })).body.data;
const addWeek = () =>
  api.request("POST", `/diaries/${id}/weeks`, { as: author.id, body: { days: 1, faza: 0 } });

describe("a cover uploaded for a diary", () => {
  it("is the cover at once, and stays when weeks are saved", async () => {
    const { status, body } = await upload({ diary_id: id }, { bytes: jpeg });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ type: "image", width: 1400, height: 900 });
    await addWeek();
    const { photo_id, item_cover, avatar, cover_og, items_week } = await diary();
    expect([photo_id, item_cover?.id]).toEqual([body.data.id, body.data.id]);
    expect([avatar, cover_og]).toEqual([
      expect.stringMatching(/\/480\.webp$/),
      expect.stringMatching(new RegExp(`^/media/[0-9a-f]{32}/${id}\\.jpg$`)),
    ]);
    expect(items_week[0]?.items_photo).toEqual([]);
    const { rows } = await sql`select type from event order by id limit 2`.execute(api.database.db);
    expect(rows).toEqual([{ type: "photo.create" }, { type: "diary.cover" }]);
  });

  it("is deleted once another is the cover", async () => {
    const first = (await upload({ diary_id: id }, { bytes: jpeg })).body.data.id;
    await api.parts.media.finisher.idle();
    const later = new Date(Date.now() + 25 * 3_600_000);
    const { db } = api.database;
    await sweepMedia(db, api.parts.media.store, later);
    expect((await diary()).photo_id).toBe(first);
    const second = (await upload({ diary_id: id }, { bytes: jpeg })).body.data.id;
    await api.parts.media.finisher.idle();
    await sweepMedia(db, api.parts.media.store, later);
    const { rows } = await sql`select id from photo`.execute(db);
    expect(rows).toEqual([{ id: second }]);
  });
});

describe("a cover uploaded before its diary", () => {
  const start = (photo_id: number) =>
    api.request<Schema<"Diary">>("POST", "/diaries", {
      as: author.id,
      body: { name: "Night Plum", type_room: 1, type_soil: 2, type_watering: 1, photo_id },
    });

  it("is the cover of the diary created with it", async () => {
    const { status, body } = await upload({}, { bytes: jpeg });
    expect(status).toBe(201);
    const started = await start(body.data.id);
    expect([started.status, started.body.data.item_cover?.url]).toEqual([201, body.data.url]);
    await api.parts.media.finisher.idle();
    await sweepMedia(api.database.db, api.parts.media.store, new Date(Date.now() + 25 * 3_600_000));
    expect((await sql`select id from photo`.execute(api.database.db)).rows).toEqual([{ id: body.data.id }]);
  });

  it("is deleted after a day without a diary", async () => {
    const { id: sent } = (await upload({}, { bytes: jpeg })).body.data;
    await api.parts.media.finisher.idle();
    await sweepMedia(api.database.db, api.parts.media.store, new Date(Date.now() + 25 * 3_600_000));
    expect((await sql`select id from photo`.execute(api.database.db)).rows).toEqual([]);
    expect((await start(sent)).codes).toEqual(["unknown_reference photo_id"]);
  });

  it("returns 401 to guests", async () => {
    expect((await upload({}, { bytes: jpeg }, null)).status).toBe(401);
  });
});

describe("is rejected and not stored:", () => {
  it.each<[string, () => Promise<FormFile> | FormFile, number, string]>([
    ["a text", () => ({ bytes: Buffer.from("Dear diary") }), 415, "unsupported_type file"],
    [
      "a film",
      async () => ({ bytes: await readFile(join(import.meta.dirname, "../../media/testing/balcony.mp4")) }),
      415,
      "unsupported_type file",
    ],
    ["a picture of 900 megapixels", () => ({ bytes: pngPromising(30_000, 30_000) }), 422, "pixel_limit file"],
    [
      "more than 20 MiB",
      () => ({ bytes: Buffer.concat([jpeg, Buffer.alloc(21 * 1024 * 1024)]) }),
      413,
      "too_large file",
    ],
  ])("%s", async (_what, file, status, code) => {
    const answer = await upload({ diary_id: id }, await file());
    expect([answer.status, answer.codes]).toEqual([status, [code]]);
    expect((await diary()).photo_id).toBeNull();
    expect((await sql`select from photo`.execute(api.database.db)).rows).toEqual([]);
  });

  it("a form without file, with an unknown diary, or truncated", async () => {
    expect((await upload({ diary_id: id }, undefined)).codes).toEqual(["required file"]);
    expect((await upload({ diary_id: "x" }, { bytes: jpeg })).codes).toEqual(["wrong_type diary_id"]);
    const { payload, headers } = await uploadForm({ diary_id: id }, { bytes: jpeg });
    const broken = await api.request("POST", "/uploads/diaries/covers", {
      as: author.id,
      headers,
      body: payload.subarray(0, payload.length - 500),
    });
    expect([broken.status, broken.codes]).toEqual([400, ["broken_upload file"]]);
  });

  it("an upload by another user", async () => {
    const other = await api.addUser();
    expect((await upload({ diary_id: id }, { bytes: jpeg }, null)).status).toBe(401);
    expect((await upload({ diary_id: id }, { bytes: jpeg }, other.id)).status).toBe(403);
    expect((await upload({ diary_id: 999 }, { bytes: jpeg })).status).toBe(404);
    expect((await diary()).photo_id).toBeNull();
  });
});
