import type { Schema } from "@grow/contract";
import { documentCheck } from "../http/checks.ts";
import { parseJson } from "./parse-json.ts";

/** Three times what a diary of 200 full weeks has. Parsing more takes seconds and a gigabyte of memory. */
export const MAX_VALUES = 1_000_000;

let check: ((value: unknown) => unknown) | undefined;

/**
 * Reads diary.json, with or without the envelope of the plain export.
 *
 * @throws MediaError `wrong_format` for broken JSON, and for more values than a diary can have
 * @throws ApiError 422 for another document
 */
export function parseDocument(bytes: Uint8Array): Schema<"DiaryExport"> {
  const value = parseJson(bytes, MAX_VALUES);
  const inner = typeof value === "object" && value !== null && "data" in value ? value.data : value;
  check ??= documentCheck({ $ref: "#/components/schemas/DiaryExport" });
  // The check has made it one.
  return check(inner) as Schema<"DiaryExport">;
}
