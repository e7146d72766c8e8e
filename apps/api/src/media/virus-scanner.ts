import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { unavailable } from "../errors/api-error.ts";
import { MediaError } from "./media-error.ts";

/** Milliseconds without a byte from the scanner after which an upload is refused; 200 MB take it about ten seconds. */
const IDLE_MS = 60_000;

/** Seconds after which an upload may be tried again while the scanner is unreachable. */
const RETRY_AFTER = 30;

/** The longest verdict, in bytes: the name of a signature and `FOUND`. */
const MAX_VERDICT = 4096;

/**
 * Has a file scanned before it is stored.
 *
 * @throws MediaError `infected`
 * @throws ApiError 503 when the scanner does not answer: no file passes unscanned
 */
export type VirusScan = (path: string) => Promise<void>;

/**
 * Scans by clamd, over its INSTREAM command: the file is sent in blocks, each after its length in 32 bits, until one of length 0.
 *
 * @param url `tcp://host:port`, or `unix:/path/to/socket`
 */
export function virusScanner(url: string, onError: (error: unknown) => void, idleMs = IDLE_MS): VirusScan {
  return async (path) => {
    const verdict = await scan(url, path, idleMs).catch((error: unknown) => {
      onError(error);
      throw unavailable(RETRY_AFTER);
    });
    if (verdict === "stream: OK") return;
    if (/ FOUND$/.test(verdict)) throw new MediaError("infected");
    onError(new Error(`The virus scanner said: ${verdict}`));
    throw unavailable(RETRY_AFTER);
  };
}

async function scan(url: string, path: string, idleMs: number): Promise<string> {
  const socket = connect(addressOf(url));
  socket.setTimeout(idleMs, () => socket.destroy(new Error("The virus scanner did not answer in time.")));
  const verdict = readVerdict(socket);
  // Rejects before the file is sent when the scanner closes the connection early, which `readVerdict` reports.
  const sent = send(socket, path).catch((error: unknown) => socket.destroy(error as Error));
  try {
    return await verdict;
  } finally {
    socket.destroy();
    await sent;
  }
}

function addressOf(url: string) {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === "unix:" ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
}

async function send(socket: Socket, path: string): Promise<void> {
  const write = (bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  await write(Buffer.from("zINSTREAM\0"));
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    await write(lengthOf(chunk.byteLength));
    await write(chunk);
  }
  await write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes, 0);
  return length;
}

/** The scanner's answer, which ends with a zero byte. */
function readVerdict(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => {
      text += chunk;
      const end = text.indexOf("\0");
      if (end >= 0) resolve(text.slice(0, end).trim());
      else if (text.length > MAX_VERDICT) socket.destroy(new Error("The virus scanner sent no verdict."));
    });
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("The virus scanner closed the connection.")));
  });
}
