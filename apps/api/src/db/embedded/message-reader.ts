/** A message of PostgreSQL's wire protocol as received, including its header. */
export interface ClientMessage {
  /** Type of the message; `""` for the start-up packet of a connection, which has none. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** Maximum message size: a statement or value of 256 MB is a mistake. */
const LARGEST_MESSAGE = 256 * 1024 * 1024;

/**
 * Splits a socket's data into messages. Start-up packets (requests for encryption, cancellation or a session) have no type; the reader
 * expects them until {@link started} is set.
 */
export class MessageReader {
  started = false;
  #pending: Buffer = Buffer.alloc(0);

  /**
   * @throws RangeError when a message has an invalid length.
   */
  *read(chunk: Buffer): Generator<ClientMessage> {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    for (;;) {
      const header = this.started ? 1 : 0;
      if (this.#pending.length < header + 4) return;
      const length = header + this.#pending.readInt32BE(header);
      if (length < header + 4 || length > LARGEST_MESSAGE) throw new RangeError(`Message of ${length} bytes`);
      if (this.#pending.length < length) return;
      const bytes = this.#pending.subarray(0, length);
      this.#pending = this.#pending.subarray(length);
      yield { type: header === 0 ? "" : String.fromCharCode(bytes[0] ?? 0), bytes };
    }
  }
}
