import type { FileHandle } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Schema } from "@grow/contract";
import { ApiError, invalid } from "../errors/api-error.ts";
import { documentCheck } from "../http/checks.ts";
import { MediaError } from "../media/media-error.ts";
import { readZip, type ZipMember } from "../media/zip-reader.ts";
import { parseJson } from "./parse-json.ts";

/** A profile of 1000 follows and 50 pictures takes a tenth of it. */
const MAX_JSON_BYTES = 1024 * 1024;

/** Ten times what a full profile has, and few enough to be parsed in the main thread. */
const MAX_VALUES = 50_000;

/** As many as an archive without extensions can have. */
const MAX_FILES = 65_535;

/** A copy of personal data. */
export interface AccountArchive {
  readonly account: Schema<"AccountExport">;
  /** Names of the documents of diaries, in their order. */
  readonly diaries: readonly string[];
  readonly members: ReadonlyMap<string, ZipMember>;
}

let check: ((value: unknown) => unknown) | undefined;

/**
 * Reads the directory and account.json of a copy of personal data. Diaries are read one by one later.
 *
 * @throws MediaError `unsupported_type` for another kind of file, `wrong_format` for a broken or another archive, `too_large`
 * @throws ApiError 422 `wrong_format` for another account.json; `part` names its first broken field
 */
export async function readAccountArchive(file: FileHandle): Promise<AccountArchive> {
  const { buffer: head } = await file.read(Buffer.alloc(4), 0, 4, 0);
  if (!head.equals(Buffer.from("PK\x03\x04", "latin1"))) throw new MediaError("unsupported_type");
  const members = await readZip(file, MAX_FILES);
  const json = members.get("account.json");
  if (json === undefined) throw new MediaError("wrong_format");
  if (json.size > MAX_JSON_BYTES) throw new MediaError("too_large", { limit: MAX_JSON_BYTES });
  check ??= documentCheck({ $ref: "#/components/schemas/AccountExport" });
  const account = checked(check, parseJson(await buffer(await json.open()), MAX_VALUES));
  const diaries = [...members.keys()].filter((name) => /^diaries\/\d{1,9}\.json$/.test(name)).sort();
  return { account, diaries, members };
}

function checked(check: (value: unknown) => unknown, value: unknown): Schema<"AccountExport"> {
  try {
    // The check has made it one.
    return check(value) as Schema<"AccountExport">;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const part = error.problems[0]?.field ?? "";
    throw invalid([{ code: "wrong_format", field: "file", params: { part: `account.json ${part}`.trim() } }]);
  }
}
