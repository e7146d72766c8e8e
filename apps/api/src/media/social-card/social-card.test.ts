import type { Schema } from "@grow/contract";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestApi, type TestUser, testApi } from "../../testing/test-api.ts";
import { uploadForm } from "../../testing/upload-form.ts";
import { samplePhoto } from "../testing/sample-photos.ts";
import { CARD_FAMILY, loadCardFonts } from "./card-fonts.ts";
import { CARD_SIZE, drawCard } from "./draw-card.ts";

const names = {
  en: "Night Plum pheno hunt, round two",
  ru: "Ночная слива на окне, шесть семян",
  de: "Nachtpflaume über dem Schreibtisch",
  es: "Ciruela de noche, ¿otra vez? Sí, señor",
  th: "ปลูกพลัมราตรีในโคโค่ ดูแลด้วยใจ",
};

describe("the letters of a card", () => {
  const drawn = async (text: string, font: string) =>
    await sharp({ text: { text, font: `${font} 60`, dpi: 72 } })
      .raw()
      .toBuffer();

  // Drawn before the fonts are loaded: afterwards they are the fallback of a system that has no others.
  let fallbacks: Map<string, Buffer>;
  beforeAll(async () => {
    const rows = Object.values(names).map(async (name) => [name, await drawn(name, "No Such Face")] as const);
    fallbacks = new Map(await Promise.all(rows));
    await loadCardFonts();
  });

  it.each(Object.entries(names))("are the site's own in %s", async (_, name) => {
    const ours = await drawn(name, CARD_FAMILY);
    expect(ours.equals(fallbacks.get(name) as Buffer)).toBe(false);
  });
});

describe("a card", () => {
  const cover = () => samplePhoto(1600, 1200);
  const facts = async (bytes: Buffer) => {
    const { format, width, height } = await sharp(bytes).metadata();
    return { format, width, height };
  };

  it("is a JPEG of the size that all sites show", async () => {
    for (const name of [
      ...Object.values(names),
      "🌱🌱🌱",
      "W".repeat(120),
      "<b>&amp; ".repeat(15),
      "ปี่".repeat(40),
    ]) {
      expect(await facts(await drawCard(await cover(), name))).toEqual({ format: "jpeg", ...CARD_SIZE });
    }
    expect(await facts(await drawCard("#3f7d3a", "No photo yet"))).toEqual({ format: "jpeg", ...CARD_SIZE });
  });

  it("shows the name on a shade, whatever the photo", async () => {
    const white = await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: "#ffffff" },
    })
      .png()
      .toBuffer();
    const bytes = await drawCard(white, "Night Plum");
    const part = async (left: number, top: number, width: number, height: number) =>
      await sharp(await sharp(bytes).extract({ left, top, width, height }).toBuffer()).stats();
    expect((await part(900, 560, 200, 40)).channels[0]?.mean).toBeLessThan(90);
    const letters = await part(72, 480, 300, 80);
    expect(letters.channels[0]?.max).toBeGreaterThan(240);
  });
});

describe("the card of a diary", () => {
  let api: TestApi;
  let author: TestUser;
  let id: number;

  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(async () => {
    await api.parts.media.finisher.idle();
    await api.reset();
    author = await api.addUser();
    const { body } = await api.request<Schema<"Diary">>("POST", "/diaries", {
      as: author.id,
      body: { name: "Night Plum", type_room: 1, type_soil: 2, type_watering: 1 },
    });
    id = body.data.id;
  });

  const sendCover = async () => {
    const { payload, headers } = await uploadForm({ diary_id: id }, { bytes: await samplePhoto(900, 700) });
    await api.request("POST", "/uploads/diaries/covers", { as: author.id, headers, body: payload });
  };
  const diary = async () =>
    (await api.request<Schema<"Diary">>("GET", `/diaries/${id}`, { as: author.id })).body.data;
  const get = (url: string | null, headers: Record<string, string> = {}) =>
    api.server.inject({ url: url ?? "", headers });

  it("is drawn when it is asked for, kept, and may be kept for ever", async () => {
    expect((await diary()).cover_og).toBeNull();
    await sendCover();
    const { cover_og } = await diary();
    const answer = await get(cover_og);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect({ width, height }).toEqual(CARD_SIZE);
    const [, , key = ""] = cover_og?.split("/") ?? [];
    expect(await api.parts.media.store.list(key)).toEqual([`${id}.jpg`]);
    expect((await get(cover_og)).rawPayload.equals(answer.rawPayload)).toBe(true);
    const again = await get(cover_og, { "if-none-match": String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it("has another address with another name and with another cover, and none for anything else", async () => {
    await sendCover();
    const first = (await diary()).cover_og;
    await api.request("PATCH", `/diaries/${id}`, { as: author.id, body: { name: "Night Plum, round two" } });
    const renamed = (await diary()).cover_og;
    await sendCover();
    const covered = (await diary()).cover_og;
    expect(new Set([first, renamed, covered]).size).toBe(3);
    // The first cards were not requested before the change.
    expect((await get(first)).statusCode).toBe(404);
    expect((await get(renamed)).statusCode).toBe(404);
    expect((await get(covered)).statusCode).toBe(200);
    expect((await get(covered?.replace(/\d+\.jpg$/, `${id + 1}.jpg`) ?? "")).statusCode).toBe(404);
    expect((await get(covered?.replace(/\d+\.jpg$/, "0.jpg") ?? "")).statusCode).toBe(404);
  });

  it("is drawn once for many who ask at the same time", async () => {
    await sendCover();
    const { cover_og } = await diary();
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(cover_og)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(1);
  });

  it("is plain and not kept while the cover has no file", async () => {
    await sendCover();
    const { cover_og, item_cover } = await diary();
    await api.parts.media.finisher.idle();
    await api.parts.media.store.removeFolder(item_cover?.url.split("/")[2] ?? "");
    const answer = await get(cover_og);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
  });

  it("goes with its diary", async () => {
    await sendCover();
    const { cover_og } = await diary();
    await api.request("DELETE", `/diaries/${id}`, { as: author.id });
    expect((await get(cover_og)).statusCode).toBe(404);
  });

  it("is not served while its diary is private, though it was drawn before", async () => {
    await sendCover();
    const { cover_og } = await diary();
    const { etag } = (await get(cover_og)).headers;
    await api.request("PATCH", `/diaries/${id}`, { as: author.id, body: { visibility: "private" } });
    expect((await get(cover_og)).statusCode).toBe(404);
    expect((await get(cover_og, { "if-none-match": String(etag) })).statusCode).toBe(404);
    await api.request("PATCH", `/diaries/${id}`, { as: author.id, body: { visibility: "unlisted" } });
    expect((await get(cover_og)).statusCode).toBe(200);
  });
});
