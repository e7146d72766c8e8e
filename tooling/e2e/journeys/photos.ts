import { randomBytes } from "node:crypto";
import { expect, type Locator } from "@playwright/test";
import sharp from "sharp";

/** A file for a browser's file chooser. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Chooses files once the field is enabled: until the page works, a browser ignores a click on it, but Playwright sets its files. */
export async function chooseFiles(
  field: Locator,
  files: Parameters<Locator["setInputFiles"]>[0],
): Promise<void> {
  await expect(field).toBeEnabled();
  await field.setInputFiles(files);
}

/**
 * A phone photo: a JPEG with GPS data.
 *
 * @param name - of the file, such as "canopy.jpg"
 */
export async function aPhoto(name: string): Promise<ChosenFile> {
  // A scaled-up patchwork of greens: unique, and compresses like a real photo.
  const patches = { width: 12, height: 9, channels: 3 } as const;
  const colors = randomBytes(12 * 9 * 3).map((value, index) =>
    index % 3 === 1 ? 90 + value / 2 : value / 3,
  );
  const buffer = await sharp(colors, { raw: patches })
    .resize(1600, 1200)
    .withExif({
      IFD0: { Make: "Grow", Model: "Pocket camera" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "52/1 31/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "13/1 24/1 0/1",
      },
    })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}
