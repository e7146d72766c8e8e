import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readExport, UnreadableExport } from "./read-export.ts";

const file = (name: string | null) => ({
  file: name,
  url: null,
  type: "image",
  width: 1,
  height: 1,
  alt: "",
});
const diary = {
  format: "grow-diary",
  version: 1,
  author: "tessellate",
  diary: { name: "Night Plum 🌱" },
  items_equip: [
    { category: "seed", name: "Night Plum", brand: null },
    { category: "tent", name: "Tent", brand: null },
  ],
  items_week: [
    { days: 1, faza: -1, items_photo: [file("media/0001.webp"), file(null)], items_video: [] },
    { days: 2, faza: 0, items_photo: [file("media/0001.webp")], items_video: [file("media/0002.mp4")] },
  ],
};
const preview = {
  name: "Night Plum 🌱",
  author: "tessellate",
  strains: ["Night Plum"],
  weeks: [
    { faza: -1, days: 1 },
    { faza: 0, days: 2 },
  ],
  files: 2,
  missing: 1,
};

/** A ZIP archive as other programs write it. */
function zip(entries: Record<string, string>, { packed = false, note = "" } = {}): Blob {
  const parts: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const raw = Buffer.from(text);
    const content = packed ? deflateRawSync(raw) : raw;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x0403_4b50, 0);
    head.writeUInt16LE(packed ? 8 : 0, 8);
    head.writeUInt16LE(name.length, 26);
    const row = Buffer.alloc(46);
    row.writeUInt32LE(0x0201_4b50, 0);
    row.writeUInt16LE(packed ? 8 : 0, 10);
    row.writeUInt32LE(content.byteLength, 20);
    row.writeUInt32LE(raw.byteLength, 24);
    row.writeUInt16LE(name.length, 28);
    row.writeUInt32LE(offset, 42);
    parts.push(head, Buffer.from(name), content);
    table.push(row, Buffer.from(name));
    offset += 30 + name.length + content.byteLength;
  }
  const rows = Buffer.concat(table);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt32LE(rows.byteLength, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(note.length, 20);
  return new Blob([Buffer.concat([...parts, rows, end, Buffer.from(note)])]);
}

const reason = async (blob: Blob) =>
  await readExport(blob).then(
    () => "readable",
    (error: unknown) => (error instanceof UnreadableExport ? error.reason : error),
  );

describe("a file that a grower would bring in", () => {
  const text = JSON.stringify(diary);

  it("is shown before it is sent, from the text alone or from an archive of any program", async () => {
    expect(await readExport(new Blob([text]))).toEqual(preview);
    expect(await readExport(new Blob([JSON.stringify({ data: diary })]))).toEqual(preview);
    const entries = { "media/0001.webp": "photo", "diary.json": text };
    expect(await readExport(zip(entries))).toEqual(preview);
    expect(await readExport(zip(entries, { packed: true, note: "made by hand" }))).toEqual(preview);
  });

  it.each([
    ["an empty file", new Blob([]), "not_a_diary"],
    ["a photo", new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]), "not_a_diary"],
    ["another JSON", new Blob(['{"name":"x"}']), "not_a_diary"],
    ["an archive without a diary", zip({ "readme.txt": "hello" }), "not_a_diary"],
    ["a newer form", new Blob([JSON.stringify({ ...diary, version: 2 })]), "newer"],
    ["a diary without weeks", new Blob([JSON.stringify({ ...diary, items_week: 3 })]), "broken"],
    ["an archive cut off", zip({ "diary.json": text }).slice(0, 200), "broken"],
  ])("is refused with a reason where it is %s", async (_, blob, expected) => {
    expect(await reason(blob)).toBe(expected);
  });

  it("is refused where its packed text is damaged", async () => {
    const whole = Buffer.from(await zip({ "diary.json": text }, { packed: true }).arrayBuffer());
    whole.fill(0xff, 60, 90);
    expect(await reason(new Blob([whole]))).not.toBe("readable");
  });
});
