import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDiskStore } from "./disk-store.ts";
import { type DrawingRoom, drawMissingVariants, takeInPhoto, turnPhoto } from "./draw-photo.ts";
import { checkPhotoHeader } from "./photo-header.ts";
import { phonePhoto, pngPromising, samplePhoto } from "./testing/sample-photos.ts";
import { createWorkQueue } from "./work-queue.ts";

const KEY = "0".repeat(32);
const OTHER_KEY = "1".repeat(32);

let folder: string;
let room: DrawingRoom;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "grow-photos-"));
  room = { store: createDiskStore(join(folder, "media")), queue: createWorkQueue(2) };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Pictures that sharp decodes during some work; reading a header is none. */
async function pipelinesOf(work: () => Promise<unknown>): Promise<number> {
  let pipelines = 0;
  const count = () => {
    pipelines += 1;
  };
  sharp.queue.on("change", count);
  try {
    await work();
  } finally {
    sharp.queue.off("change", count);
  }
  return pipelines;
}

const storedNames = async (key = KEY) => (await room.store.list(key)).sort();
const stored = (name: string, key = KEY) => readFile(join(folder, "media", key, name));

describe("a photo from a phone", () => {
  it("is turned upright, with its size, mean colour and a tiny preview", async () => {
    const facts = await takeInPhoto(room, KEY, await phonePhoto(800, 600));
    expect(facts).toMatchObject({ width: 600, height: 800, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    expect(facts.preview).toMatch(/^data:image\/webp;base64,/);
    expect(facts.preview.length).toBeLessThan(700);
    const preview = sharp(Buffer.from(facts.preview.split(",")[1] ?? "", "base64"));
    expect(await preview.metadata()).toMatchObject({ width: 20, height: 27 });
  });

  it("is stored without metadata of place and camera, including the original", async () => {
    const sent = await phonePhoto(800, 600);
    expect((await sharp(sent).metadata()).exif?.includes("Pocket 9")).toBe(true);
    await takeInPhoto(room, KEY, sent);
    await drawMissingVariants(room, KEY);
    for (const name of await storedNames()) {
      const bytes = await stored(name);
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ name, exif, xmp, iptc, orientation }).toEqual({
        name,
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        orientation: undefined,
      });
      for (const trace of ["Exif", "Pocket 9", "Telephone"]) expect(bytes.includes(trace)).toBe(false);
    }
  });

  it("has its first variants with the response, and all of them soon after", async () => {
    await takeInPhoto(room, KEY, await samplePhoto(1300, 1000));
    expect(await storedNames()).toEqual(["320.avif", "320.webp", "640.webp", "original.jpeg"]);
    expect(await drawMissingVariants(room, KEY)).toBe(true);
    const steps = [96, 160, 320, 480, 640, 960, 1280, 1300];
    const all = steps.flatMap((step) => [`${step}.avif`, `${step}.webp`]);
    expect(await storedNames()).toEqual([...all, "original.jpeg"].sort());
    for (const step of steps) {
      expect((await sharp(await stored(`${step}.webp`)).metadata()).width).toBe(step);
      const avif = await sharp(await stored(`${step}.avif`)).metadata();
      expect(avif).toMatchObject({ width: step, format: "heif", compression: "av1" });
    }
  });

  it("continues after an interruption without drawing anything twice", async () => {
    await takeInPhoto(room, KEY, await samplePhoto(700, 700));
    await writeFile(join(folder, "media", KEY, "480.avif"), "drawn before the interruption");
    await drawMissingVariants(room, KEY);
    expect((await stored("480.avif")).toString()).toBe("drawn before the interruption");
    expect(await storedNames()).toContain("640.avif");
  });

  it("is rotated clockwise under a new key", async () => {
    const half = await sharp({ create: { width: 200, height: 400, channels: 3, background: "#ff0000" } })
      .composite([
        {
          input: { create: { width: 200, height: 200, channels: 3, background: "#0000ff" } },
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    await takeInPhoto(room, KEY, half);
    const facts = await turnPhoto(room, KEY, OTHER_KEY, 90);
    expect(facts).toMatchObject({ width: 400, height: 200 });
    // Blue was at the top; after a clockwise quarter turn it is on the right.
    const { data, info } = await sharp(await stored("320.webp", OTHER_KEY))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 3)];
    expect(at(10)[0]).toBeGreaterThan(200);
    expect(at(info.width - 10)[2]).toBeGreaterThan(200);
  });

  it("keeps transparency", async () => {
    const logo = await sharp({
      create: { width: 300, height: 300, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    await takeInPhoto(room, KEY, logo);
    expect(await storedNames()).toContain("original.webp");
    expect((await sharp(await stored("300.webp")).metadata()).hasAlpha).toBe(true);
  });

  it("narrower than the smallest variant is stored in its own width", async () => {
    await takeInPhoto(room, KEY, await samplePhoto(90, 120));
    await drawMissingVariants(room, KEY);
    expect(await storedNames()).toEqual(["90.avif", "90.webp", "original.jpeg"]);
  });
});

describe("a broken picture", () => {
  it("cut off in the middle is rejected and leaves nothing behind", async () => {
    const photo = await samplePhoto(1200, 900);
    await expect(takeInPhoto(room, KEY, photo.subarray(0, photo.length / 2))).rejects.toMatchObject({
      code: "wrong_format",
    });
    expect(await storedNames()).toEqual([]);
    expect(await readdir(join(folder, "media", ".writing")).catch(() => [])).toEqual([]);
  });

  it("of 900 megapixels is rejected by its header, without decoding", async () => {
    const path = join(folder, "bomb.png");
    await writeFile(path, pngPromising(30_000, 30_000));
    const drawn = await pipelinesOf(() =>
      expect(checkPhotoHeader(path)).rejects.toMatchObject({ code: "pixel_limit" }),
    );
    expect(drawn).toBe(0);
    // Decoding a picture of a size that is allowed counts, and fails: its pixels are missing.
    await writeFile(path, pngPromising(3000, 3000));
    expect(await checkPhotoHeader(path)).toBe(9_000_000);
    expect(await pipelinesOf(() => expect(takeInPhoto(room, KEY, path)).rejects.toThrow())).toBeGreaterThan(
      0,
    );
  });

  it("with an invalid header is rejected", async () => {
    const path = join(folder, "odd.png");
    await writeFile(path, pngPromising(10, 10).subarray(0, 20));
    await expect(checkPhotoHeader(path)).rejects.toMatchObject({ code: "wrong_format" });
  });
});

it("is not drawn when its original is gone", async () => {
  expect(await drawMissingVariants(room, KEY)).toBe(false);
});
