import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDiskStore } from "./disk-store.ts";
import type { MediaStore } from "./media-store.ts";
import { serveMedia, type UndrawnPhoto } from "./serve-media.ts";

const KEY = "a0".repeat(16);
const IMMUTABLE = "public, max-age=31536000, immutable";

let folder: string;
let store: MediaStore;
let server: FastifyInstance;
let undrawn: UndrawnPhoto | null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "grow-serve-"));
  store = createDiskStore(folder);
  undrawn = null;
  server = fastify();
  serveMedia(server, {
    store,
    audienceOf: async () => "all",
    findUndrawn: async () => undrawn,
    findCard: async ({ diaryId }) => (diaryId === 7 ? { bytes: Buffer.from("a card"), isFinal: true } : null),
  });
  await store.put(`${KEY}/320.webp`, Buffer.from("a small picture"));
  await store.put(`${KEY}/640.mp4`, Buffer.from("0123456789"));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (name: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  server.inject({ method, url: `/media/${KEY}/${name}`, headers });

describe("a stored picture", () => {
  it("is immutable for caches", async () => {
    const answer = await get("320.webp");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe("a small picture");
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": "15",
      "cache-control": IMMUTABLE,
      "x-content-type-options": "nosniff",
    });
  });

  it("is 304 for a browser that has it", async () => {
    const { etag } = (await get("320.webp")).headers;
    const again = await get("320.webp", { "if-none-match": String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  });

  it("responds to HEAD with its length and no body", async () => {
    const answer = await get("320.webp", {}, "HEAD");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-length"]).toBe("15");
    expect(answer.body).toBe("");
  });
});

describe("a stored video", () => {
  it("can be read from the middle", async () => {
    const answer = await get("640.mp4", { range: "bytes=4-6" });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe("456");
    expect(answer.headers).toMatchObject({ "content-range": "bytes 4-6/10", "content-length": "3" });
  });

  it("announces ranges, and returns 416 beyond its end", async () => {
    expect((await get("640.mp4")).headers).toMatchObject({
      "accept-ranges": "bytes",
      "content-type": "video/mp4",
    });
    const answer = await get("640.mp4", { range: "bytes=10-" });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers["content-range"]).toBe("bytes */10");
  });
});

describe("a photo still to be drawn", () => {
  it("shows its colour in its proportions, and is not cached", async () => {
    undrawn = { width: 2000, height: 4000, color: "#336633" };
    for (const [name, format] of [
      ["640.avif", "heif"],
      ["640.webp", "webp"],
    ] as const) {
      await store.removeFolder(KEY);
      const answer = await get(name);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["cache-control"]).toBe("no-store");
      const picture = sharp(answer.rawPayload);
      expect(await picture.metadata()).toMatchObject({ format, width: 16, height: 32 });
      const [red = 0, green = 0, blue = 0] = await picture.raw().toBuffer();
      for (const [is, should] of [
        [red, 0x33],
        [green, 0x66],
        [blue, 0x33],
      ] as const) {
        expect(Math.abs(is - should)).toBeLessThan(4);
      }
    }
  });

  it("shows the nearest width it has", async () => {
    undrawn = { width: 2000, height: 4000, color: "#336633" };
    const answer = await get("1600.webp");
    expect(answer.body).toBe("a small picture");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers.etag).toBeUndefined();
  });
});

describe("opened as a document, nothing runs in", () => {
  it.each<[string, number, Record<string, string>]>([
    ["320.webp", 200, {}],
    ["320.webp", 304, { "if-none-match": `"${KEY}-320-webp"` }],
    ["640.avif", 200, {}],
    ["640.mp4", 200, {}],
    ["640.mp4", 206, { range: "bytes=4-6" }],
    ["640.mp4", 416, { range: "bytes=10-" }],
    ["7.jpg", 200, {}],
    ["8.jpg", 404, {}],
    ["640.webm", 404, {}],
    ["page.html", 404, {}],
  ])("%s with status %i", async (name, status, headers) => {
    undrawn = { width: 2000, height: 4000, color: "#336633" };
    for (const method of ["GET", "HEAD"] as const) {
      const answer = await get(name, headers, method);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
      });
    }
  });
});

it.each(["641.webp", "320.png", "original.jpeg", "..%2f..%2fsecrets.json", "320.webp.bak"])(
  "%s is not found",
  async (name) => {
    const answer = await get(name);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ data: null, details: [{ code: "not_found" }] });
  },
);

it("a key that is none is not found", async () => {
  expect((await server.inject("/media/..%2f/320.webp")).statusCode).toBe(404);
  expect((await server.inject(`/media/${"b".repeat(32)}/320.webp`)).statusCode).toBe(404);
});
