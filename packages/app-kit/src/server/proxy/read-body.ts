import type { IncomingMessage } from "node:http";

/** A body larger than its limit. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** A body that stopped flowing before its end. */
export class BodyStalled extends Error {
  override readonly name = "BodyStalled";
}

/** A body whose client disconnected before its end. */
export class BodyAborted extends Error {
  override readonly name = "BodyAborted";
}

/** Thrown when unfinished bodies take too much memory. */
export class BodyMemoryFull extends Error {
  override readonly name = "BodyMemoryFull";
}

/** Limits the memory of bodies that are being received: those of one address, and all. */
export class BodyMemory {
  readonly #perAddress: number;
  readonly #total: number;
  readonly #used = new Map<string, number>();
  #all = 0;

  /** @param perAddress - bytes, as is `total` */
  constructor(perAddress: number, total: number) {
    this.#perAddress = perAddress;
    this.#total = total;
  }

  /** @returns false when there is no memory for so many more bytes */
  add(address: string, bytes: number): boolean {
    const used = (this.#used.get(address) ?? 0) + bytes;
    if (used > this.#perAddress || this.#all + bytes > this.#total) return false;
    this.#used.set(address, used);
    this.#all += bytes;
    return true;
  }

  remove(address: string, bytes: number): void {
    const used = (this.#used.get(address) ?? 0) - bytes;
    if (used > 0) this.#used.set(address, used);
    else this.#used.delete(address);
    this.#all -= bytes;
  }
}

export interface ReadBodyOptions {
  readonly memory: BodyMemory;
  /** Whose memory the body takes. */
  readonly address: string;
  readonly maxBytes: number;
  /** Milliseconds without a byte after which the body has stalled. */
  readonly idleMs: number;
  /** Bytes to read before returning; the whole body by default. */
  readonly atLeast?: number;
}

/** The first part of a body, or all of it. */
export interface ReadBody {
  readonly bytes: Buffer;
  readonly isComplete: boolean;
}

/** Whether the headers announce a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Reads a body into memory, all of it or its first part. The request is paused afterwards.
 *
 * @throws BodyTooLarge, BodyStalled, BodyAborted or BodyMemoryFull
 */
export function readBody(
  request: IncomingMessage,
  { maxBytes, idleMs, memory, address, atLeast = Number.POSITIVE_INFINITY }: ReadBodyOptions,
): Promise<ReadBody> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return Promise.reject(new BodyTooLarge());
  if (!hasBody(request)) return Promise.resolve({ bytes: Buffer.alloc(0), isComplete: true });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let counted = 0;
    const settle = (error: Error | undefined, isComplete = false) => {
      clearTimeout(timer);
      memory.remove(address, counted);
      request.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onClose);
      if (error) return reject(error);
      request.pause();
      resolve({ bytes: Buffer.concat(chunks, size), isComplete });
    };
    const timer = setTimeout(() => settle(new BodyStalled()), idleMs);
    const onData = (chunk: Buffer) => {
      timer.refresh();
      if (!memory.add(address, chunk.byteLength)) return settle(new BodyMemoryFull());
      counted += chunk.byteLength;
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > maxBytes) settle(new BodyTooLarge());
      else if (size >= atLeast) settle(undefined);
    };
    const onEnd = () => settle(undefined, true);
    const onClose = () => settle(new BodyAborted());
    request.on("data", onData).once("end", onEnd).once("close", onClose).once("error", onClose);
  });
}
