import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { barePhoto } from "./bare-photo.ts";

const place = { IFD0: { Make: "Telephone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 12/1" } };

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: "#3f7d3a" } });

let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await picture().withExif(place).jpeg({ progressive: true }).toBuffer();
});

describe("a JPEG without metadata", () => {
  it("has neither camera nor location, and the same pixels", async () => {
    const bare = barePhoto(jpeg, "image/jpeg");
    expect(bare?.isUpright).toBe(true);
    const bytes = Buffer.from(bare?.bytes ?? []);
    expect([bytes.includes("Exif"), bytes.includes("Telephone")]).toEqual([false, false]);
    expect((await sharp(bytes).raw().toBuffer()).equals(await sharp(jpeg).raw().toBuffer())).toBe(true);
  });

  it("keeps its colour profile", async () => {
    const wide = await picture().withIccProfile("p3").withExif(place).jpeg().toBuffer();
    const bare = barePhoto(wide, "image/jpeg");
    expect((await sharp(Buffer.from(bare?.bytes ?? [])).metadata()).icc).toBeDefined();
  });

  it("loses a motion photo's video", () => {
    const behind = Buffer.concat([jpeg, Buffer.from("ftypmp42 +52.52+013.40/")]);
    expect(Buffer.from(barePhoto(behind, "image/jpeg")?.bytes ?? []).includes("+52.52")).toBe(false);
  });

  it("keeps only its orientation", async () => {
    const sideways = await picture().withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const bare = barePhoto(sideways, "image/jpeg");
    expect(bare?.isUpright).toBe(false);
    const bytes = Buffer.from(bare?.bytes ?? []);
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    expect(bytes.includes("Telephone")).toBe(false);
  });
});

it.each(["png", "webp"] as const)(
  "a %s without metadata has no location, and is redrawn for its rotation",
  async (kind) => {
    const file = await picture().withExif(place)[kind]({ lossless: true }).toBuffer();
    const bare = barePhoto(file, `image/${kind}`);
    expect(bare?.isUpright).toBe(false);
    const bytes = Buffer.from(bare?.bytes ?? []);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect((await sharp(bytes).raw().toBuffer()).equals(await sharp(file).raw().toBuffer())).toBe(true);
  },
);

describe("a file whose metadata cannot be removed", () => {
  it("is truncated anywhere", async () => {
    const kinds = ["png", "webp"] as const;
    const files = await Promise.all(kinds.map((kind) => picture()[kind]().toBuffer()));
    for (const [file, type] of [
      [jpeg, "image/jpeg"],
      ...files.map((file, index) => [file, `image/${kinds[index]}`] as const),
    ] as const) {
      for (let length = 0; length < file.length - 1; length += 7) {
        expect(barePhoto(file.subarray(0, length), type), `${type} of ${length} bytes`).toBeNull();
      }
    }
  });

  it("has another type than its name", () => {
    for (const type of ["image/png", "image/webp", "image/gif", "text/plain"]) {
      expect(barePhoto(jpeg, type)).toBeNull();
    }
  });
});
