/** A request as plain values. */
export interface PlainCall {
  /** Upper case. */
  readonly method: string;
  readonly url: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; undefined without a body. */
  readonly body: string | undefined;
  /** Aborts the request. */
  readonly signal: AbortSignal | undefined;
}

/** Body of a response: its text, or the parsed value, which may be shared with a cache and must not be mutated. */
export type PlainBody = string | { readonly parsed: unknown };

/** A response as plain values. */
export interface PlainAnswer {
  readonly status: number;
  /** Reads a header by its lower-case name; null when it is missing. */
  header(name: string): string | null;
  readonly body: PlainBody;
}

/**
 * Sends a request and reads the whole response, whatever its status. Rejects after a network error; an aborted request rejects
 * with the reason of its signal.
 */
export type Exchange = (call: PlainCall) => Promise<PlainAnswer>;
