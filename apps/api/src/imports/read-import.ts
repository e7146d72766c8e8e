import type { FileHandle } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Schema } from "@grow/contract";
import { invalid, type Problem } from "../errors/api-error.ts";
import { MediaError } from "../media/media-error.ts";
import { readZip, type ZipMember } from "../media/zip-reader.ts";
import { readDocument } from "./read-document.ts";

/** The text of a diary: 200 weeks with all that they may say have room in it. */
const MAX_JSON_BYTES = 20 * 1024 * 1024;

/** Bytes by which a document and an archive are told apart. */
const HEAD_BYTES = 1024;

/** All files of an archive together, unpacked. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
const MAX_FILES = 25_000;

/** An uploaded diary with its files; null for a `diary.json` without files. */
export interface SentDiary {
  readonly diary: Schema<"DiaryExport">;
  readonly members: ReadonlyMap<string, ZipMember> | null;
}

/**
 * Reads an archive, or its diary.json alone.
 *
 * @throws MediaError `unsupported_type` for another kind of file, `wrong_format` for a broken one, `too_large`
 * @throws ApiError 422 for what is no diary, and for files that it names and that are not there
 */
export async function readImport(file: FileHandle): Promise<SentDiary> {
  const { size } = await file.stat();
  const head = await readStart(file, Math.min(size, HEAD_BYTES));
  if (!head.toString("latin1").startsWith("PK\x03\x04")) {
    const isText = head.toString("utf8").trimStart().startsWith("{");
    if (size > MAX_JSON_BYTES || !isText) throw new MediaError("unsupported_type");
    return {
      diary: await readDocument({ size, load: () => readStart(file, size) }, "now"),
      members: null,
    };
  }
  const members = await readZip(file, MAX_FILES);
  const unpacked = [...members.values()].reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MAX_UNPACKED_BYTES) throw new MediaError("too_large", { limit: MAX_UNPACKED_BYTES });
  return await readDiaryOf(members, "diary.json", "now");
}

async function readStart(file: FileHandle, bytes: number): Promise<Buffer> {
  return (await file.read(Buffer.alloc(bytes), 0, bytes, 0)).buffer;
}

/**
 * Reads one diary of an archive.
 *
 * @param turn - `now` for a request, `later` for a job
 * @throws MediaError `wrong_format`, `too_large`
 * @throws ApiError 422 for what is no diary, and for files that it names and that are not there
 */
export async function readDiaryOf(
  members: ReadonlyMap<string, ZipMember>,
  name: string,
  turn: "now" | "later",
): Promise<SentDiary> {
  const json = members.get(name);
  if (json === undefined) throw new MediaError("wrong_format");
  if (json.size > MAX_JSON_BYTES) throw new MediaError("too_large", { limit: MAX_JSON_BYTES });
  const { size } = json;
  const diary = await readDocument({ size, load: async () => await buffer(await json.open()) }, turn);
  const missing = namedFiles(diary).filter(({ file }) => !members.has(file));
  if (missing.length > 0) {
    throw invalid(missing.slice(0, 100).map(({ field }): Problem => ({ code: "unknown_reference", field })));
  }
  return { diary, members };
}

/** The files that a diary names, with the place where it does. */
function namedFiles(diary: Schema<"DiaryExport">): { file: string; field: string }[] {
  const weeks = diary.items_week.flatMap((week, index) =>
    (["items_photo", "items_video"] as const).flatMap((list) =>
      week[list].map(({ file }, place) => ({ file, field: `items_week.${index}.${list}.${place}.file` })),
    ),
  );
  const all = [{ file: diary.diary.item_cover?.file ?? null, field: "diary.item_cover.file" }, ...weeks];
  return all.flatMap(({ file, field }) => (file === null ? [] : [{ file, field }]));
}
