import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** Beside the built server, and where the generator writes them. */
const FOLDERS = ["./fonts/", "../../../generated/fonts/"];

/** One file for each script; the drawing library finds for each letter the one that has it. */
const FILES = [
  "brygada-1918-latin.ttf",
  "brygada-1918-latin-ext.ttf",
  "brygada-1918-cyrillic.ttf",
  "anuphan-thai.ttf",
];

/** The site's faces by name, as Pango writes it. */
export const CARD_FAMILY = "Brygada 1918, Anuphan";

let loading: Promise<void> | undefined;

/** Makes the site's own fonts known to the drawing library, once. */
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
    // A file becomes known with the first text that is drawn by it.
    await sharp({ text: { text: "a", font: CARD_FAMILY, fontfile: folder + file } })
      .raw()
      .toBuffer();
  }
}
