import { PassThrough, type Readable } from "node:stream";
import type { Schema } from "@grow/contract";
import { eventText, type LiveEvent } from "./live-event.ts";

/** Milliseconds between comment lines, which serve as heartbeat. */
export const BEAT = 25_000;

/** Reconnect delay for browsers, in milliseconds. */
const COME_BACK = 3000;

/** Bytes buffered for a client that does not read; beyond that it is disconnected, and reloads the lists on reconnecting. */
const MOST_WAITING = 16_384;

/** Why a stream ends. */
export type EndReason = Schema<"LiveEnd">["data"]["reason"];

/** The event stream of one browser. Data is sent as fast as it is read, without unlimited buffering. */
export class LiveLine {
  readonly userId: number;
  /** Hash of the session token. */
  readonly session: Buffer;
  /** Milliseconds since 1970 at which the session expires; 0 before it was looked up. */
  sessionEnd = 0;
  readonly #out = new PassThrough({ highWaterMark: 4096 });
  readonly #beat: NodeJS.Timeout;
  #numbers = "";

  /** @param onBeat called with each heartbeat */
  constructor(userId: number, session: Buffer, onBeat: () => void) {
    this.userId = userId;
    this.session = session;
    this.#out.write(`retry: ${COME_BACK}\n\n`);
    this.send({ event: "ready", data: { user_id: userId } });
    this.#beat = setInterval(() => {
      // A client that has read nothing since the last heartbeat is gone.
      if (this.#out.writableLength > 0) this.#out.destroy();
      else if (!this.#out.writableEnded) this.#out.write(":\n\n");
      onBeat();
    }, BEAT);
    this.#out.once("close", () => clearInterval(this.#beat));
    // A client that disconnects in the middle of a response is no failure.
    this.#out.on("error", () => {});
  }

  /** The data for the browser; closed when it disconnects, or when everything was sent after {@link end}. */
  get content(): Readable {
    return this.#out;
  }

  send(event: LiveEvent): void {
    if (this.#out.writableEnded || this.#out.destroyed) return;
    if (this.#out.writableLength > MOST_WAITING) this.#out.destroy();
    else this.#out.write(eventText(event));
  }

  /** Sends numbers that differ from the last ones. */
  sendNumbers(data: Schema<"LiveNumbers">["data"]): void {
    const numbers = JSON.stringify(data);
    if (numbers === this.#numbers) return;
    this.#numbers = numbers;
    this.send({ event: "numbers", data });
  }

  /** Sends the reason and closes the stream. */
  end(reason: EndReason): void {
    this.send({ event: "end", data: { reason } });
    this.#out.end();
  }
}
