import type { Detail } from "./options.ts";

/** Text of an upload that was answered with anything but 2xx. */
export const serverErrorText = "Server responded with an error";

/** Text of a call or upload that got no answer. */
export const networkErrorText = "Network error";

/** What is known of a call that failed. */
export interface ApiFailure {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly details?: readonly Detail[];
  readonly data?: unknown;
  readonly requestId?: string | undefined;
  readonly message?: string;
  readonly cause?: unknown;
}

/** A call that was answered with an error, or not at all. An aborted call throws its AbortError instead. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Why, by code and field; empty when something other than our server answered. */
  readonly details: readonly Detail[];
  /** The present state of what could not be changed (409), else null. */
  readonly data: unknown;
  /** The id under which the server's log keeps the request. */
  readonly requestId: string | undefined;

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
  }

  /**
   * Whether the answer carries a code.
   * @example if (error.has("stale")) showConflict(error.data)
   */
  has(code: Detail["code"]): boolean {
    return this.details.some((detail) => detail.code === code);
  }
}

/** The id of a request by the header of its answer or, where a proxy took that, by the message. */
export function requestIdOf(header: string | null, details: readonly Detail[]): string | undefined {
  const told = details.find((detail) => typeof detail.params?.request_id === "string")?.params?.request_id;
  return header ?? (typeof told === "string" ? told : undefined);
}
