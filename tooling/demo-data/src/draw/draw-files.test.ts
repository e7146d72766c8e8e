import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { storedPhotoWidths } from "@grow/domain";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { demoSettings, openDemoDatabase } from "../demo-database.ts";
import { committedSubject, committedSubjects, useCommittedPictures } from "./committed-pictures.ts";
import { type DrawnPhoto, drawPhotoFiles } from "./draw-photo-files.ts";

const committed = fileURLToPath(new URL("../../committed-pictures", import.meta.url));
const key = "0123456789abcdef0123456789abcdef";
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "grow-pictures-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const filesFor = (width: number) =>
  [...storedPhotoWidths(width).flatMap((w) => [`${w}.avif`, `${w}.webp`]), "original.jpeg"].sort();

describe("drawPhotoFiles", () => {
  test("writes every width in both formats and returns the values of the photo row", async () => {
    const drawn = await drawPhotoFiles(folder, { id: 5, key, plan: { kind: "avatar", seed: 3 } });
    expect((await readdir(join(folder, key))).sort()).toEqual(filesFor(320));
    expect(drawn).toMatchObject({ id: 5, key, width: 320, height: 320 });
    expect(drawn.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(drawn.preview).toMatch(/^data:image\/webp;base64,/);
    expect(drawn.preview.length).toBeLessThan(2000);
    expect(drawn.bytes).toBe((await stat(join(folder, key, "original.jpeg"))).size);
    const { width, height, format } = await sharp(join(folder, key, "160.webp")).metadata();
    expect({ width, height, format }).toEqual({ width: 160, height: 160, format: "webp" });
    expect(await readdir(join(folder, ".writing"))).toEqual([]);
  });

  test("rejects a plan that is not a picture spec", async () => {
    await expect(drawPhotoFiles(folder, { id: 5, key, plan: { kind: "cat" } })).rejects.toThrow("kind");
  });
});

describe("committed pictures", () => {
  test("are twelve files of at most 40 KB each and 400 KB together", async () => {
    const names = await readdir(committed);
    expect(names.sort()).toEqual(committedSubjects.map((subject) => `${subject}.webp`).sort());
    const sizes = await Promise.all(
      names.map(async (name) => (await readFile(join(committed, name))).length),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40 * 1024);
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(400 * 1024);
  });

  test("fill many planned photos at once, in every width up to their own", async () => {
    const done: DrawnPhoto[] = [];
    const plans = [
      { kind: "avatar", seed: 1 },
      { kind: "avatar", seed: 2 },
      { kind: "plant", seed: 1, hue: 90, phase: "germination", week: 1, medium: "cube" },
    ];
    const photos = plans.map((plan, id) => ({ id, plan, key: key.replace("0", String(id)) }));
    await useCommittedPictures(committed, folder, photos, async (drawn) => {
      done.push(drawn);
    });
    expect(done.map((drawn) => drawn.width)).toEqual([320, 320, 480]);
    for (const drawn of done)
      expect((await readdir(join(folder, drawn.key))).sort()).toEqual(filesFor(drawn.width));
  });

  test("are chosen by the subject of the photo", () => {
    const plant = { kind: "plant", seed: 1, hue: 90, week: 6 } as const;
    expect(committedSubject({ ...plant, phase: "harvest", setting: "tent", view: "jar" })).toBe("jar");
    expect(committedSubject({ ...plant, phase: "vegetative", setting: "tent", view: "leaf" })).toBe("leaf");
    expect(committedSubject({ ...plant, phase: "flowering", setting: "window", view: "whole" })).toBe(
      "flowering-window",
    );
    expect(committedSubject({ kind: "logo", seed: 1, hue: 1, initials: "A" })).toBe("logo");
  });
});

test("openDemoDatabase rejects with instructions when neither the api runs nor DATABASE_URL is set", async () => {
  await expect(openDemoDatabase(demoSettings({ DATA_DIR: folder }, "/nowhere"))).rejects.toThrow(
    "start the api first",
  );
});
