import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import type { ChangeFeed } from "./change-feed.ts";

/** Milliseconds between empty lines, which serve as heartbeat. */
const BEAT = 15_000;

/** Milliseconds for the last data of a stream to be sent. */
const PARTING = 200;

/** Bytes buffered for a client that does not read; beyond that it is disconnected, and knows on reconnecting that it missed something. */
const MOST_WAITING = 1_048_576;

/**
 * `GET /changes`: a line per change with the invalidated cache keys; `*` is everything. With a replica, `@0/16B3748` is the log position
 * that subsequent reads must include. For our web servers only: connections from trusted proxies, and direct ones. Requests that they
 * forward for a client are rejected.
 */
export function serveChanges(
  server: FastifyInstance,
  feed: ChangeFeed,
  trustedProxies: readonly string[],
): void {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  server.get("/changes", { logLevel: "warn" }, (request, reply) => {
    const { remoteAddress } = request.socket;
    const isOurs = remoteAddress !== undefined && isTrusted(remoteAddress, 0);
    if (!isOurs || request.headers["x-forwarded-for"] !== undefined) return reply.callNotFound();
    reply.hijack();
    const line = reply.raw;
    const { socket } = request.raw;
    // The connection serves no other requests.
    line.writeHead(200, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      connection: "close",
    });
    line.write(`${placeOf(feed.position)}\n`);
    const leave = feed.subscribe((keys, position) => {
      if (line.writableLength > MOST_WAITING) line.destroy();
      else line.write(`${[...keys, placeOf(position)].filter(Boolean).join(" ")}\n`);
    });
    const beat = setInterval(() => line.write("\n"), BEAT);
    const end = (): void => {
      leave();
      clearInterval(beat);
      open.delete(stop);
      socket.destroy();
    };
    // A client that vanished or does not read would hold the connection forever.
    const stop = (): void => {
      line.end();
      setTimeout(end, PARTING).unref();
    };
    open.add(stop);
    line.once("close", end);
    socket.once("end", end);
    return reply;
  });
  const open = new Set<() => void>();
  // A stopping server waits for open responses, and these never end by themselves.
  server.addHook("preClose", async () => {
    for (const stop of open) stop();
  });
}

function placeOf(position: string | null): string {
  return position === null ? "" : `@${position}`;
}
