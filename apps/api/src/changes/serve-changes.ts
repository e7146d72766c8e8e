import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import type { ChangeFeed } from "./change-feed.ts";

/** Milliseconds between empty lines, which show that the line still stands. */
const BEAT = 15_000;

/** Milliseconds for the last words of a line to go out. */
const PARTING = 200;

/** Bytes that may wait for a listener who does not read; he is cut off and comes back knowing that he missed something. */
const MOST_WAITING = 1_048_576;

/**
 * `GET /changes`: a line for each change, with the names of what is old now; `*` is everything. Where there is a replica, `@0/16B3748`
 * names the place in the log that whoever reads from now on must have behind him. For the web servers alone, which are the proxies that
 * this server believes, and the direct ones: what they forward for somebody is not theirs.
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
    // Its connection serves nobody else, before or after.
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
    // Who has gone without a word, or does not read, would hold the connection open for ever.
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
  // A server that stops waits for its answers, and these have no end of their own.
  server.addHook("preClose", async () => {
    for (const stop of open) stop();
  });
}

function placeOf(position: string | null): string {
  return position === null ? "" : `@${position}`;
}
