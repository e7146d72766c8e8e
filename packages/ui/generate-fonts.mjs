/**
 * Subsets the three typefaces to the characters of the five languages and writes generated/fonts/. Sources:
 * @fontsource-variable/{brygada-1918,onest,anuphan} (SIL Open Font License 1.1; the licences are copied next to the fonts). A
 * browser loads a file only when the page uses a character of its range.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const out = new URL("./generated/fonts/", import.meta.url);

/** Latin-1, œ, ʼ, punctuation, € and ™, arrows, minus, ≈ ≤ ≥. */
const latin = [
  [0x0000, 0x00ff],
  [0x0131, 0x0131],
  [0x0152, 0x0153],
  [0x02bc, 0x02bc],
  [0x2009, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
];
/** Russian with the Ukrainian and Belarusian letters, and №. */
const cyrillic = [
  [0x0401, 0x0401],
  [0x0404, 0x0404],
  [0x0406, 0x0407],
  [0x040e, 0x040e],
  [0x0410, 0x044f],
  [0x0451, 0x0451],
  [0x0454, 0x0454],
  [0x0456, 0x0457],
  [0x045e, 0x045e],
  [0x0490, 0x0491],
  [0x2116, 0x2116],
];
const thai = [[0x0e00, 0x0e7f]];

/** Titles and large figures use one weight, text 400 to 600; other weights would be sent for nothing. */
const faces = [
  { family: "Brygada 1918", pack: "brygada-1918", script: "latin", ranges: latin, weights: [500, 500] },
  { family: "Brygada 1918", pack: "brygada-1918", script: "cyrillic", ranges: cyrillic, weights: [500, 500] },
  { family: "Onest", pack: "onest", script: "latin", ranges: latin, weights: [400, 600] },
  { family: "Onest", pack: "onest", script: "cyrillic", ranges: cyrillic, weights: [400, 600] },
  { family: "Anuphan", pack: "anuphan", script: "thai", ranges: thai, weights: [400, 600] },
];

/** Local fonts scaled to the metrics of the web fonts, so that nothing shifts when those arrive. */
const fallbacks = `@font-face { font-family: "Display fallback"; src: local("Georgia"), local("Noto Serif"), local("DejaVu Serif"); size-adjust: 96%; ascent-override: 94%; descent-override: 26%; }
@font-face { font-family: "Text fallback"; src: local("Arial"), local("Roboto"), local("Noto Sans"), local("DejaVu Sans"); size-adjust: 102%; ascent-override: 95%; descent-override: 29%; }
`;

const hex = (code) => code.toString(16).toUpperCase().padStart(4, "0");
const unicodeRange = (ranges) =>
  ranges.map(([from, to]) => `U+${hex(from)}${to === from ? "" : `-${hex(to)}`}`).join(", ");
const characters = (ranges) =>
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join("");

await mkdir(out, { recursive: true });
let css = "";
for (const { family, pack, script, ranges, weights } of faces) {
  const file = `${pack}-${script}.woff2`;
  const source = require.resolve(`@fontsource-variable/${pack}/files/${pack}-${script}-wght-normal.woff2`);
  const [min, max] = weights;
  const font = await subsetFont(await readFile(source), characters(ranges), {
    targetFormat: "woff2",
    variationAxes: { wght: min === max ? min : { min, max, default: min } },
  });
  await writeFile(new URL(file, out), font);
  await copyFile(
    require.resolve(`@fontsource-variable/${pack}/LICENSE`),
    new URL(`${pack}-LICENSE.txt`, out),
  );
  css += `@font-face { font-family: "${family}"; src: url("./${file}") format("woff2"); font-weight: ${min === max ? min : `${min} ${max}`}; font-display: swap; unicode-range: ${unicodeRange(ranges)}; }\n`;
}
await writeFile(new URL("fonts.css", out), css + fallbacks);
