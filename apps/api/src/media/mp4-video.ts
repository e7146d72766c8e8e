import { type FileHandle, open } from "node:fs/promises";
import { MediaError } from "./media-error.ts";
import { blankAnnotations } from "./mp4-annotations.ts";
import { type Box, readBoxes } from "./mp4-boxes.ts";
import { type Range, sampleEntries, sampleRanges } from "./mp4-samples.ts";

/** Header data of a video: displayed width and height in pixels. */
export interface VideoFacts {
  width: number;
  height: number;
  /** Seconds; null when unknown. */
  duration: number | null;
}

/** Boxes that players need, by parent box; `""` is the file. All others are blanked. */
const ALLOWED: Readonly<Record<string, ReadonlySet<string>>> = {
  "": new Set(["ftyp", "styp", "moov", "mdat", "moof", "sidx", "mfra", "pdin"]),
  moov: new Set(["mvhd", "trak", "mvex"]),
  mvex: new Set(["mehd", "trex", "trep"]),
  trak: new Set(["tkhd", "edts", "mdia"]),
  edts: new Set(["elst"]),
  mdia: new Set(["mdhd", "hdlr", "minf"]),
  minf: new Set(["vmhd", "smhd", "dinf", "stbl"]),
  dinf: new Set(["dref"]),
  stbl: new Set([
    ...["stsd", "stts", "ctts", "cslg", "stsc", "stsz", "stz2", "stco", "co64", "stss", "stsh"],
    ...["sdtp", "sbgp", "sgpd", "subs", "padb"],
  ]),
  moof: new Set(["mfhd", "traf"]),
  traf: new Set(["tfhd", "tfdt", "trun", "sdtp", "sbgp", "sgpd", "subs"]),
  mfra: new Set(["tfra", "mfro"]),
  entry: new Set([
    ...["avcC", "hvcC", "av1C", "vpcC", "esds", "dOps", "dac3", "dec3", "dfLa"],
    ...["colr", "pasp", "btrt", "fiel", "clap", "mdcv", "clli", "chan", "chnl"],
  ]),
};

/** Boxes that start with the times of creation and modification. */
const DATED = new Set(["mvhd", "tkhd", "mdhd"]);

/** Tracks that a player shows. Others contain locations, time codes and camera data. */
const SHOWN = new Set(["vide", "soun"]);

/**
 * Reads the size of an mp4 and blanks, in place, every box, track and media byte that players do not need: many of them contain locations,
 * devices and times. Blanked boxes keep their length as `free` boxes, so that offsets stay valid.
 *
 * @throws MediaError `wrong_format` for a file without a video or with two headers, `unsupported_type` for a fragmented one with tracks
 *   that cannot be removed
 */
export async function cleanMp4(path: string): Promise<VideoFacts> {
  const file = await open(path, "r+");
  try {
    const { size: length } = await file.stat();
    const top = await readBoxes(file, 0, length);
    const [movie, second] = top.filter(({ type }) => type === "moov");
    if (!movie || second || !top.some(({ type }) => type === "mdat")) throw new MediaError("wrong_format");
    const isFragmented = top.some(({ type }) => type === "moof");
    const kept = await removeHiddenTracks(file, movie, isFragmented);
    for (const box of top) await cleanBox(file, box, "");
    // Bytes after the last box belong to no box.
    const end = top.at(-1)?.end ?? 0;
    await file.truncate(Math.min(length, end));
    // Fragments say in other tables where their samples are; with ffmpeg, no video is fragmented any more.
    if (!isFragmented) await cleanMedia(file, top, kept);
    return await readFacts(file, movie);
  } finally {
    await file.close();
  }
}

type Track = { readonly box: Box; readonly handler: string };

async function tracksOf(file: FileHandle, movie: Box): Promise<Track[]> {
  const tracks: Track[] = [];
  for (const box of await childrenOf(file, movie, "trak")) {
    const [media] = await childrenOf(file, box, "mdia");
    const [handler] = media ? await childrenOf(file, media, "hdlr") : [];
    tracks.push({ box, handler: handler ? await textAt(file, handler.content + 8, 4) : "" });
  }
  return tracks;
}

/** @returns the remaining tracks */
async function removeHiddenTracks(file: FileHandle, movie: Box, isFragmented: boolean): Promise<Box[]> {
  const kept: Box[] = [];
  for (const { box, handler } of await tracksOf(file, movie)) {
    if (SHOWN.has(handler)) kept.push(box);
    else if (isFragmented) throw new MediaError("unsupported_type");
    else await blank(file, box);
  }
  return kept;
}

async function cleanBox(file: FileHandle, box: Box, parent: string): Promise<void> {
  if (!ALLOWED[parent]?.has(box.type)) return await blank(file, box);
  if (DATED.has(box.type)) await blankTimes(file, box);
  // A handler's name often contains the camera's.
  if (box.type === "hdlr") await zero(file, box.content + 12, box.end);
  if (box.type === "stsd") return await cleanSampleEntries(file, box);
  if (ALLOWED[box.type] === undefined) return;
  for (const child of await readBoxes(file, box.content, box.end)) await cleanBox(file, child, box.type);
}

