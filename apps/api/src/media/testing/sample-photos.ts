import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** A leaf-like picture of any size, with structure: a flat colour would encode instantly and prove nothing. */
export async function samplePhoto(width: number, height: number): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: Math.max(8, Math.round(width / 8)),
      height: Math.max(8, Math.round(height / 8)),
      channels: 3,
      background: "#3f7d3a",
      noise: { type: "gaussian", mean: 96, sigma: 26 },
    },
  })
    .png()
    .toBuffer();
  return await sharp(noise).resize(width, height, { fit: "fill" }).jpeg({ quality: 88 }).toBuffer();
}

/** The same as a phone sends it: rotated by its orientation tag, with location, camera and owner. */
export async function phonePhoto(width: number, height: number): Promise<Buffer> {
  return await sharp(await samplePhoto(width, height))
    .withExif({
      IFD0: { Make: "Telephone", Model: "Pocket 9", Copyright: "Somebody" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "52/1 31/1 12/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "13/1 24/1 18/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A valid PNG of a few hundred bytes whose header claims `width` × `height` pixels. */
export function pngPromising(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(4096))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** The checksum PNG uses (ISO 3309, polynomial 0xEDB88320). */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
