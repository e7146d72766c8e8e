import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { storedPhotoWidths } from "@grow/domain";
import { type PictureSpec, parsePictureSpec } from "@grow/tooling-illustrator";
import { renderPicture } from "@grow/tooling-illustrator/raster";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { demoSettings, openDemoDatabase } from "../demo-database.ts";
import { generateDemo } from "../generate.ts";
import { LIBRARY, pictureName, posterName } from "./library.ts";
import { encodePicture } from "./picture-files.ts";
import { placePictures } from "./place-pictures.ts";

const committed = fileURLToPath(new URL("../../committed-pictures", import.meta.url));
const committedVideos = fileURLToPath(new URL("../../committed-videos", import.meta.url));
const key = (index: number) => `${index}`.padStart(32, "0");
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "grow-pictures-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const filesFor = (width: number) =>
  [...storedPhotoWidths(width).flatMap((w) => [`${w}.avif`, `${w}.webp`]), "original.jpeg"].sort();

const folders = () => ({ built: folder, films: committedVideos, media: join(folder, "media") });

const avatar: PictureSpec = { kind: "avatar", seed: 3 };

/** Builds one picture as the build does. */
async function build(spec: PictureSpec) {
  const name = pictureName(spec);
  const encoded = await encodePicture(join(folder, "pictures", name), "hash", await renderPicture(spec));
  return { [name]: encoded };
}

describe("encodePicture", () => {
  test("writes every width in both formats and returns the values of the photo row", async () => {
    const encoded = (await build(avatar))[pictureName(avatar)];
    const made = join(folder, "pictures", pictureName(avatar));
    expect((await readdir(made)).sort()).toEqual(filesFor(320));
    expect(encoded).toMatchObject({ width: 320, height: 320, hash: "hash" });
    expect([...(encoded?.files ?? [])].sort()).toEqual(filesFor(320));
    expect(encoded?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(encoded?.preview).toMatch(/^data:image\/webp;base64,/);
    expect(encoded?.preview.length).toBeLessThan(2000);
    expect(encoded?.bytes).toBe((await stat(join(made, "original.jpeg"))).size);
    const { width, height, format } = await sharp(join(made, "160.webp")).metadata();
    expect({ width, height, format }).toEqual({ width: 160, height: 160, format: "webp" });
  });
});

describe("placePictures", () => {
  test("gives photos of the same picture the same files", async () => {
    await writeFile(join(folder, "pictures.json"), JSON.stringify(await build(avatar)));
    const { media } = folders();
    const photos = [1, 2].map((id) => ({ id, key: key(id), plan: avatar }));
    const placed = await placePictures(folders(), photos);
    // Photos are placed side by side, and come in the order in which they are done.
    expect([...placed].sort((a, b) => a.id - b.id)).toMatchObject([
      { id: 1, key: key(1), width: 320, height: 320 },
      { id: 2, key: key(2), width: 320, height: 320 },
    ]);
    const numbers = photos.map(async (photo) => (await stat(join(media, photo.key, "320.avif"))).ino);
    expect(new Set(await Promise.all(numbers)).size).toBe(1);
    expect((await readdir(join(media, key(2)))).sort()).toEqual(filesFor(320));
  });

  test("puts a film and its poster among the media", async () => {
    const [film, poster] = generateDemo({ anchor: "2026-09-14" }).films;
    if (!film || !poster) throw new Error("no films");
    const name = posterName(film.plan.file);
    const pixels = await renderPicture(avatar);
    const encoded = await encodePicture(join(folder, "pictures", name), "hash", pixels);
    await writeFile(join(folder, "pictures.json"), JSON.stringify({ [name]: encoded }));
    const placed = await placePictures(folders(), [film, poster]);
    expect(placed.map(({ width }) => width)).toEqual([320, 320]);
    const bytes = await readFile(join(committedVideos, `${film.plan.file}.mp4`));
    expect(await readFile(join(folders().media, film.key, "320.mp4"))).toEqual(bytes);
    expect(placed.find(({ id }) => id === film.id)?.bytes).toBe(bytes.length);
    expect((await readdir(join(folders().media, poster.key))).sort()).toEqual(filesFor(320));
  });

  test("names a picture that was not built, and a plan that is no picture", async () => {
    await writeFile(join(folder, "pictures.json"), "{}");
    const place = (plan: unknown) => placePictures(folders(), [{ id: 5, key: key(5), plan }]);
    await expect(place(avatar)).rejects.toThrow(pictureName(avatar));
    await expect(place({ kind: "cat" })).rejects.toThrow("kind");
  });
});

describe("the library", () => {
  test("is committed as a whole, in at most 12 MB", async () => {
    const names = await readdir(committed);
    expect(names.sort()).toEqual(LIBRARY.map(({ name }) => `${name}.webp`).sort());
    const sizes = await Promise.all(
      names.map(async (name) => (await readFile(join(committed, name))).length),
    );
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(12 * 1024 * 1024);
  });

  test("has a picture for every photo of a plant in the demo data", () => {
    const names = new Set(LIBRARY.map(({ name }) => name));
    const missing = new Set<string>();
    let plants = 0;
    for (const { plan } of generateDemo({ anchor: "2026-09-14" }).tables.photo) {
      const kind = typeof plan === "object" && plan !== null && "kind" in plan ? plan.kind : null;
      if (kind !== "plant") continue;
      plants += 1;
      const name = pictureName(parsePictureSpec(plan));
      if (!names.has(name)) missing.add(name);
    }
    expect([...missing]).toEqual([]);
    expect(plants).toBeGreaterThan(1000);
  });

  const plant = { kind: "plant", seed: 8, hue: 90, setting: "tent" } as const;

  test("shows one plant through all weeks of a diary", () => {
    const names = [1, 3, 5].map((week) =>
      pictureName({ ...plant, phase: "vegetative", view: "whole", week }),
    );
    names.push(pictureName({ ...plant, phase: "flowering", view: "bud", week: 7 }));
    const [character] = names.map((name) => name.split("-").slice(0, 2).join("-"));
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.startsWith(`${character}-`))).toBe(true);
  });

  test("keeps the place and the colour of a plant", () => {
    expect(
      pictureName({ ...plant, setting: "window", hue: 285, phase: "flowering", view: "whole", week: 8 }),
    ).toBe("window-b-flowering-7");
    expect(pictureName({ ...plant, hue: 280, phase: "harvest", view: "jar", week: 2 })).toBe("jar-285");
  });

  test("shows the trouble that a photo is about", () => {
    const flawed = { ...plant, phase: "vegetative", view: "leaf", week: 5 } as const;
    expect(pictureName({ ...flawed, flaws: { tip_burn: 0.9, yellowing: 0.4 } })).toBe("leaf-tip_burn");
    expect(pictureName({ ...flawed, flaws: { tip_burn: 0.1 } })).toBe("leaf-100");
  });

  test("names equal pictures alike, whatever the order of their keys", () => {
    expect(pictureName({ seed: 3, kind: "avatar" })).toBe(pictureName(avatar));
    expect(pictureName({ kind: "avatar", seed: 4 })).not.toBe(pictureName(avatar));
  });
});

test("openDemoDatabase rejects with instructions when neither the api runs nor DATABASE_URL is set", async () => {
  await expect(openDemoDatabase(demoSettings({ DATA_DIR: folder }, "/nowhere"))).rejects.toThrow(
    "start the api first",
  );
});
