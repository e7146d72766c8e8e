import { getHeapStatistics } from "node:v8";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { unavailable } from "../errors/api-error.ts";

/** Maximum number of queries that wait for a connection: at a few milliseconds each, the next one would wait a second. */
const MOST_WAITING = 300;

/** Share of Node's memory limit beyond which new requests get 503. */
const FULL = 0.85;

/** Bytes in use, and at most. */
export type Memory = () => { readonly used: number; readonly limit: number };

/** Turns requests away with 503 before the queue for the database grows so long that all of them are late, or memory runs out. */
export function applyBackPressure(
  server: FastifyInstance,
  pool: Pick<Pool, "waitingCount">,
  memory: Memory = heap,
): void {
  server.addHook("onRequest", (request, _reply, done) => {
    if (request.routeOptions.config.operation === undefined) return done();
    const { used, limit } = memory();
    if (pool.waitingCount >= MOST_WAITING || used > limit * FULL) return done(unavailable(1));
    done();
  });
}

function heap(): ReturnType<Memory> {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return { used, limit };
}
