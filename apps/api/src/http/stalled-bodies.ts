import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import { errorEnvelope } from "../errors/api-error.ts";

/** Maximum duration of a request in milliseconds: 200 MB on a slow connection take a while. */
export const REQUEST_MS = 60 * 60_000;

/** Milliseconds without a byte of the body. */
export const IDLE_MS = 30_000;

const STALLED = JSON.stringify(errorEnvelope([{ code: "timeout" }]));

/** Ends requests whose body stops flowing with 408. */
export function endStalledBodies(server: FastifyInstance, idleMs = IDLE_MS): void {
  server.addHook("onRequest", ({ raw }, reply, done) => {
    const { headers } = raw;
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    // Injected requests of tests have no connection.
    if (hasBody && raw.socket instanceof Socket) {
      raw.setTimeout(idleMs, () => endStalled(reply));
      raw.once("end", () => raw.setTimeout(0));
    }
    done();
  });
}

/** Reports the client as gone to the reader of the body, once the response is sent. */
function endStalled(reply: FastifyReply): void {
  const { raw } = reply.request;
  if (reply.sent || reply.raw.headersSent) return void raw.destroy();
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw
    .writeHead(408, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(STALLED),
      connection: "close",
    })
    .end(STALLED, () => raw.destroy());
}
