import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * A stream of parts that are made while it is read. Other requests have a turn between two parts, and no further part is made once the
 * client has left.
 */
export function streamParts(parts: Iterable<string>): Readable {
  return Readable.from(spaced(parts), { objectMode: false });
}

/** The parts as bytes, a turn of the event loop apart. */
export async function* spaced(parts: Iterable<string>): AsyncGenerator<Buffer> {
  for (const part of parts) {
    yield Buffer.from(part);
    await nextTurn();
  }
}
