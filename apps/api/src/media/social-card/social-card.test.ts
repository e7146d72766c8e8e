import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Schema } from "@grow/contract";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestApi, type TestUser, testApi } from "../../testing/test-api.ts";
import { uploadForm } from "../../testing/upload-form.ts";
import { samplePhoto } from "../testing/sample-photos.ts";
import { CARD_FAMILY, loadCardFonts } from "./card-fonts.ts";
import { cardState } from "./card-words.ts";
import { CARD_SIZE, type CardFace, drawCard } from "./draw-card.ts";

const names = {
  en: "Night Plum pheno hunt, round two",
  ru: "Ночная слива на окне, шесть семян",
  de: "Nachtpflaume über dem Schreibtisch",
  es: "Ciruela de noche, ¿otra vez? Sí, señor",
  th: "ปลูกพลัมราตรีในโคโค่ ดูแลด้วยใจ",
};

describe("the fonts of a card", () => {
  const input = (text: string, font: string) => ({ text: { text, font: `${font} 60`, dpi: 72 } });

  /** Drawn in a process of its own: once a test has loaded the fonts, they are the fallback of a system that has no others. */
  const drawnWithoutFonts = async (texts: readonly string[]) => {
    const inputs = texts.map((text) => input(text, "No Such Face"));
    const program = `import sharp from "sharp";
      const drawn = ${JSON.stringify(inputs)}.map((input) => sharp(input).raw().toBuffer());
      process.stdout.write(JSON.stringify((await Promise.all(drawn)).map((bytes) => bytes.toString("base64"))));`;
    const options = { cwd: import.meta.dirname, maxBuffer: 10_000_000 };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", program],
      options,
    );
    return (JSON.parse(stdout) as string[]).map((drawn) => Buffer.from(drawn, "base64"));
  };

  const fallbacks = new Map<string, Buffer | undefined>();
  beforeAll(async () => {
    const texts = Object.values(names);
    const drawn = await drawnWithoutFonts(texts);
    for (const [index, text] of texts.entries()) fallbacks.set(text, drawn[index]);
    await loadCardFonts();
  });

  it.each(Object.entries(names))("are the site's own in %s", async (_, name) => {
    const ours = await sharp(input(name, CARD_FAMILY)).raw().toBuffer();
    const fallback = fallbacks.get(name) ?? Buffer.of();
    expect(fallback.length).toBeGreaterThan(1000);
    expect(ours.equals(fallback)).toBe(false);
  });
});

const face = (name: string, change: Partial<CardFace> = {}): CardFace => ({
  name,
  detail: "",
  strip: [],
  current: -1,
  isFinished: false,
  ...change,
});

describe("a card", () => {
  const facts = async (bytes: Buffer) => {
    const { format, width, height } = await sharp(bytes).metadata();
    return { format, width, height };
  };

  it("is a JPEG of the size that all sites show", async () => {
    const cover = await samplePhoto(1600, 1200);
    for (const name of [
      ...Object.values(names),
      "🌱🌱🌱",
      "W".repeat(120),
      "<b>&amp; ".repeat(15),
      "ปี่".repeat(40),
    ]) {
      expect(await facts(await drawCard(cover, face(name, { detail: `${name} · ${name}` })))).toEqual({
        format: "jpeg",
        ...CARD_SIZE,
      });
    }
    expect(await facts(await drawCard("#3f7d3a", face("No photo yet")))).toEqual({
      format: "jpeg",
      ...CARD_SIZE,
    });
  });

  it("shows the name on a shade over any photo", async () => {
    const white = await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: "#ffffff" },
    })
      .png()
      .toBuffer();
    const bytes = await drawCard(white, face("Night Plum"));
    const part = async (left: number, top: number, width: number, height: number) =>
      await sharp(await sharp(bytes).extract({ left, top, width, height }).toBuffer()).stats();
    expect((await part(900, 560, 200, 40)).channels[0]?.mean).toBeLessThan(90);
    const letters = await part(72, 480, 300, 80);
    expect(letters.channels[0]?.max).toBeGreaterThan(240);
  });
});

describe("the strip of a card", () => {
  const strip = ["germination", "vegetative", "vegetative", "flowering"] as const;
  /** The colour at a place of the strip, by weeks from the start. */
  const colorAt = async (change: Partial<CardFace>, week: number) => {
    const bytes = await drawCard("#000000", face("", { strip, current: 3, ...change }));
    const step = (CARD_SIZE.width - 144 + 4) / 14;
    const left = Math.round(72 + week * step + step / 2 - 6);
    const spot = { left, top: 630 - 72 - 13, width: 8, height: 6 };
    const { channels } = await sharp(await sharp(bytes).extract(spot).toBuffer()).stats();
    return channels.map(({ mean }) => mean);
  };

  it("shows each week in the colour of its phase, on the scale of a typical grow", async () => {
    const [red = 0, green = 0, blue = 0] = await colorAt({}, 0);
    expect(red).toBeGreaterThan(blue + 60);
    const [, green2 = 0, blue2 = 0] = await colorAt({}, 1);
    expect(green2).toBeGreaterThan(blue2 + 60);
    const [red3 = 0, green3 = 0] = await colorAt({}, 3);
    expect(red3).toBeGreaterThan(green3 + 40);
    expect(green).toBeGreaterThan(blue);
    const [planned = 255] = await colorAt({}, 9);
    expect(planned).toBeLessThan(60);
  });

  it("is drawn for more weeks than the scale has", async () => {
    const long = Array.from({ length: 40 }, () => "flowering" as const);
    const bytes = await drawCard("#000000", face("Long", { strip: long, current: 39, isFinished: true }));
    const { width, height } = await sharp(bytes).metadata();
    expect({ width, height }).toEqual(CARD_SIZE);
  });
});

