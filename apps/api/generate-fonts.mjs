/**
 * Generates the fonts of share images: the site's two typefaces at one weight each, as files that the drawing library reads.
 * Sources: @fontsource-variable/{brygada-1918,anuphan} (SIL Open Font License 1.1; the licences are copied beside them).
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const out = new URL("./generated/fonts/", import.meta.url);

const FACES = [
  { pack: "brygada-1918", script: "latin", weight: 600 },
  { pack: "brygada-1918", script: "latin-ext", weight: 600 },
  { pack: "brygada-1918", script: "cyrillic", weight: 600 },
  { pack: "anuphan", script: "thai", weight: 600 },
];

/** All that any of the files may hold: Latin with its extensions, Cyrillic, Thai, punctuation and signs. */
const characters = Array.from({ length: 0x2200 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join("");

await mkdir(out, { recursive: true });
for (const { pack, script, weight } of FACES) {
  const folder = `@fontsource-variable/${pack}`;
  const source = await readFile(require.resolve(`${folder}/files/${pack}-${script}-wght-normal.woff2`));
  const font = await subsetFont(source, characters, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
  await writeFile(new URL(`${pack}-${script}.ttf`, out), font);
  await copyFile(require.resolve(`${folder}/LICENSE`), new URL(`${pack}-LICENSE.txt`, out));
}
