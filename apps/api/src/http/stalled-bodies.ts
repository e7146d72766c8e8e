import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Milliseconds for a whole request: 200 MB on a slow line take a while. */
export const REQUEST_MS = 60 * 60_000;

/** Milliseconds without a byte of the body. */
const IDLE_MS = 30_000;

/** Ends requests whose body stops flowing. */
export function endStalledBodies(server: FastifyInstance, idleMs = IDLE_MS): void {
  server.addHook("onRequest", ({ raw }, _reply, done) => {
    const { headers } = raw;
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    // Injected requests of tests have no connection.
    if (hasBody && raw.socket instanceof Socket) {
      raw.setTimeout(idleMs, () => raw.destroy());
      raw.once("end", () => raw.setTimeout(0));
    }
    done();
  });
}
