import type { PhaseName } from "@grow/domain";
import sharp, { type OverlayOptions } from "sharp";
import { OPEN_PHOTO } from "../photo-header.ts";
import { CARD_FAMILY, loadCardFonts } from "./card-fonts.ts";

/** Size supported by all sites, px. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const ROOM = CARD_SIZE.width - 2 * MARGIN;
/** Font sizes of the name, px: the first that fits the available lines is used. */
const NAME_SIZES = [60, 50, 42] as const;
const NAME_ROOM = 200;
const DETAIL = { size: 36, room: 56, gap: 22 } as const;
const STRIP = { height: 20, gap: 4, above: 30 } as const;

/** Weeks of a typical grow: shorter strips leave room for those to come, as on the site. */
const SCALE = 14;

/** The phases on a dark ground. */
const COLORS: Readonly<Record<PhaseName, string>> = {
  germination: "#dfa43a",
  vegetative: "#86bd55",
  flowering: "#cf7fc8",
  harvest: "#d98352",
};

/** The text and the strip on a card. */
export interface CardFace {
  readonly name: string;
  /** Strain, week and yield in one line; empty without any. */
  readonly detail: string;
  readonly strip: readonly PhaseName[];
  /** Index of the week that the card is about, which is framed. */
  readonly current: number;
  /** No more weeks are expected. */
  readonly isFinished: boolean;
}

/** The site's logo on a grid of 32: a seedling on the ticks of a ruler. */
const MARK = `<g stroke="#9fd07a" fill="none"><path d="M16 27V15" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M6 29.5h20" stroke-width="2"/><path d="M7 29v-3M10.6 29v-2M21.4 29v-2M25 29v-3" stroke-width="1.4"/></g>
  <path fill="#9fd07a" d="M15.4 16.5C8.5 17 4.5 13 3.5 6.5c7-.2 11.5 3.5 11.9 10zM16.8 14.2c.2-5.7 4-9.6 11.2-9.9-.4 6.7-4.4 10.5-11.2 9.9z"/>`;

/**
 * Draws a card: a photo, and on a shade over its lower part the name, one line about the plant and its weeks.
 *
 * @param photo the picture, or a colour `#rrggbb` as placeholder
 * @returns a JPEG of {@link CARD_SIZE}
 */
export async function drawCard(photo: Uint8Array | string, face: CardFace): Promise<Buffer> {
  await loadCardFonts();
  const ground =
    typeof photo === "string"
      ? sharp({ create: { ...CARD_SIZE, channels: 3, background: photo } })
      : sharp(photo, OPEN_PHOTO).resize({ ...CARD_SIZE, fit: "cover", position: "attention" });
  const layers: OverlayOptions[] = [];
  let bottom = CARD_SIZE.height - MARGIN;
  const place = (input: Buffer, height: number) => {
    bottom -= height;
    layers.push({ input, left: MARGIN, top: bottom });
  };
  if (face.strip.length > 0) {
    place(drawStrip(face), STRIP.height);
    bottom -= STRIP.above;
  }
  const detail = await drawLine(drawable(face.detail));
  if (detail) {
    place(detail.data, detail.info.height);
    bottom -= DETAIL.gap;
  }
  const name = await drawName(drawable(face.name));
  if (name) place(name.data, name.info.height);
  return await ground
    .flatten({ background: "#101410" })
    .toColourspace("srgb")
    .composite([
      { input: shade(bottom), left: 0, top: 0 },
      { input: await drawMark(), left: MARGIN, top: 56 },
      ...layers,
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
    if (letters.info.height <= NAME_ROOM || size === NAME_SIZES.at(-1))
      return await fitted(letters, NAME_ROOM);
  }
  return null;
}

async function drawLine(text: string) {
  return text === "" ? null : await fitted(await drawText(text, DETAIL.size), DETAIL.room);
}

/** Scales down text that is still too wide, without a space to break at, or too tall. */
async function fitted(letters: Awaited<ReturnType<typeof drawText>>, height: number) {
  if (letters.info.width <= ROOM && letters.info.height <= height) return letters;
  return await sharp(letters.data)
    .resize({ width: ROOM, height, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** The weeks in the colours of their phases, those to come outlined, the shown one framed. */
function drawStrip({ strip, current, isFinished }: CardFace): Buffer {
  const total = Math.max(SCALE, strip.length);
  const step = (ROOM + STRIP.gap) / total;
  const width = step - STRIP.gap;
  const x = (index: number) => (index * step).toFixed(1);
  const weeks = strip.map(
    (phase, index) =>
      `<rect x="${x(index)}" width="${width.toFixed(1)}" height="${STRIP.height}" rx="2" fill="${COLORS[phase]}"/>`,
  );
  const planned = Array.from({ length: isFinished ? 0 : total - strip.length }, (_, index) => {
    const left = (Number(x(strip.length + index)) + 1).toFixed(1);
    return `<rect x="${left}" y="1" width="${(width - 2).toFixed(1)}" height="${STRIP.height - 2}" rx="2" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="2"/>`;
  });
  const frame =
    current < 0
      ? ""
      : `<rect x="${(current * step + 1.5).toFixed(1)}" y="1.5" width="${(width - 3).toFixed(1)}" height="${STRIP.height - 3}" rx="1" fill="none" stroke="#fff" stroke-width="3"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ROOM}" height="${STRIP.height}">${weeks.join("")}${planned.join("")}${frame}</svg>`,
  );
}

function drawText(text: string, size: number) {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return sharp({
    text: {
      text: `<span foreground="#ffffff">${escaped}</span>`,
      font: `${CARD_FAMILY} ${size}`,
      width: ROOM,
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
