import type { Detail } from "./options.ts";

/** Message of an upload whose response is not 2xx. */
export const serverErrorText = "Server responded with an error";

/** Message of a request without a response. */
export const networkErrorText = "Network error";

/** Message of a response that cannot be from the API, such as a page of the site. */
export function notApiText(base: string): string {
  return `"${base}" is not the base URL of the API`;
}

/**
 * Whether an error with this status and without an envelope came from something else than the API, which knows all paths, methods and
 * content types of the contract. Proxies in front of the API have pages for other errors.
 */
function isPageStatus(status: number): boolean {
  return status === 404 || status === 405 || status === 415;
}

/** Message of an error without an envelope, such as the page of a proxy. */
export function statusText(status: number, base: string): string {
  return isPageStatus(status) ? notApiText(base) : `Status ${status} at "${base}", not from the API`;
}

/** Details of a failed request. */
export interface ApiFailure {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly details?: readonly Detail[];
  readonly data?: unknown;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly message?: string;
  readonly cause?: unknown;
}

/** A request with an error response, or without a response. An aborted request throws its AbortError instead. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Reasons by code and field; empty when the response is not from the API. */
  readonly details: readonly Detail[];
  /** Current state of the thing after a conflict (409), otherwise null. */
  readonly data: unknown;
  /** Id of the request in the server's log. */
  readonly requestId: string | undefined;
  /** Seconds until the next attempt makes sense, if the server said so. */
  readonly retryAfter: number | undefined;

  constructor(failure: ApiFailure) {
    const details = failure.details ?? [];
    const text =
      failure.message ??
      details[0]?.text ??
      (failure.status === 0 ? networkErrorText : `Status ${failure.status}`);
    super(text, failure.cause === undefined ? undefined : { cause: failure.cause });
    this.status = failure.status;
    this.details = details;
    this.data = failure.data ?? null;
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
  }

  /**
   * Checks whether the response contains a detail code.
   * @example if (error.has("stale")) showConflict(error.data)
   */
  has(code: Detail["code"]): boolean {
    return this.details.some((detail) => detail.code === code);
  }
}

/** Reads the request id from the header or, where a proxy removed that, from the message. */
export function requestIdOf(header: string | null, details: readonly Detail[]): string | undefined {
  const told = details.find((detail) => typeof detail.params?.request_id === "string")?.params?.request_id;
  return header ?? (typeof told === "string" ? told : undefined);
}
