// Draws sample pictures side by side for review: `pnpm --filter @grow/tooling-illustrator sheet sheet.png`.
import sharp from "sharp";
import { type PictureSpec, productShapes, settings } from "./picture-spec.ts";
import { renderPicture } from "./raster.ts";

const COLUMNS = 10;
const TILE = { width: 160, height: 200 };

const life = (seed: number, hue: number, setting: (typeof settings)[number]): PictureSpec[] => [
  ...[0.6, 2].map(
    (week): PictureSpec => ({ kind: "plant", seed, hue, week, phase: "germination", medium: "cube" }),
  ),
  ...[1, 3, 5].map(
    (week): PictureSpec => ({ kind: "plant", seed, hue, week, phase: "vegetative", setting, view: "whole" }),
  ),
  ...[2, 5, 8].map(
    (week): PictureSpec => ({ kind: "plant", seed, hue, week, phase: "flowering", setting, view: "whole" }),
  ),
  { kind: "plant", seed, hue, week: 1, phase: "harvest", setting, view: "drying" },
  { kind: "plant", seed, hue, week: 2, phase: "harvest", setting, view: "jar" },
];

const specs: PictureSpec[] = [
  ...settings.flatMap((setting, i) => life(21 + i, [95, 290, 110, 80, 330][i] ?? 100, setting)),
  ...productShapes.map(
    (shape, i): PictureSpec => ({ kind: "product", seed: i + 1, shape, hue: (i * 47) % 360 }),
  ),
  ...Array.from({ length: 8 }, (_, i): PictureSpec => ({ kind: "avatar", seed: i + 1 })),
  ...Array.from(
    { length: 8 },
    (_, i): PictureSpec => ({ kind: "logo", seed: i + 1, hue: i * 45, initials: "GR" }),
  ),
];

const tiles: { input: Buffer; left: number; top: number }[] = [];
for (const [i, spec] of specs.entries()) {
  const { data, width, height, channels } = await renderPicture(spec);
  tiles.push({
    input: await sharp(data, { raw: { width, height, channels } })
      .resize(TILE.width, TILE.height, { fit: "contain", background: "#ffffff" })
      .png()
      .toBuffer(),
    left: (i % COLUMNS) * TILE.width,
    top: Math.floor(i / COLUMNS) * TILE.height,
  });
}
await sharp({
  create: {
    width: COLUMNS * TILE.width,
    height: Math.ceil(specs.length / COLUMNS) * TILE.height,
    channels: 3,
    background: "#ffffff",
  },
})
  .composite(tiles)
  .png()
  .toFile(process.argv[2] ?? "contact-sheet.png");
