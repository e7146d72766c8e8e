import { watchEventLoop } from "@grow/server-kit/event-loop.ts";
import { mayReadMetrics } from "@grow/server-kit/local-request.ts";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { AppName } from "./app-environment.ts";

/**
 * Serves `GET /metrics` to local requests and to scrapers with the token, and times every response.
 *
 * @param token - `METRICS_TOKEN`
 */
export function registerMetrics(app: FastifyInstance, name: AppName, token: string | undefined): void {
  const registry = new Registry();
  registry.setDefaultLabels({ app: name });
  collectDefaultMetrics({ register: registry });
  const stopWatching = watchEventLoop(registry);
  app.addHook("onClose", async () => stopWatching());
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request to the end of the response",
    labelNames: ["kind", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const kind = request.routeOptions.url ?? "unknown";
    duration.observe({ kind, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request.raw, token)) return reply.code(404).type("text/plain").send("");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
