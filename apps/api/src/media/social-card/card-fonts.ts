import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** Next to the built server, and where the generator writes them. */
const FOLDERS = ["./fonts/", "../../../generated/fonts/"];

/** One file per script; the drawing library selects the font for each character. */
const FILES = [
  "brygada-1918-latin.ttf",
  "brygada-1918-latin-ext.ttf",
  "brygada-1918-cyrillic.ttf",
  "anuphan-thai.ttf",
];

/** The site's fonts by name, in Pango's syntax. */
export const CARD_FAMILY = "Brygada 1918, Anuphan";

let loading: Promise<void> | undefined;

/** Registers the site's fonts with the drawing library, once. */
export function loadCardFonts(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  const folder = FOLDERS.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) =>
    existsSync(path),
  );
  if (folder === undefined) throw new Error("The fonts of cards have not been generated.");
  for (const file of FILES) {
    // A font file is registered by drawing a text with it.
    await sharp({ text: { text: "a", font: CARD_FAMILY, fontfile: folder + file } })
      .raw()
      .toBuffer();
  }
}
