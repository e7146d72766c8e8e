import type { FileHandle } from "node:fs/promises";
import { MediaError } from "./media-error.ts";
import { type Box, readBoxes } from "./mp4-boxes.ts";
import type { Range } from "./mp4-samples.ts";

// Cameras write places, dates and their own name into the picture data as well: as supplemental enhancement information (SEI) of H.264
// and H.265, in messages that players do not need.

/** How a codec writes its units. */
interface Codec {
  /** Bytes of the header of a unit. */
  readonly header: number;
  /** Box of the decoder configuration. */
  readonly config: string;
  /** Place in that box of the byte whose last two bits are one less than the length of a unit's length. */
  readonly lengthAt: number;
  isInformation(firstByte: number): boolean;
}

const H264: Codec = { header: 1, config: "avcC", lengthAt: 4, isInformation: (byte) => (byte & 0x1f) === 6 };
const H265: Codec = {
  header: 2,
  config: "hvcC",
  lengthAt: 21,
  isInformation: (byte) => [39, 40].includes((byte >> 1) & 0x3f),
};
const CODECS: Readonly<Record<string, Codec>> = { avc1: H264, avc3: H264, hvc1: H265, hev1: H265 };

/** Bytes of a picture's sample entry before its boxes (ISO 14496-12, 12.1). */
const VIDEO_ENTRY = 78;

/** Free texts of camera makers: user data registered with ITU-T T.35, and unregistered. */
const TELLING = new Set([4, 5]);
/** A message without meaning, of any length. */
const FILLER = 3;

/** Largest unit of information and largest configuration, in bytes. */
const MAX_INFORMATION = 1024 * 1024;

/** Units that are blanked at most: an hour with one in each of 60 pictures a second has 216,000. */
const MAX_UNITS = 300_000;

/** Bytes read at once. */
const WINDOW = 256 * 1024;

/**
 * Blanks, in place, the messages of camera makers in the picture data of a track. Data of other codecs have none.
 *
 * @param table box of the track's sample entries
 * @param samples where the picture data are, each range a whole number of samples
 * @throws MediaError `wrong_format` for a track whose samples are longer than the file, or with more information than any camera writes
 */
export async function blankAnnotations(
  file: FileHandle,
  table: Box,
  samples: readonly Range[],
): Promise<void> {
  for (const entry of await readBoxes(file, table.content + 8, table.end)) {
    const codec = CODECS[entry.type];
    const config = (await readBoxes(file, entry.content + VIDEO_ENTRY, entry.end)).find(
      ({ type }) => type === codec?.config,
    );
    if (codec === undefined || config === undefined) continue;
    const bytes = await bytesAt(file, config.content, Math.min(config.end - config.content, MAX_INFORMATION));
    if (codec === H265) await blankInConfig(file, config.content, bytes);
    await blankInSamples(file, codec, ((bytes[codec.lengthAt] ?? 3) & 3) + 1, samples);
  }
}

/** The configuration of H.265 holds units too (ISO 14496-15, 8.3.3.1): lists of units of one type, each after its 16-bit length. */
async function blankInConfig(file: FileHandle, place: number, bytes: Buffer): Promise<void> {
  let at = 23;
  for (let list = bytes[22] ?? 0; list > 0 && at + 3 <= bytes.length; list -= 1) {
    let units = bytes.readUInt16BE(at + 1);
    at += 3;
    for (; units > 0 && at + 2 <= bytes.length; units -= 1) {
      const unit = bytes.subarray(at + 2, at + 2 + bytes.readUInt16BE(at));
      if (isTelling(H265, unit)) await file.write(filler(H265, unit), 0, unit.length, place + at + 2);
      at += 2 + unit.length;
    }
  }
}

/** Samples are units one after the other, each after its length (ISO 14496-15, 5.3.3). */
async function blankInSamples(
  file: FileHandle,
  codec: Codec,
  lengthSize: number,
  samples: readonly Range[],
): Promise<void> {
  const { size } = await file.stat();
  const total = samples.reduce((sum, { start, end }) => sum + Math.max(0, end - start), 0);
  if (total > size) throw new MediaError("wrong_format");
  const read = windowed(file);
  let left = MAX_UNITS;
  for (const { start, end } of samples.toSorted((a, b) => a.start - b.start)) {
    for (let at = start; at + lengthSize + codec.header <= end; ) {
      const head = await read(at, lengthSize + 1);
      if (head.length <= lengthSize) return;
      const length = head.readUIntBE(0, lengthSize);
      const unit = at + lengthSize;
      if (length === 0 || unit + length > end) break;
      if (codec.isInformation(head[lengthSize] ?? 0)) {
        if (length > MAX_INFORMATION || left === 0) throw new MediaError("wrong_format");
        const bytes = await read(unit, length);
        if (isTelling(codec, bytes)) {
          await file.write(filler(codec, bytes), 0, length, unit);
          left -= 1;
        }
      }
      at = unit + length;
    }
  }
}

/** Reads parts of a file, one after the other, a window at a time. */
function windowed(file: FileHandle) {
  let window: Buffer = Buffer.alloc(0);
  let from = 0;
  return async (at: number, length: number): Promise<Buffer> => {
    if (at < from || at + length > from + window.length) {
      window = await bytesAt(file, at, Math.max(WINDOW, length));
      from = at;
    }
    return window.subarray(at - from, at - from + length);
  };
}

/** Whether a unit is information with a message of a camera maker. Its messages are a type, a length and a text each (H.264, 7.3.2.3.1). */
function isTelling({ header, isInformation }: Codec, unit: Buffer): boolean {
  if (!isInformation(unit[0] ?? 0)) return false;
  const bytes = withoutEscapes(unit.subarray(header));
  let at = 0;
  const next = () => {
    let value = 0;
    while (bytes[at] === 0xff) {
      value += 0xff;
      at += 1;
    }
    value += bytes[at] ?? 0;
    at += 1;
    return value;
  };
  // The last byte only ends the unit.
  while (at + 2 < bytes.length) {
    if (TELLING.has(next())) return true;
    const length = next();
    at += length;
  }
  return false;
}

/** Removes the 3 after two zeros, which keeps texts from looking like the start of a unit. */
function withoutEscapes(bytes: Buffer): Buffer {
  const kept = bytes.filter((byte, at) => byte !== 3 || at < 2 || bytes[at - 1] !== 0 || bytes[at - 2] !== 0);
  return Buffer.from(kept);
}

/** A unit of the same type and length that holds nothing. */
function filler({ header }: Codec, unit: Buffer): Buffer {
  const blank = Buffer.alloc(unit.length, 0xff);
  unit.copy(blank, 0, 0, header);
  blank[blank.length - 1] = 0x80;
  let at = header;
  let room = unit.length - header - 1;
  // No single message has these lengths: one more byte would need one more byte of length.
  if (room > 3 && (room - 2) % 256 === 255) {
    blank.set([FILLER, 0], at);
    at += 2;
    room -= 2;
  }
  const lengthBytes = Math.ceil((room - 1) / 256);
  const length = room - 1 - lengthBytes;
  blank[at] = FILLER;
  blank[at + lengthBytes] = length - 0xff * (lengthBytes - 1);
  return blank;
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
