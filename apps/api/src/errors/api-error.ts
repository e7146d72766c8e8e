import type { DetailCode, Schema } from "@grow/contract";
import { problemText } from "./messages.ts";

/** A problem, with the contract's code. */
export interface Problem {
  readonly code: DetailCode;
  /** Path in the body, parts joined by dots, or the name of a parameter. */
  readonly field?: string | undefined;
  /** Values for the translated message. */
  readonly params?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** An error response. Throw it anywhere below a handler. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly problems: readonly Problem[];
  /** The current state, with 409. */
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    problems: readonly Problem[],
    { data = null, headers = {} }: { data?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(problems.map(({ code, field }) => (field ? `${code} (${field})` : code)).join(", "));
    this.status = status;
    this.problems = problems;
    this.data = data;
    this.headers = headers;
  }
}

/** 422: schema or rule violated. */
export function invalid(problems: readonly Problem[]): ApiError {
  return new ApiError(422, problems);
}

/** 404: the thing does not exist, or the user may not see it. */
export function notFound(): ApiError {
  return new ApiError(404, [{ code: "not_found" }]);
}

/** 401: not signed in. */
export function notSignedIn(): ApiError {
  return new ApiError(401, [{ code: "not_signed_in" }], { headers: { "www-authenticate": "Bearer" } });
}

/** 403: the user lacks the right. */
export function forbidden(
  code: "no_right" | "account_banned" | "premium_only" | "blocked" = "no_right",
): ApiError {
  return new ApiError(403, [{ code }]);
}

/** 409: another user was faster; `data` is the current state. */
export function stale(data: unknown): ApiError {
  return new ApiError(409, [{ code: "stale" }], { data });
}

/** 503: retry after `retryAfter` seconds. */
export function unavailable(
  retryAfter: number,
  code: "unavailable" | "timeout" | "storage_full" = "unavailable",
): ApiError {
  return new ApiError(503, [{ code, params: { retry_after: retryAfter } }], {
    headers: { "retry-after": String(retryAfter) },
  });
}

/** The body of an error. */
export function errorEnvelope(problems: readonly Problem[], data: unknown = null) {
  return { data, details: problems.map((problem) => detail("error", problem)) };
}

/** A success message to show. */
export function good(code: DetailCode): Schema<"Detail"> {
  return detail("success", { code });
}

function detail(type: Schema<"Detail">["type"], { code, field, params }: Problem): Schema<"Detail"> {
  return {
    type,
    code,
    text: problemText(code, params),
    ...(field === undefined ? {} : { field: field.slice(0, 200) }),
    ...(params === undefined ? {} : { params: { ...params } }),
  };
}
