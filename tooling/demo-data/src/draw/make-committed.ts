// Redraws committed-pictures/: `pnpm pictures:committed`. Run it after the illustrator has improved.
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type PictureSpec, type ProductShape, productShapes } from "@grow/tooling-illustrator";
import { renderPicture } from "@grow/tooling-illustrator/raster";
import sharp from "sharp";
import { type CommittedSubject, committedSubjects } from "./committed-pictures.ts";

const plant = { kind: "plant", hue: 96 } as const;

/** One product of each shape. */
function productSpecs() {
  const specs = productShapes.map((shape, index) => {
    const spec: PictureSpec = { kind: "product", seed: 3 + index, shape, hue: (120 + index * 53) % 360 };
    return [`product-${shape}`, spec];
  });
  return Object.fromEntries(specs) as Record<`product-${ProductShape}`, PictureSpec>;
}

/** What each committed picture shows. */
const specs: Record<CommittedSubject, PictureSpec> = {
  germination: { ...plant, seed: 25, phase: "germination", week: 2, medium: "cube" },
  "vegetative-young": { ...plant, seed: 25, phase: "vegetative", week: 2, setting: "tent", view: "whole" },
  vegetative: { ...plant, seed: 110, phase: "vegetative", week: 5, setting: "greenhouse", view: "whole" },
  "flowering-tent": {
    ...plant,
    seed: 103,
    hue: 290,
    phase: "flowering",
    week: 8,
    setting: "tent",
    view: "whole",
  },
  "flowering-window": { ...plant, seed: 61, phase: "flowering", week: 7, setting: "window", view: "whole" },
  "flowering-outdoor": {
    ...plant,
    seed: 133,
    phase: "flowering",
    week: 7,
    setting: "outdoor",
    view: "whole",
  },
  "flowering-bud": { ...plant, seed: 301, phase: "flowering", week: 7, setting: "tent", view: "bud" },
  leaf: { ...plant, seed: 303, phase: "vegetative", week: 5, setting: "tent", view: "leaf" },
  drying: { ...plant, seed: 308, phase: "harvest", week: 1, setting: "tent", view: "drying" },
  jar: { ...plant, seed: 309, phase: "harvest", week: 2, setting: "tent", view: "jar" },
  logo: { kind: "logo", seed: 4, hue: 120, initials: "G" },
  avatar: { kind: "avatar", seed: 5 },
  ...productSpecs(),
};

const folder = new URL("../../committed-pictures/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const subject of committedSubjects) {
  const { data, width, height, channels } = await renderPicture(specs[subject]);
  const bytes = await sharp(data, { raw: { width, height, channels } })
    .resize(specs[subject].kind === "plant" ? 480 : 320)
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
  await writeFile(fileURLToPath(new URL(`${subject}.webp`, folder)), bytes);
  console.log(subject, bytes.length);
}
