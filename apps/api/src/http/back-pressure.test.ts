import { type FastifyInstance, fastify } from "fastify";
import { afterEach, expect, test } from "vitest";
import { ApiError } from "../errors/api-error.ts";
import { applyBackPressure, type Memory } from "./back-pressure.ts";

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

async function statusOf(url: string, { waiting = 0, used = 100 }: { waiting?: number; used?: number }) {
  const memory: Memory = () => ({ used, limit: 1000 });
  server = fastify();
  applyBackPressure(server, { waitingCount: waiting }, memory);
  server.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ApiError ? error.status : 500).send(),
  );
  server.get("/operation", { config: { operation: "listDiaries" } }, async () => "answer");
  server.get("/metrics", async () => "numbers");
  return (await server.inject(url)).statusCode;
}

test("a request passes at normal load", async () => {
  expect(await statusOf("/operation", {})).toBe(200);
});

test("a request gets 503 when too many wait for the database, or memory is nearly exhausted", async () => {
  expect(await statusOf("/operation", { waiting: 300 })).toBe(503);
  expect(await statusOf("/operation", { used: 860 })).toBe(503);
});

test("health checks and metrics pass at any load", async () => {
  expect(await statusOf("/metrics", { waiting: 300, used: 990 })).toBe(200);
});
