import sharp from "sharp";
import { OPEN_PHOTO } from "../photo-header.ts";
import { CARD_FAMILY, loadCardFonts } from "./card-fonts.ts";

/** Size supported by all sites, px. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 72;
/** Font sizes of the name, px: the first that fits the available lines is used. */
const NAME_SIZES = [76, 60, 46] as const;
const NAME_ROOM = 290;

/** The site's logo on a grid of 32: a seedling on the ticks of a ruler. */
const MARK = `<g stroke="#9fd07a" fill="none"><path d="M16 27V15" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M6 29.5h20" stroke-width="2"/><path d="M7 29v-3M10.6 29v-2M21.4 29v-2M25 29v-3" stroke-width="1.4"/></g>
  <path fill="#9fd07a" d="M15.4 16.5C8.5 17 4.5 13 3.5 6.5c7-.2 11.5 3.5 11.9 10zM16.8 14.2c.2-5.7 4-9.6 11.2-9.9-.4 6.7-4.4 10.5-11.2 9.9z"/>`;

/**
 * Draws the card of a diary: its cover, and its name on a shade over the lower part.
 *
 * @param cover the picture, or a colour `#rrggbb` as placeholder
 * @returns a JPEG of {@link CARD_SIZE}
 */
export async function drawCard(cover: Uint8Array | string, name: string): Promise<Buffer> {
  await loadCardFonts();
  const ground =
    typeof cover === "string"
      ? sharp({ create: { ...CARD_SIZE, channels: 3, background: cover } })
      : sharp(cover, OPEN_PHOTO).resize({ ...CARD_SIZE, fit: "cover", position: "attention" });
  const letters = await drawName(drawable(name));
  const top = letters ? CARD_SIZE.height - MARGIN - letters.info.height : CARD_SIZE.height - MARGIN;
  return await ground
    .flatten({ background: "#101410" })
    .toColourspace("srgb")
    .composite([
      { input: shade(top), left: 0, top: 0 },
      { input: await drawMark(), left: MARGIN, top: 56 },
      ...(letters ? [{ input: letters.data, left: MARGIN, top }] : []),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Removes emoji, which the site's fonts lack. */
function drawable(name: string): string {
  return name
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{C}|\u20e3|\ufe0f/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

async function drawName(name: string) {
  if (name === "") return null;
  for (const size of NAME_SIZES) {
    const letters = await drawText(name, size);
    if (letters.info.height <= NAME_ROOM || size === NAME_SIZES.at(-1)) return await fitted(letters);
  }
  return null;
}

/** Scales down text that is still too wide, without a space to break at, or too tall. */
async function fitted(letters: Awaited<ReturnType<typeof drawText>>) {
  const width = CARD_SIZE.width - 2 * MARGIN;
  if (letters.info.width <= width && letters.info.height <= NAME_ROOM) return letters;
  return await sharp(letters.data)
    .resize({ width, height: NAME_ROOM, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function drawText(text: string, size: number) {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return sharp({
    text: {
      text: `<span foreground="#ffffff">${escaped}</span>`,
      font: `${CARD_FAMILY} ${size}`,
      width: CARD_SIZE.width - 2 * MARGIN,
      // At this resolution a point equals a pixel.
      dpi: 72,
      spacing: Math.round(size / 8),
      wrap: "word-char",
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** The logo with the name of the site. */
async function drawMark(): Promise<Buffer> {
  const word = await drawText("Grow", 44);
  const mark = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="52" height="52" viewBox="0 0 32 32">${MARK}</svg>`,
  );
  return await sharp({
    create: {
      width: 66 + word.info.width,
      height: 56,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([
      { input: mark, left: 0, top: 0 },
      { input: word.data, left: 66, top: Math.max(0, Math.round((54 - word.info.height) / 2)) },
    ])
    .png()
    .toBuffer();
}

/** Darkens the photo behind the text. */
function shade(top: number): Buffer {
  const { width, height } = CARD_SIZE;
  const from = Math.max(0, (top - 120) / height).toFixed(3);
  const full = Math.max(0.05, (top - 10) / height).toFixed(3);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="below" x2="0" y2="1">
      <stop offset="${from}" stop-color="#0b100b" stop-opacity="0"/>
      <stop offset="${full}" stop-color="#0b100b" stop-opacity="0.72"/>
      <stop offset="1" stop-color="#0b100b" stop-opacity="0.85"/>
    </linearGradient>
    <linearGradient id="above" x2="0" y2="1">
      <stop offset="0" stop-color="#0b100b" stop-opacity="0.6"/>
      <stop offset="0.26" stop-color="#0b100b" stop-opacity="0"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#above)"/><rect width="100%" height="100%" fill="url(#below)"/>
  </svg>`);
}
