import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { createAppServer } from "./create-server.ts";
import { readEnvironment } from "./environment.ts";

let app: FastifyInstance | undefined;

afterEach(async () => {
  await app?.close();
});

function serverOf(variables: Record<string, string> = {}): FastifyInstance {
  const environment = readEnvironment("community", { LOG_LEVEL: "silent", ...variables });
  app = createAppServer({ environment, page: async (_request, reply) => reply.send("page") });
  return app;
}

describe("responses of every kind", () => {
  it.each(["/", "/api/main", "/media/x", "/healthz"])(
    "%s carries HSTS with subdomains behind https",
    async (url) => {
      const server = serverOf({ PUBLIC_URL: "https://grow.example", API_URL: "http://127.0.0.1:9" });
      const { headers } = await server.inject(url);
      expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  it("have no HSTS with http", async () => {
    expect((await serverOf().inject("/")).headers["strict-transport-security"]).toBeUndefined();
  });
});

describe("a method the server does not know", () => {
  it.each(["TRACE", "PROPFIND", "MKCOL"])("%s returns 405 for pages and api requests", async (method) => {
    const server = serverOf();
    for (const url of ["/", "/api/main"]) {
      const response = await server.inject({ method: method as "GET", url });
      expect([response.statusCode, response.headers.allow]).toEqual([
        405,
        "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
      ]);
    }
  });
});

describe("GET /metrics", () => {
  const metrics = async (
    server: FastifyInstance,
    remoteAddress: string,
    headers: Record<string, string> = {},
  ) => (await server.inject({ url: "/metrics", remoteAddress, headers })).statusCode;

  it("responds to local requests only", async () => {
    const server = serverOf();
    expect(await metrics(server, "127.0.0.1")).toBe(200);
    expect(await metrics(server, "192.0.2.7")).toBe(404);
    expect(await metrics(server, "127.0.0.1", { host: "grow.example" })).toBe(404);
    expect(await metrics(server, "127.0.0.1", { "x-forwarded-for": "127.0.0.1" })).toBe(404);
  });

  it("responds to remote requests with the token", async () => {
    const server = serverOf({ METRICS_TOKEN: "0123456789abcdef" });
    expect(await metrics(server, "192.0.2.7", { authorization: "Bearer 0123456789abcdef" })).toBe(200);
    expect(await metrics(server, "192.0.2.7", { authorization: "Bearer 0123456789abcdeX" })).toBe(404);
  });
});

describe("time limits", () => {
  it("allow 60 minutes for a whole request and 30 seconds for its head", () => {
    const { server } = serverOf();
    expect([server.requestTimeout, server.headersTimeout]).toEqual([3_600_000, 30_000]);
  });

  it("keep idle connections longer than a proxy does", () => {
    expect(serverOf().server.keepAliveTimeout).toBeGreaterThan(60_000);
  });
});
