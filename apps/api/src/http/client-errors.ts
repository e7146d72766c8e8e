import type { FastifyError } from "fastify";
import { ClientLeft } from "../db/client-scope.ts";
import { ApiError, invalid, unavailable } from "../errors/api-error.ts";
import { MediaError, type MediaRefusal } from "../media/media-error.ts";

const MEDIA_STATUS: Record<MediaRefusal, number> = {
  broken_upload: 400,
  required: 422,
  too_large: 413,
  unsupported_type: 415,
  heic: 415,
  mov: 415,
  animated: 415,
  pixel_limit: 422,
  duration_limit: 422,
  infected: 422,
  wrong_format: 422,
};

/** Codes of PostgreSQL and of connections that say the database is away, full or going down. */
const AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "08001",
  "08003",
]);

/** Codes of files and of PostgreSQL that say the disk, or one's share of it, is full. */
const FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Seconds until a retry when the disk is full: removed files are deleted every few minutes. */
const FULL_FOR = 300;

/** The status in the log where nobody got a response. */
const CLIENT_LEFT = 499;

/** Whether a disk is full, which an operator should know. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && FULL.has(String(error.code));
}

/** The client's part of an error; null for an internal error. */
export function clientError(error: unknown, bodyLimit: number): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof ClientLeft) return new ApiError(CLIENT_LEFT, [{ code: "broken_request" }]);
  if (error instanceof MediaError) {
    const { code, params } = error;
    return new ApiError(MEDIA_STATUS[code], [{ code, field: "file", params }]);
  }
  if (!(error instanceof Error)) return null;
  if (isDiskFull(error)) return unavailable(FULL_FOR, "storage_full");
  return parsingError(error, bodyLimit) ?? databaseError(error);
}

function parsingError(error: Error & Partial<FastifyError>, bodyLimit: number): ApiError | null {
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new ApiError(413, [{ code: "too_large", params: { limit: bodyLimit } }]);
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return new ApiError(415, [{ code: "unsupported_type" }]);
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
    case "FST_ERR_CTP_INVALID_JSON_BODY":
      return new ApiError(400, [{ code: "invalid_json" }]);
    case "FST_ERR_VALIDATION":
      return invalid([{ code: "wrong_format" }]);
    default:
  }
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new ApiError(400, [{ code: "invalid_json" }]);
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new ApiError(400, [{ code: "broken_request" }]) : null;
}

function databaseError(error: Error & { code?: unknown }): ApiError | null {
  if (typeof error.code === "string") {
    if (error.code === "57014") return unavailable(5, "timeout");
    if (AWAY.has(error.code) && isOfDatabase(error)) return unavailable(5);
  }
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
    ? unavailable(5)
    : null;
}

/** A refused connection of the mail server is ours to repair; one of the database passes. */
function isOfDatabase(error: Error): boolean {
  return "severity" in error || "syscall" in error;
}