describe("the words of a card", () => {
  const state = { faza: 1, number: "11", weight: 412.4, watt: 300 } as const;

  it.each([
    ["en", "Week 11, flowering", "Harvested, 412\u00a0g · 1.37\u00a0g/W"],
    ["de", "Woche 11, Blüte", "Geerntet, 412\u00a0g · 1,37\u00a0g/W"],
    ["es", "Semana 11, floración", "Cosechado, 412\u00a0g · 1,37\u00a0g/W"],
    ["ru", "Неделя 11, цветение", "Урожай: 412\u00a0г · 1,37\u00a0г/Вт"],
    ["th", "สัปดาห์ 11 ทำดอก", "เก็บเกี่ยวแล้ว 412\u00a0กรัม · 1.37\u00a0กรัม/วัตต์"],
  ] as const)("are in the language of the page: %s", (locale, week, harvest) => {
    expect(cardState(state, locale)).toBe(week);
    expect(cardState({ ...state, faza: 2 }, locale)).toBe(harvest);
  });

  it("name the harvest alone where nothing was weighed", () => {
    expect(cardState({ ...state, faza: 2, weight: null }, "en")).toBe("Harvest");
    expect(cardState({ ...state, faza: 2, watt: null }, "en")).toBe("Harvested, 412\u00a0g");
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
    // Small, because its variants are drawn after each upload too.
    const { payload, headers } = await uploadForm({ diary_id: id }, { bytes: await samplePhoto(300, 200) });
    await api.request("POST", "/uploads/diaries/covers", { as: author.id, headers, body: payload });
  };
  const diary = async () =>
    (await api.request<Schema<"Diary">>("GET", `/diaries/${id}`, { as: author.id })).body.data;
  const get = (url: string | null, headers: Record<string, string> = {}) =>
    api.server.inject({ url: url ?? "", headers });

  it("is drawn on the first request, stored, and immutable for caches", async () => {
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
    expect(await api.parts.media.store.list(key)).toEqual([`${id}-en.jpg`]);
    expect((await get(cover_og)).rawPayload.equals(answer.rawPayload)).toBe(true);
    const again = await get(cover_og, { "if-none-match": String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it("has another URL with another name or cover only", async () => {
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

  const beside = (url: string | null, which: string) => url?.replace(/\.jpg$/, `${which}.jpg`) ?? "";

  it("differs by language and week, and is 404 for weeks of other diaries", async () => {
    await sendCover();
    const { body } = await api.request<Schema<"Week">>("POST", `/diaries/${id}/weeks`, {
      as: author.id,
      body: { days: 1, faza: 0 },
    });
    const { cover_og } = await diary();
    const files = ["", "-de", "-ru", `-w${body.data.id}`, `-w${body.data.id}-th`];
    const answers = await Promise.all(files.map((file) => get(beside(cover_og, file))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
    const pictures = answers.map(({ rawPayload }) => rawPayload.toString("base64"));
    // The week is the newest, so both English cards show the same.
    expect(new Set(pictures).size).toBe(files.length - 1);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(files.length);
    for (const file of [`-w${body.data.id + 1}`, "-fr", "-w0"])
      expect((await get(beside(cover_og, file))).statusCode).toBe(404);
  });

  it("has another URL once a week is added", async () => {
    await sendCover();
    const first = (await diary()).cover_og;
    await api.request("POST", `/diaries/${id}/weeks`, { as: author.id, body: { days: 1, faza: 0 } });
    const second = (await diary()).cover_og;
    expect(second).not.toBe(first);
    expect((await get(second)).statusCode).toBe(200);
  });

  it("is drawn once for concurrent requests", async () => {
    await sendCover();
    const { cover_og } = await diary();
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(cover_og)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(1);
  });

  it("is plain and not stored while the cover has no file", async () => {
    await sendCover();
    const { cover_og, item_cover } = await diary();
    await api.parts.media.finisher.idle();
    await api.parts.media.store.removeFolder(item_cover?.url.split("/")[2] ?? "");
    const answer = await get(cover_og);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
  });

  it("is deleted with its diary", async () => {
    await sendCover();
    const { cover_og } = await diary();
    await api.request("DELETE", `/diaries/${id}`, { as: author.id });
    expect((await get(cover_og)).statusCode).toBe(404);
  });

  it("is 404 while its diary is private, even if it was drawn before", async () => {
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
