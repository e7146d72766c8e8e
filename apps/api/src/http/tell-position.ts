import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { POSITION_HEADER } from "../db/replica/log-position.ts";

/**
 * Tells whoever has written where in the database's log that stands: with it his next questions are not answered by a replica that
 * has not come so far. Refusals tell it as well, for what was refused as old must be seen as it is now.
 */
export function tellPosition(server: FastifyInstance, database: Database): void {
  if (database.replica === null) return;
  server.addHook("onSend", async (request, reply) => {
    const isQuestion = request.method === "GET" || request.method === "HEAD";
    if (isQuestion || request.routeOptions.config.operation === undefined || reply.statusCode >= 500) return;
    try {
      reply.header(POSITION_HEADER, await database.position());
    } catch (error) {
      // The write stands; that its writer might miss it for a moment is no reason to call it failed.
      request.log.warn({ err: error }, "The place of a write in the log is not known");
    }
  });
}
