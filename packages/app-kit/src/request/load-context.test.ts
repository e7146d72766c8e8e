import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readEnvironment } from "../server/environment.ts";
import { createLoadContext } from "./load-context.server.ts";
import { VisitorPosition } from "./log-position.ts";
import type { VisitorRequest } from "./visitor.ts";

let server: Server;
const seen: { path: string; headers: IncomingHttpHeaders }[] = [];

/** An api in which every session has ended. */
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ path: `${request.method} ${request.url}`, headers: request.headers });
    request.resume();
    const isStart = request.method === "POST" && request.headers.authorization === undefined;
    const problem = { type: "error", code: "not_signed_in", text: "Sign in first" };
    response.writeHead(isStart ? 201 : 401, { "content-type": "application/json" });
    response.end(JSON.stringify(isStart ? { data: { token: "new" } } : { data: null, details: [problem] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  seen.length = 0;
});

const contextOf = (cookie: string, init: RequestInit = { method: "POST" }) =>
  createLoadContext({
    request: new Request("http://localhost:3000/auth/signin", {
      ...init,
      headers: { cookie, "user-agent": "Browser" },
    }),
    environment: readEnvironment("community", {
      API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }),
    ip: "192.0.2.7",
    log: { error: () => {}, warn: () => {} } as unknown as VisitorRequest["log"],
    position: new VisitorPosition(undefined),
  } as VisitorRequest);

it("the form of the sign-in page works with the cookie of a session that has ended", async () => {
  const context = contextOf(`token=${"e".repeat(32)}`);
  const { data } = await context.api.POST("/session", { body: { login: "grower", password: "grow-demo-1" } });
  expect(data).toMatchObject({ token: "new" });
  expect(seen.map(({ path }) => path)).toEqual(["POST /api/session"]);
  expect(seen[0]?.headers.authorization).toBeUndefined();
  expect(seen[0]?.headers["user-agent"], "for the list of sessions").toBe("Browser");
});

it("every request names the device of an earlier sign-in", async () => {
  const device = "d".repeat(43);
  const context = contextOf(`device=${device}`);
  await context.api.POST("/session", { body: { login: "grower", password: "grow-demo-1" } });
  expect(seen[0]?.headers["x-known-device"]).toBe(device);
});

it("the cookie of a session that has ended makes a guest, and other requests keep its token", async () => {
  const context = contextOf(`token=${"e".repeat(32)}`);
  expect(await context.session()).toBeNull();
  expect(seen[0]?.headers.authorization).toBe(`Bearer ${"e".repeat(32)}`);
});

it("the session is read once a request, and again after a write", async () => {
  const context = contextOf(`token=${"e".repeat(32)}`);
  await Promise.all([context.session(), context.session()]);
  const writing = context.api.PATCH("/users/{id}", { params: { path: { id: 7 } }, body: { about: "Coco" } });
  await expect(writing).rejects.toMatchObject({ status: 401 });
  await context.session();
  await context.session();
  expect(seen.map(({ path }) => path)).toEqual([
    "GET /api/session",
    "PATCH /api/users/7",
    "GET /api/session",
  ]);
});

it.each([
  ["GET", []],
  ["POST", ["GET /api/session", "GET /api/session"]],
] as const)("a page of %s calls the api after its client has left: %j", async (method, calls) => {
  const leaving = new AbortController();
  const context = contextOf("", { method, signal: leaving.signal });
  leaving.abort();
  for (let time = 0; time < 2; time += 1) await context.api.GET("/session").catch(() => undefined);
  expect(seen.map(({ path }) => path)).toEqual(calls);
});
