// Draws committed-pictures/: `pnpm pictures:committed [name …]`. Run it after the illustrator has improved.
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { renderPicture } from "@grow/tooling-illustrator/raster";
import sharp from "sharp";
import { LIBRARY } from "./library.ts";

/** Widths in pixels: of upright pictures, and of those that are wider than high. */
const WIDTH = { upright: 640, wide: 800 };

const folder = fileURLToPath(new URL("../../committed-pictures/", import.meta.url));
const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const names = new Set(LIBRARY.map(({ name }) => `${name}.webp`));
for (const file of await readdir(folder)) if (!names.has(file)) await rm(`${folder}/${file}`);
for (const { name, spec } of LIBRARY) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const width = spec.frame === "landscape" ? WIDTH.wide : WIDTH.upright;
  const { data, ...pixels } = await renderPicture(spec, width);
  const bytes = await sharp(data, { raw: pixels }).webp({ quality: 68, effort: 6 }).toBuffer();
  await writeFile(`${folder}/${name}.webp`, bytes);
  console.log(name, bytes.length);
}
