import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { POSITION_HEADER } from "../db/replica/log-position.ts";

/**
 * Adds the log position to responses of writes, so that the user's next reads do not use a replica that lacks the write. Errors carry it
 * too: after a conflict the user must see the current state.
 */
export function tellPosition(server: FastifyInstance, database: Database): void {
  if (database.replica === null) return;
  server.addHook("onSend", async (request, reply) => {
    const isQuestion = request.method === "GET" || request.method === "HEAD";
    if (isQuestion || request.routeOptions.config.operation === undefined || reply.statusCode >= 500) return;
    try {
      reply.header(POSITION_HEADER, await database.position());
    } catch (error) {
      // The write is committed; reading it late is no reason to report a failure.
      request.log.warn({ err: error }, "The place of a write in the log is not known");
    }
  });
}
