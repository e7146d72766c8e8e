// Redraws the icons of the community app: `pnpm --filter @grow/tooling-illustrator icons`.
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const target = new URL("../../../apps/community/public/", import.meta.url);

/** The sprout of the logo on its 32 px grid. `currentColor` is the accent of the theme. */
const sprout =
  '<path d="M16 27V15" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>' +
  '<path d="M15.4 16.5C8.5 17 4.5 13 3.5 6.5c7-.2 11.5 3.5 11.9 10z" fill="currentColor"/>' +
  '<path d="M16.8 14.2c.2-5.7 4-9.6 11.2-9.9-.4 6.7-4.4 10.5-11.2 9.9z" fill="currentColor"/>' +
  '<path d="M6 29.5h20" stroke="currentColor" stroke-width="2"/>' +
  '<path d="M7 29v-3M10.6 29v-2M21.4 29v-2M25 29v-3" stroke="currentColor" stroke-width="1.4"/>';

/** Accent of the light and of the dark theme, and the page ground of the light one. */
const leaf = "#2c6a34";
const leafOnDark = "#9fd07a";
const paper = "#f3f1ea";

const svg = (body: string, viewBox = "0 0 32 32") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none">${body}</svg>`;

const favicon = svg(
  `<style>g{color:${leaf}}@media(prefers-color-scheme:dark){g{color:${leafOnDark}}}</style><g>${sprout}</g>`,
);
const coloured = (colour: string) => sprout.replaceAll("currentColor", colour);
/** Square with the sprout in the inner `part`: launchers cut up to a fifth off each side of a maskable icon. */
function tile(part: number, round: number, ground: string, ink: string): string {
  const side = 32 / part;
  const edge = (32 - side) / 2;
  const box = `<rect x="${edge}" y="${edge}" width="${side}" height="${side}" rx="${side * round}" fill="${ground}"/>`;
  return svg(box + coloured(ink), `${edge} ${edge} ${side} ${side}`);
}

const write = (name: string, content: string | Buffer) =>
  writeFile(fileURLToPath(new URL(name, target)), content);
const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: (72 * size) / 16 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer();

await write("favicon.svg", `${favicon}\n`);
await write("icon-32.png", await png(svg(coloured(leaf)), 32));
await write("apple-touch-icon.png", await png(tile(0.68, 0, paper, leaf), 180));
await write("icon-192.png", await png(tile(0.7, 0.2, paper, leaf), 192));
await write("icon-512.png", await png(tile(0.7, 0.2, paper, leaf), 512));
await write("icon-maskable-512.png", await png(tile(0.52, 0, leaf, "#fbfaf6"), 512));
