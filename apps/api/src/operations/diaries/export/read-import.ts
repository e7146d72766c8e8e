import type { FileHandle } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Schema } from "@grow/contract";
import { invalid, type Problem } from "../../../errors/api-error.ts";
import { documentCheck } from "../../../http/checks.ts";
import { MediaError } from "../../../media/media-error.ts";
import { readZip, type ZipMember } from "../../../media/zip-reader.ts";

/** The text of a diary: 200 weeks with all that they may say have room in it. */
const MAX_JSON_BYTES = 20 * 1024 * 1024;

/** All files of an archive together, unpacked. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
const MAX_FILES = 25_000;

let check: ((value: unknown) => unknown) | undefined;

/** A diary that somebody sent, with the files that came along; null where only the text was sent. */
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
  const { buffer: head } = await file.read(Buffer.alloc(4), 0, 4, 0);
  if (!head.equals(Buffer.from("PK\x03\x04", "latin1"))) {
    const { size } = await file.stat();
    if (size > MAX_JSON_BYTES) throw new MediaError("unsupported_type");
    const { buffer: text } = await file.read(Buffer.alloc(size), 0, size, 0);
    if (!text.toString("utf8").trimStart().startsWith("{")) throw new MediaError("unsupported_type");
    return { diary: parse(text), members: null };
  }
  const members = await readZip(file, MAX_FILES);
  const json = members.get("diary.json");
  if (json === undefined) throw new MediaError("wrong_format");
  if (json.size > MAX_JSON_BYTES) throw new MediaError("too_large", { limit: MAX_JSON_BYTES });
  const diary = parse(await buffer(await json.open()));
  const unpacked = [...members.values()].reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MAX_UNPACKED_BYTES) throw new MediaError("too_large", { limit: MAX_UNPACKED_BYTES });
  const missing = namedFiles(diary).filter(({ file: name }) => !members.has(name));
  if (missing.length > 0) {
    throw invalid(missing.slice(0, 100).map(({ field }): Problem => ({ code: "unknown_reference", field })));
  }
  return { diary, members };
}

/** Also as the plain export answers it, with the envelope around. */
function parse(text: Buffer): Schema<"DiaryExport"> {
  let value: unknown;
  try {
    value = JSON.parse(text.toString("utf8"));
  } catch {
    throw new MediaError("wrong_format");
  }
  const inner = typeof value === "object" && value !== null && "data" in value ? value.data : value;
  check ??= documentCheck({ $ref: "#/components/schemas/DiaryExport" });
  // The check has made it one.
  return check(inner) as Schema<"DiaryExport">;
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
