import { apiPrefix } from "@grow/contract";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** Timeout of the database in milliseconds, after which the server reports unhealthy. */
const PATIENCE = 3000;

/** `GET /healthz`: 200 if the database responds and the server is not draining. */
export function serveHealth(server: FastifyInstance, database: Database): void {
  for (const url of ["/healthz", `${apiPrefix}/healthz`]) {
    server.get(url, { logLevel: "warn" }, async (_request, reply) => {
      reply.header("cache-control", "no-store");
      if (server.isDraining()) return reply.code(503).header("retry-after", "5").send({ status: "stopping" });
      try {
        await withinTime(sql`select 1`.execute(database.db), PATIENCE);
        return reply.send({ status: "ok" });
      } catch {
        return reply.code(503).header("retry-after", "5").send({ status: "database away" });
      }
    });
  }
}

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("timeout")), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
