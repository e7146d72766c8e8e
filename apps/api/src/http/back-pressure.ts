import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { unavailable } from "./problem.ts";

/** Queries that may wait for a connection: at a few milliseconds each, whoever comes after them would wait a second. */
const MOST_WAITING = 300;

/** Turns requests away with 503 before the queue for the database grows so long that all of them are late. */
export function applyBackPressure(server: FastifyInstance, pool: Pick<Pool, "waitingCount">): void {
  server.addHook("onRequest", async (request) => {
    const isOperation = request.routeOptions.config.operation !== undefined;
    if (isOperation && pool.waitingCount >= MOST_WAITING) throw unavailable(1);
  });
}
