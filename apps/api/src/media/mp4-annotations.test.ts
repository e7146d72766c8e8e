import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cleanMp4 } from "./mp4-video.ts";
import { box, numbers, text, track, zeros } from "./testing/mp4-boxes.ts";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "grow-sei-"));
  path = join(folder, "film.mp4");
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const UUID = text("sixteen bytes id");
const PICTURE = Buffer.concat([Buffer.from([0x65, 0x88]), text("the picture")]);

/** A message of information: its type, its length in steps of 255, its text. */
function message(type: number, content: Buffer): Buffer {
  const length = [...Array(Math.floor(content.length / 255)).fill(255), content.length % 255];
  return Buffer.concat([Buffer.from([type, ...length]), content]);
}

const CODECS = {
  avc1: { head: [6], config: box("avcC", Buffer.from([1, 100, 0, 30, 0xff])) },
  hvc1: { head: [39 << 1, 1], config: box("hvcC", zeros(21), Buffer.from([0xff, 0])) },
};
type Codec = keyof typeof CODECS;

const information = (codec: Codec, ...messages: readonly Buffer[]) =>
  Buffer.concat([Buffer.from(CODECS[codec].head), ...messages, Buffer.from([0x80])]);
const units = (...all: readonly Buffer[]) =>
  Buffer.concat(all.flatMap((unit) => [numbers(unit.length), unit]));

/** A video of one picture, whose sample is these units. */
function film(codec: Codec, sample: Buffer, config: Buffer = CODECS[codec].config): Buffer {
  const head = box("ftyp", text("isom"), zeros(4));
  const entry = box(codec, zeros(78), config);
  const movie = track({
    handler: "vide",
    sample: { at: head.length + 8, bytes: sample.length },
    entry,
  });
  return Buffer.concat([
    head,
    box("mdat", sample),
    box("moov", box("mvhd", numbers(0, 0, 0, 1000, 2000), zeros(76), numbers(3)), movie),
  ]);
}

/** Types and lengths of the messages of a unit. */
function messagesOf(unit: Buffer, header: number): [type: number, length: number][] {
  const found: [number, number][] = [];
  let at = header;
  const next = () => {
    let value = 0;
    for (; unit[at] === 0xff; at += 1) value += 0xff;
    at += 1;
    return value + (unit[at - 1] ?? 0);
  };
  while (at < unit.length - 1) {
    const type = next();
    const length = next();
    found.push([type, length]);
    at += length;
  }
  expect([at, unit[at]]).toEqual([unit.length - 1, 0x80]);
  return found;
}

describe.each(["avc1", "hvc1"] as const)("the picture data of %s", (codec) => {
  const header = CODECS[codec].head.length;

  test.each([0, 1, 30, 232, 233, 234, 235, 236, 237, 238, 239, 240, 490, 491, 492, 493, 3000])(
    "lose a message of a camera with a text of %i bytes, and nothing else",
    async (length) => {
      const secret = Buffer.concat([UUID, text("SECRET".repeat(500).slice(0, length))]);
      const telling = information(codec, message(5, secret));
      const harmless = information(codec, message(6, Buffer.from([1, 2, 3])));
      const sample = units(harmless, telling, PICTURE);
      await writeFile(path, film(codec, sample));
      await cleanMp4(path);
      const bytes = await readFile(path);
      const at = bytes.indexOf(units(harmless));
      expect(at).toBeGreaterThan(0);
      expect(bytes.includes("SECRET") || bytes.includes(UUID)).toBe(false);
      const left = bytes.subarray(at + units(harmless).length);
      const blank = left.subarray(4, 4 + telling.length);
      expect([left.readUInt32BE(0), blank.subarray(0, header)]).toEqual([
        telling.length,
        telling.subarray(0, header),
      ]);
      expect(messagesOf(blank, header).every(([type]) => type === 3)).toBe(true);
      expect(left.subarray(4 + telling.length, 4 + telling.length + units(PICTURE).length)).toEqual(
        units(PICTURE),
      );
    },
  );

  test("lose a message that stands behind another, over bytes that keep it from looking like a start", async () => {
    const other = Buffer.from([0, 0, 3, 1, 7]);
    // The length counts what it means, which is a byte less.
    const first = Buffer.concat([Buffer.from([1, other.length - 1]), other]);
    const unit = information(codec, first, message(4, text("\u00b5\u00003SECRET")));
    await writeFile(path, film(codec, units(unit, PICTURE)));
    await cleanMp4(path);
    expect((await readFile(path)).includes("SECRET")).toBe(false);
  });

  test("are not read beyond what a camera writes", async () => {
    const large = information(codec, message(5, Buffer.alloc(1024 * 1024 + 1, 1)));
    await writeFile(path, film(codec, units(large)));
    await expect(cleanMp4(path)).rejects.toMatchObject({ code: "wrong_format" });
  });

  test("with units that are longer than their sample are left alone", async () => {
    const sample = Buffer.concat([numbers(1_000_000), PICTURE]);
    await writeFile(path, film(codec, sample));
    await cleanMp4(path);
    expect((await readFile(path)).includes(sample)).toBe(true);
  });
});

test("the configuration of H.265 loses its messages too", async () => {
  const unit = information("hvc1", message(5, Buffer.concat([UUID, text("SECRET")])));
  const list = Buffer.concat([Buffer.from([39, 0, 1, 0, unit.length]), unit]);
  const config = box("hvcC", zeros(21), Buffer.from([0xff, 1]), list);
  await writeFile(path, film("hvc1", units(PICTURE), config));
  await cleanMp4(path);
  expect((await readFile(path)).includes("SECRET")).toBe(false);
});

test("a track whose samples are longer than the file is rejected", async () => {
  const bytes = film("avc1", units(PICTURE));
  // The size of the only sample, in the table of sizes.
  const at = bytes.indexOf("stsz") + 16;
  bytes.writeUInt32BE(50_000_000, at);
  await writeFile(path, bytes);
  await expect(cleanMp4(path)).rejects.toMatchObject({ code: "wrong_format" });
});
