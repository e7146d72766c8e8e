/** A call in plain values. */
export interface PlainCall {
  /** In capitals. */
  readonly method: string;
  readonly url: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; undefined when nothing is sent. */
  readonly body: string | undefined;
  /** Ends the call. */
  readonly signal: AbortSignal | undefined;
}

/** The body of an answer: the text that came, or what was parsed of it, which then belongs to whoever keeps it and must not be changed. */
export type PlainBody = string | { readonly parsed: unknown };

/** An answer in plain values. */
export interface PlainAnswer {
  readonly status: number;
  /** Reads a header by its name in small letters; null when it did not come. */
  header(name: string): string | null;
  readonly body: PlainBody;
}

/**
 * Sends a call and reads the whole answer, whatever its status. Rejects when the network failed; a call that was ended by its signal rejects
 * with the signal's reason.
 */
export type Exchange = (call: PlainCall) => Promise<PlainAnswer>;
