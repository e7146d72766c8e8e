import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";

/** A preview of a file before its upload. */
export interface ExportPreview {
  readonly name: string;
  readonly author: string;
  readonly strains: readonly string[];
  readonly weeks: readonly { readonly faza: Faza; readonly days: number }[];
  /** Photos and films that come along in the file. */
  readonly files: number;
  /** Photos and films that are only named, and stay behind. */
  readonly missing: number;
}

/** Why a file cannot be brought in. */
export class UnreadableExport extends Error {
  readonly reason: "not_a_diary" | "newer" | "broken";

  constructor(reason: UnreadableExport["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** The text of a diary: 200 weeks with all that they may say have room in it. */
const MAX_JSON_BYTES = 20 * 1024 * 1024;
/** The end of an archive, with the longest note that may follow it. */
const END_BYTES = 22 + 0xffff;

/**
 * Looks into an archive or a diary.json without reading its photos. The server checks all of it again.
 *
 * @throws UnreadableExport
 */
export async function readExport(file: Blob): Promise<ExportPreview> {
  const head = await bytes(file.slice(0, 4));
  const isArchive = head.byteLength === 4 && head.getUint32(0, true) === 0x0403_4b50;
  const text = isArchive ? await jsonOfArchive(file) : await textOf(file);
  return preview(parse(text));
}

async function bytes(blob: Blob): Promise<DataView> {
  return new DataView(await blob.arrayBuffer());
}

async function textOf(blob: Blob): Promise<string> {
  if (blob.size > MAX_JSON_BYTES) throw new UnreadableExport("not_a_diary");
  return await blob.text();
}

/** Finds diary.json in the table at the end of the archive. */
async function jsonOfArchive(file: Blob): Promise<string> {
  const tailStart = Math.max(0, file.size - END_BYTES);
  const tail = await bytes(file.slice(tailStart));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== 0x0605_4b50) end -= 1;
  if (end < 0) throw new UnreadableExport("broken");
  const [size, offset] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  const table = await bytes(file.slice(offset, offset + size));
  for (let at = 0; at + 46 <= table.byteLength; ) {
    if (table.getUint32(at, true) !== 0x0201_4b50) throw new UnreadableExport("broken");
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((place) => table.getUint16(at + place, true));
    const nameBytes = new Uint8Array(
      table.buffer,
      at + 46,
      Math.min(nameSize ?? 0, table.byteLength - at - 46),
    );
    if (new TextDecoder().decode(nameBytes) === "diary.json") {
      const method = table.getUint16(at + 10, true);
      return await member(file, table.getUint32(at + 42, true), table.getUint32(at + 20, true), method);
    }
    at += 46 + (nameSize ?? 0) + (extraSize ?? 0) + (noteSize ?? 0);
  }
  throw new UnreadableExport("not_a_diary");
}

/** The contents of a file of the archive, unpacked. */
async function member(file: Blob, offset: number, size: number, method: number): Promise<string> {
  if (size > MAX_JSON_BYTES || (method !== 0 && method !== 8)) throw new UnreadableExport("broken");
  const head = await bytes(file.slice(offset, offset + 30));
  if (head.byteLength < 30) throw new UnreadableExport("broken");
  const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const content = file.slice(start, start + size);
  if (method === 0) return await textOf(content);
  const unpacked = content.stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const chunks: string[] = [];
  const decoder = new TextDecoder();
  const reader = unpacked.getReader();
  try {
    for (let [read, length] = [await reader.read(), 0]; !read.done; read = await reader.read()) {
      length += read.value.byteLength;
      if (length > MAX_JSON_BYTES) throw new UnreadableExport("broken");
      chunks.push(decoder.decode(read.value, { stream: true }));
    }
  } catch {
    throw new UnreadableExport("broken");
  }
  return chunks.join("") + decoder.decode();
}

/** With or without the envelope of the plain export. */
function parse(text: string): Schema<"DiaryExport"> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableExport("not_a_diary");
  }
  const inner = isRecord(value) && "data" in value ? value.data : value;
  if (!isRecord(inner) || inner.format !== "grow-diary") throw new UnreadableExport("not_a_diary");
  if (typeof inner.version === "number" && inner.version > 1) throw new UnreadableExport("newer");
  const isWhole =
    isRecord(inner.diary) &&
    typeof inner.diary.name === "string" &&
    Array.isArray(inner.items_equip) &&
    Array.isArray(inner.items_week);
  if (!isWhole) throw new UnreadableExport("broken");
  // Whether each field is as it must be is the server's to say.
  return inner as unknown as Schema<"DiaryExport">;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function preview({ author, diary, items_equip, items_week }: Schema<"DiaryExport">): ExportPreview {
  const files = items_week.flatMap((week) => [...(week.items_photo ?? []), ...(week.items_video ?? [])]);
  const along = new Set(files.flatMap(({ file }) => file ?? []));
  return {
    name: diary.name,
    author: typeof author === "string" ? author : "",
    strains: items_equip.filter(({ category }) => category === "seed").map(({ name }) => name),
    weeks: items_week.map(({ faza, days }) => ({ faza, days })),
    files: along.size,
    missing: files.filter(({ file }) => file === null).length,
  };
}
