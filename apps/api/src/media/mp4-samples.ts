import type { FileHandle } from "node:fs/promises";
import { MediaError } from "./media-error.ts";
import { type Box, readBoxes } from "./mp4-boxes.ts";

/** A part of the file, in bytes. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Maximum bytes of a sample table; hours of video have a few megabytes. */
const MAX_TABLE = 32 * 1024 * 1024;

/**
 * Returns the byte ranges of a track's samples (ISO 14496-12, 8.7): chunks start at the offsets in `stco` or `co64`, `stsc` has the number
 * of samples per chunk, and `stsz` their sizes.
 *
 * @throws MediaError `wrong_format` when the tables are missing or inconsistent
 */
export async function sampleRanges(file: FileHandle, track: Box): Promise<Range[]> {
  let box = track;
  for (const type of ["mdia", "minf", "stbl"]) box = await child(file, box, [type]);
  const sizes = await readTable(file, await child(file, box, ["stsz"]));
  const groups = await readTable(file, await child(file, box, ["stsc"]));
  const offsetBox = await child(file, box, ["stco", "co64"]);
  const offsets = await readTable(file, offsetBox);
  const isWide = offsetBox.type === "co64";
  const chunks = offsets.readUInt32BE(4);
  const groupCount = groups.readUInt32BE(4);
  const common = sizes.readUInt32BE(4);
  const samples = sizes.readUInt32BE(8);
  const ranges: Range[] = [];
  let sample = 0;
  let group = 0;
  for (let chunk = 0; chunk < chunks && sample < samples; chunk += 1) {
    // Each group starts with the number of its first chunk, from one.
    while (group + 1 < groupCount && number(groups, 8 + 12 * (group + 1)) <= chunk + 1) group += 1;
    const inChunk = Math.min(number(groups, 8 + 12 * group + 4), samples - sample);
    const start = isWide ? Number(wide(offsets, 8 + 8 * chunk)) : number(offsets, 8 + 4 * chunk);
    let length = common * inChunk;
    for (let index = 0; common === 0 && index < inChunk; index += 1)
      length += number(sizes, 12 + 4 * (sample + index));
    sample += inChunk;
    ranges.push({ start, end: start + length });
  }
  return ranges;
}

/** The box of a track's sample entries (ISO 14496-12, 8.5.2). */
export async function sampleEntries(file: FileHandle, track: Box): Promise<Box> {
  let box = track;
  for (const type of ["mdia", "minf", "stbl", "stsd"]) box = await child(file, box, [type]);
  return box;
}

async function child(file: FileHandle, parent: Box, types: readonly string[]): Promise<Box> {
  const found = (await readBoxes(file, parent.content, parent.end)).find(({ type }) => types.includes(type));
  if (!found) throw new MediaError("wrong_format");
  return found;
}

async function readTable(file: FileHandle, box: Box): Promise<Buffer> {
  const length = box.end - box.content;
  if (length < 8 || length > MAX_TABLE) throw new MediaError("wrong_format");
  const { buffer } = await file.read(Buffer.alloc(length + 4), 0, length, box.content);
  return buffer;
}

function number(table: Buffer, at: number): number {
  if (at + 4 > table.length) throw new MediaError("wrong_format");
  return table.readUInt32BE(at);
}

function wide(table: Buffer, at: number): bigint {
  if (at + 8 > table.length) throw new MediaError("wrong_format");
  return table.readBigUInt64BE(at);
}
