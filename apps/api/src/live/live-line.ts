import { PassThrough, type Readable } from "node:stream";
import type { Schema } from "@grow/contract";
import { eventText, type LiveEvent } from "./live-event.ts";

/** Milliseconds between comment lines, which show that the line still stands. */
export const BEAT = 25_000;

/** Milliseconds after which a browser whose line broke comes back. */
const COME_BACK = 3000;

/** Bytes that may wait for somebody who does not read; he is cut off, and finds everything in the lists when he comes back. */
const MOST_WAITING = 16_384;

/** Why a line ends. */
export type EndReason = Schema<"LiveEnd">["data"]["reason"];

/** The line open to one browser. What is written goes out as it is read; nothing gathers here. */
export class LiveLine {
  readonly userId: number;
  /** Hash of the token that it was opened with. */
  readonly session: Buffer;
  /** Milliseconds since 1970 when that session ends by itself; not known before it was looked up. */
  sessionEnd = 0;
  readonly #out = new PassThrough({ highWaterMark: 4096 });
  readonly #beat: NodeJS.Timeout;
  #numbers = "";

  /** @param onBeat called now and then while it stands */
  constructor(userId: number, session: Buffer, onBeat: () => void) {
    this.userId = userId;
    this.session = session;
    this.#out.write(`retry: ${COME_BACK}\n\n`);
    this.send({ event: "ready", data: { user_id: userId } });
    this.#beat = setInterval(() => {
      // Whoever has not read for so long is not there any more.
      if (this.#out.writableLength > 0) this.#out.destroy();
      else if (!this.#out.writableEnded) this.#out.write(":\n\n");
      onBeat();
    }, BEAT);
    this.#out.once("close", () => clearInterval(this.#beat));
    // Who goes away in the middle of an answer is no failure.
    this.#out.on("error", () => {});
  }

  /** What goes out to the browser; closed when it has gone, or the line was ended and all is out. */
  get content(): Readable {
    return this.#out;
  }

  send(event: LiveEvent): void {
    if (this.#out.writableEnded || this.#out.destroyed) return;
    if (this.#out.writableLength > MOST_WAITING) this.#out.destroy();
    else this.#out.write(eventText(event));
  }

  /** Sends numbers that differ from those it has. */
  sendNumbers(data: Schema<"LiveNumbers">["data"]): void {
    const numbers = JSON.stringify(data);
    if (numbers === this.#numbers) return;
    this.#numbers = numbers;
    this.send({ event: "numbers", data });
  }

  /** Says why, and hangs up. */
  end(reason: EndReason): void {
    this.send({ event: "end", data: { reason } });
    this.#out.end();
  }
}
