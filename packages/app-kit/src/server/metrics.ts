import { watchEventLoop } from "@grow/server-kit/event-loop.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { AppName } from "./app-environment.ts";

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** True when the request was made on this machine and came through no proxy for somebody else. */
export function isLoopback(request: FastifyRequest): boolean {
  return LOOPBACK.test(request.ip);
}

/** Serves `GET /metrics` for this machine only, and times every answer. */
export function registerMetrics(app: FastifyInstance, name: AppName): void {
  const registry = new Registry();
  registry.setDefaultLabels({ app: name });
  collectDefaultMetrics({ register: registry });
  const stopWatching = watchEventLoop(registry);
  app.addHook("onClose", async () => stopWatching());
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request to the end of the answer",
    labelNames: ["kind", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const kind = request.routeOptions.url ?? "unknown";
    duration.observe({ kind, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) => {
    if (!isLoopback(request)) return reply.code(404).type("text/plain").send("");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
