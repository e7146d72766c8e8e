import type { IncomingMessage, ServerResponse } from "node:http";

/** Milliseconds of silence after which the kernel probes a client that may have vanished. */
const KEEP_ALIVE_MS = 30_000;

/**
 * Prepares the relayed response of an event stream for the end of this server.
 *
 * @returns ends the stream, with last words unless an event is half sent
 */
export function holdOpen(incoming: IncomingMessage, response: ServerResponse, lastWords: string): () => void {
  response.socket?.setKeepAlive(true, KEEP_ALIVE_MS);
  let isBetweenEvents = true;
  incoming.on("data", (chunk: Buffer) => {
    isBetweenEvents = chunk.toString("latin1").endsWith("\n\n");
  });
  return () => {
    incoming.removeAllListeners("data");
    response.end(isBetweenEvents ? lastWords : undefined);
  };
}
