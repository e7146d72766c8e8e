import { watchEventLoop } from "@grow/server-kit/event-loop.ts";
import { mayReadMetrics } from "@grow/server-kit/local-request.ts";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Live } from "../live/live.ts";
import { EVENT_STREAM } from "./event-stream.ts";

/** How long an operation takes. */
interface OperationTiming {
  readonly operation: string;
  readonly cnt: number;
  /** Milliseconds that 95 of 100 requests do not exceed; null for more than 5 seconds. */
  readonly p95_ms: number | null;
  readonly mean_ms: number;
  /** Responses with a status of 500 or more. */
  readonly cnt_errors: number;
}

/** What this process has measured since it started. */
interface MeasuredProcess {
  /** By their 95th percentile, slowest first. */
  readonly operations: readonly OperationTiming[];
  /** 99th percentile of the delay of the event loop in milliseconds. */
  readonly delay_ms: number;
  /** Connections to the database. */
  readonly connections: {
    readonly cnt_connections: number;
    readonly cnt_idle: number;
    /** Requests that wait for one. */
    readonly cnt_waited_for: number;
  };
}

declare module "fastify" {
  interface FastifyInstance {
    /** The measurements of `/metrics` that people read. */
    readonly readMeasurements: () => Promise<MeasuredProcess>;
  }
}

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
  server.decorate("readMeasurements", async () => {
    const delays = await registry.getSingleMetric("nodejs_eventloop_lag_p99_seconds")?.get();
    return {
      operations: timingsOf((await seconds.get()).values, (await errors.get()).values),
      delay_ms: Math.round((delays?.values[0]?.value ?? 0) * 10_000) / 10,
      connections: {
        cnt_connections: pool.totalCount,
        cnt_idle: pool.idleCount,
        cnt_waited_for: pool.waitingCount,
      },
    };
  });
  server.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request.raw, token)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

type Samples<Label extends string> = readonly {
  readonly value: number;
  readonly metricName?: string;
  readonly labels: Partial<Record<Label, string | number>>;
}[];

function timingsOf(
  times: Samples<"operation" | "status" | "le">,
  failures: Samples<"operation">,
): OperationTiming[] {
  const operations = new Map<string, { cnt: number; seconds: number; upTo: Map<number, number> }>();
  for (const { value, metricName, labels } of times) {
    const operation = String(labels.operation);
    const of = operations.get(operation) ?? { cnt: 0, seconds: 0, upTo: new Map<number, number>() };
    operations.set(operation, of);
    if (metricName?.endsWith("_count")) of.cnt += value;
    else if (metricName?.endsWith("_sum")) of.seconds += value;
    else if (labels.le !== "+Inf")
      of.upTo.set(Number(labels.le), (of.upTo.get(Number(labels.le)) ?? 0) + value);
  }
  const timings = [...operations].map(([operation, { cnt, seconds, upTo }]): OperationTiming => {
    const bound = [...upTo]
      .sort(([one], [other]) => one - other)
      .find(([, count]) => count >= 0.95 * cnt)?.[0];
    return {
      operation,
      cnt,
      p95_ms: bound === undefined ? null : bound * 1000,
      mean_ms: Math.round((seconds * 10_000) / Math.max(1, cnt)) / 10,
      cnt_errors: failures.find(({ labels }) => labels.operation === operation)?.value ?? 0,
    };
  });
  const slowness = ({ p95_ms }: OperationTiming) => p95_ms ?? Number.MAX_VALUE;
  return timings.sort((one, other) => slowness(other) - slowness(one) || other.mean_ms - one.mean_ms);
}