/** Bytes of a sample entry before its boxes (ISO 14496-12, 8.5.2 and 12.1): of a picture, and of sound. */
const VIDEO_ENTRY = 78;
const SOUND_ENTRY = 28;
const SOUND_ENTRIES = new Set(["mp4a", "Opus", "ac-3", "ec-3", "fLaC", "alac", ".mp3"]);

async function cleanSampleEntries(file: FileHandle, table: Box): Promise<void> {
  for (const entry of await readBoxes(file, table.content + 8, table.end)) {
    const isSound = SOUND_ENTRIES.has(entry.type);
    // The 32 bytes of the compressor name.
    if (!isSound) await zero(file, entry.content + 42, Math.min(entry.content + 74, entry.end));
    const from = entry.content + (isSound ? SOUND_ENTRY : VIDEO_ENTRY);
    for (const child of await readBoxes(file, from, entry.end)) await cleanBox(file, child, "entry");
  }
}

async function blankTimes(file: FileHandle, box: Box): Promise<void> {
  const [version] = await bytesAt(file, box.content, 1);
  await zero(file, box.content + 4, Math.min(box.end, box.content + (version === 1 ? 20 : 12)));
}

/** Blanks samples of removed tracks, media bytes that no track references, and what cameras write into pictures. */
async function cleanMedia(file: FileHandle, top: readonly Box[], tracks: readonly Box[]): Promise<void> {
  const used: Range[] = [];
  for (const track of tracks) {
    const samples = await sampleRanges(file, track);
    await blankAnnotations(file, await sampleEntries(file, track), samples);
    for (const range of samples) used.push(range);
  }
  used.sort((a, b) => a.start - b.start);
  for (const media of top.filter(({ type }) => type === "mdat")) {
    let at = media.content;
    for (const { start, end } of used) {
      if (end <= at) continue;
      if (start >= media.end) break;
      if (start > at) await zero(file, at, start);
      at = Math.min(end, media.end);
    }
    await zero(file, at, media.end);
  }
}

async function readFacts(file: FileHandle, movie: Box): Promise<VideoFacts> {
  let size: Size | null = null;
  for (const { box, handler } of await tracksOf(file, movie)) {
    const [head] = await childrenOf(file, box, "tkhd");
    if (head && handler === "vide") size = (await readTrackSize(file, head)) ?? size;
  }
  if (!size) throw new MediaError("wrong_format");
  const [head] = await childrenOf(file, movie, "mvhd");
  return { ...size, duration: head ? await readDuration(file, head) : null };
}

async function childrenOf(file: FileHandle, box: Box, type: string): Promise<Box[]> {
  return (await readBoxes(file, box.content, box.end)).filter((child) => child.type === type);
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer;
}

async function textAt(file: FileHandle, at: number, length: number): Promise<string> {
  return (await bytesAt(file, at, length)).toString("latin1");
}

/** Zeros are written in pieces, because a box may be as long as the file. */
const PIECE = Buffer.alloc(64 * 1024);

async function zero(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += PIECE.length) {
    await file.write(PIECE, 0, Math.min(PIECE.length, to - at), at);
  }
}

async function blank(file: FileHandle, box: Box): Promise<void> {
  await file.write("free", box.start + 4, "latin1");
  await zero(file, box.content, box.end);
}

type Size = Pick<VideoFacts, "width" | "height">;
/** Movie header (ISO 14496-12, 8.2.2): version, two times, time scale and duration, wider in version 1. */
async function readDuration(file: FileHandle, box: Box): Promise<number | null> {
  const head = Buffer.alloc(32);
  if (box.end - box.content < head.length) return null;
  await file.read(head, 0, head.length, box.content);
  const isWide = head[0] === 1;
  const perSecond = head.readUInt32BE(isWide ? 20 : 12);
  const length = isWide ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  // All ones mean that the duration was unknown when the header was written.
  const isUnknown = isWide ? length >= 2 ** 63 : length === 0xffffffff;
  return perSecond === 0 || length === 0 || isUnknown ? null : length / perSecond;
}

/** Track header (ISO 14496-12, 8.3.2): the size is last, in 16.16 fixed point, after the matrix. */
async function readTrackSize(file: FileHandle, box: Box): Promise<Size | null> {
  const tail = Buffer.alloc(44);
  if (box.end - box.content < tail.length) return null;
  await file.read(tail, 0, tail.length, box.end - tail.length);
  const width = Math.round(tail.readUInt32BE(36) / 65_536);
  const height = Math.round(tail.readUInt32BE(40) / 65_536);
  if (width === 0 || height === 0) return null;
  // A quarter turn has zeros on the matrix's diagonal: phones record upright videos this way.
  const isSideways = tail.readInt32BE(0) === 0 && tail.readInt32BE(16) === 0;
  return isSideways ? { width: height, height: width } : { width, height };
}
