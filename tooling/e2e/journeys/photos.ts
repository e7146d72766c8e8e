import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** A file as a browser's file chooser hands it over. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * A photo as a phone takes it: a JPEG that says where it was taken.
 *
 * @param name - of the file, such as "canopy.jpg"
 */
export async function aPhoto(name: string): Promise<ChosenFile> {
  // A patchwork of greens scaled up: no two photos are alike, and it packs like a real one.
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
