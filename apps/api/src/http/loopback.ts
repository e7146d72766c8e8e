import type { FastifyRequest } from "fastify";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Whether a request comes from this machine, by the address of the connection itself: a header could claim anything. */
export function isFromHere(request: Pick<FastifyRequest, "socket">): boolean {
  return LOOPBACK.has(request.socket.remoteAddress ?? "");
}
