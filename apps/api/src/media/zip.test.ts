import { mkdtempSync, rmSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { crc32, deflateRawSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { readZip } from "./zip-reader.ts";
import { zipArchive } from "./zip-writer.ts";

const folder = mkdtempSync(join(tmpdir(), "grow-zip-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DAY = new Date("2026-09-14T08:30:10Z");
const entry = (name: string, content: string | Buffer) => ({
  name,
  content: Readable.from([Buffer.from(content)]),
});
const write = (...entries: ReturnType<typeof entry>[]) => buffer(Readable.from(zipArchive(entries, DAY)));

/** All files of an archive, uncompressed. */
async function unpack(bytes: Uint8Array, most = 10): Promise<Record<string, string>> {
  const path = join(folder, "archive.zip");
  await writeFile(path, bytes);
  const file = await open(path);
  try {
    const members = await readZip(file, most);
    const found: Record<string, string> = {};
    for (const { name, open: content } of members.values()) {
      found[name] = (await buffer(await content())).toString();
    }
    return found;
  } finally {
    await file.close();
  }
}

/** An archive of one file as other programs write it: compressed, with sizes first and a comment at the end. */
function packedArchive(content: string, { said = content.length, flags = 0 } = {}): Buffer {
  const [name, packed] = [Buffer.from("words.txt"), deflateRawSync(content)];
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(content), 0);
  sizes.writeUInt32LE(packed.byteLength, 4);
  sizes.writeUInt32LE(said, 8);
  const head = Buffer.alloc(30);
  head.write("PK\x03\x04", "latin1");
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(8, 8);
  sizes.copy(head, 14);
  head.writeUInt16LE(name.byteLength, 26);
  const row = Buffer.alloc(46);
  row.write("PK\x01\x02", "latin1");
  row.writeUInt16LE(flags, 8);
  row.writeUInt16LE(8, 10);
  sizes.copy(row, 16);
  row.writeUInt16LE(name.byteLength, 28);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.byteLength, 12);
  end.writeUInt32LE(30 + name.byteLength + packed.byteLength, 16);
  end.writeUInt16LE(5, 20);
  return Buffer.concat([head, name, packed, row, name, end, Buffer.from("hello")]);
}

describe("an archive", () => {
  it("is read as it was written", async () => {
    const long = "x".repeat(200_000);
    const archive = await write(
      entry("diary.json", "{}"),
      entry("media/0001.webp", long),
      entry("empty", ""),
    );
    expect(await unpack(archive)).toEqual({ "diary.json": "{}", "media/0001.webp": long, empty: "" });
  });

  it("has the format's signatures, checksum, sizes, date and offset", async () => {
    const archive = await write(entry("a.txt", "Night Plum"));
    const content = archive.indexOf("Night Plum");
    expect([archive.readUInt32LE(0), content]).toEqual([0x04034b50, 30 + 5]);
    const tail = content + 10;
    expect([0, 4, 8, 12].map((at) => archive.readUInt32LE(tail + at))).toEqual([
      0x08074b50,
      crc32("Night Plum"),
      10,
      10,
    ]);
    const row = tail + 16;
    expect([0, 16, 20, 24, 42].map((at) => archive.readUInt32LE(row + at))).toEqual([
      0x02014b50,
      crc32("Night Plum"),
      10,
      10,
      0,
    ]);
    const [time, day] = [archive.readUInt16LE(row + 12), archive.readUInt16LE(row + 14)];
    expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([8, 30, 10]);
    expect([1980 + (day >> 9), (day >> 5) & 15, day & 31]).toEqual([2026, 9, 14]);
    const end = row + 46 + 5;
    expect([0, 12, 16].map((at) => archive.readUInt32LE(end + at))).toEqual([0x06054b50, 51, row]);
    expect(archive.byteLength).toBe(end + 22);
  });

  it("of another program is read as well", async () => {
    expect(await unpack(packedArchive("Dear diary ".repeat(50)))).toEqual({
      "words.txt": "Dear diary ".repeat(50),
    });
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ["nothing", () => Buffer.alloc(0)],
    ["a text", () => Buffer.from("Dear diary")],
    ["one cut short", async () => (await write(entry("a", "b"))).subarray(0, 40)],
    ["one cut in the middle", async () => (await write(entry("a", "b".repeat(500)))).subarray(300)],
    ["two files of one name", () => write(entry("a", "b"), entry("a", "c"))],
    [
      "more files than are wanted",
      () => write(...Array.from({ length: 11 }, (_none, n) => entry(`${n}`, ""))),
    ],
    ["an encrypted one", () => packedArchive("secret", { flags: 1 })],
    ["a file that unpacks to more than it says", () => packedArchive("x".repeat(100_000), { said: 1000 })],
    ["a file that unpacks to less than it says", () => packedArchive("x".repeat(100), { said: 1000 })],
  ])("that is %s is rejected", async (_what, make) => {
    await expect(unpack(await make())).rejects.toThrow("wrong_format");
  });
});
