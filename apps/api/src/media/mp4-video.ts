import { type FileHandle, open } from "node:fs/promises";
import { MediaError } from "./media-error.ts";
import { type Box, readBoxes } from "./mp4-boxes.ts";

/** What a film's own header says: width and height in pixels as shown. */
export interface VideoFacts {
  width: number;
  height: number;
  /** Seconds; null when the file does not tell. */
  duration: number | null;
}

/** Boxes that say where, when and with what a film was taken; they hold nothing a player needs. */
const TELLTALE = new Set(["udta", "meta", "uuid"]);

/**
 * Reads the size of an mp4 and blanks, in place, everything that tells of the place and the phone it was
 * taken with. The boxes keep their length (they become `free` boxes of zeros), so that no offset changes.
 *
 * @throws MediaError `wrong_format` when there is no film in it
 */
export async function cleanMp4(path: string): Promise<VideoFacts> {
  const file = await open(path, "r+");
  try {
    const top = await readBoxes(file, 0, (await file.stat()).size);
    const movie = top.find((box) => box.type === "moov");
    if (!movie || !top.some((box) => box.type === "mdat")) throw new MediaError("wrong_format");
    const inMovie = await readBoxes(file, movie.content, movie.end);
    let size: Size | null = null;
    let duration: number | null = null;
    for (const box of [...top, ...inMovie]) {
      if (TELLTALE.has(box.type)) await blank(file, box);
      if (box.type === "mvhd") duration = await readDuration(file, box);
    }
    for (const track of inMovie.filter((box) => box.type === "trak")) {
      for (const box of await readBoxes(file, track.content, track.end)) {
        if (TELLTALE.has(box.type)) await blank(file, box);
        if (box.type === "tkhd") size = (await readTrackSize(file, box)) ?? size;
      }
    }
    if (!size) throw new MediaError("wrong_format");
    return { ...size, duration };
  } finally {
    await file.close();
  }
}

/** Zeros are written a piece at a time: a box may be as long as the file. */
const PIECE = Buffer.alloc(64 * 1024);

async function blank(file: FileHandle, box: Box): Promise<void> {
  await file.write("free", box.start + 4, "latin1");
  for (let at = box.content; at < box.end; at += PIECE.length) {
    await file.write(PIECE, 0, Math.min(PIECE.length, box.end - at), at);
  }
}

type Size = Pick<VideoFacts, "width" | "height">;

/** Movie header (ISO 14496-12, 8.2.2): version, then two times, units a second and length, wider in version 1. */
async function readDuration(file: FileHandle, box: Box): Promise<number | null> {
  const head = Buffer.alloc(32);
  if (box.end - box.content < head.length) return null;
  await file.read(head, 0, head.length, box.content);
  const isWide = head[0] === 1;
  const perSecond = head.readUInt32BE(isWide ? 20 : 12);
  const length = isWide ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  // All ones mean that the length was not known when the header was written.
  const isUnknown = isWide ? length >= 2 ** 63 : length === 0xffffffff;
  return perSecond === 0 || length === 0 || isUnknown ? null : length / perSecond;
}

/** Track header (ISO 14496-12, 8.3.2): the size stands last, in 16.16 fixed point, before it the matrix. */
async function readTrackSize(file: FileHandle, box: Box): Promise<Size | null> {
  const tail = Buffer.alloc(44);
  if (box.end - box.content < tail.length) return null;
  await file.read(tail, 0, tail.length, box.end - tail.length);
  const width = Math.round(tail.readUInt32BE(36) / 65_536);
  const height = Math.round(tail.readUInt32BE(40) / 65_536);
  if (width === 0 || height === 0) return null;
  // A quarter turn has zeros on the diagonal of the matrix: phones film upright this way.
  const isSideways = tail.readInt32BE(0) === 0 && tail.readInt32BE(16) === 0;
  return isSideways ? { width: height, height: width } : { width, height };
}
