import { watchEventLoop } from "@grow/server-kit/event-loop.ts";
import { mayReadMetrics } from "@grow/server-kit/local-request.ts";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Live } from "../live/live.ts";
import { EVENT_STREAM } from "./event-stream.ts";

/**
 * Counts and times requests by operation. `/metrics` responds to local requests and scrapers with the token.
 *
 * @param token - `METRICS_TOKEN`
 */
export function serveMetrics(
  server: FastifyInstance,
  pool: Pool,
  live: Pick<Live, "size">,
  token: string | undefined,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const stopWatching = watchEventLoop(registry);
  server.addHook("onClose", async () => stopWatching());
  const seconds = new Histogram({
    name: "grow_http_request_seconds",
    help: "Seconds from the request's head to the end of the answer",
    labelNames: ["operation", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const errors = new Counter({
    name: "grow_http_errors_total",
    help: "Answers with a status of 500 or more",
    labelNames: ["operation"],
    registers: [registry],
  });
  new Gauge({
    name: "grow_database_connections",
    help: "Connections of the pool",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "all" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waited_for" }, pool.waitingCount);
    },
  });

  new Gauge({
    name: "grow_live_streams",
    help: "Browsers that hear of events as they happen",
    registers: [registry],
    collect() {
      this.set(live.size);
    },
  });

  server.addHook("onResponse", (request, reply, done) => {
    // The duration of an event stream says nothing about this server.
    if (reply.getHeader("content-type") === EVENT_STREAM) return done();
    const operation = request.routeOptions.config.operation ?? "other";
    seconds.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) errors.inc({ operation });
    done();
  });
  server.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request.raw, token)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
