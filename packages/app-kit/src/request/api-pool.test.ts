import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pooledExchange } from "./api-pool.server.ts";

let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end();
const server = createServer((request, response) => answer(request, response));
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (more: Partial<Parameters<typeof pooledExchange>[0]> = {}) =>
  pooledExchange({
    method: "GET",
    url: `${base}/api/x?a=1`,
    headers: {},
    body: undefined,
    signal: undefined,
    ...more,
  });

it("sends a request unchanged and returns the whole response, in any number of chunks", async () => {
  let seen = "";
  answer = async (request, response) => {
    for await (const piece of request) seen += String(piece);
    seen = `${request.method} ${request.url} ${request.headers["x-own"]} ${seen}`;
    const bytes = Buffer.from("Tomaten-Hanf 🌱");
    response.writeHead(201, { "x-one": "1", "set-cookie": ["a=1", "b=2"] });
    // This cuts the multi-byte plant emoji in two.
    response.write(bytes.subarray(0, bytes.length - 2));
    setTimeout(() => response.end(bytes.subarray(bytes.length - 2)), 20);
  };
  const given = await call({ method: "POST", headers: { "x-own": "yes" }, body: "{}" });
  expect(seen).toBe("POST /api/x?a=1 yes {}");
  expect(given.status).toBe(201);
  expect(given.body).toBe("Tomaten-Hanf 🌱");
  expect([given.header("x-one"), given.header("x-two")]).toEqual(["1", null]);
});

it("rejects when the response is cut off", async () => {
  answer = (_, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("{", () => response.destroy());
  };
  await expect(call()).rejects.toThrow();
});

it("aborts with its signal before, during and after the start of the response", async () => {
  const reason = new DOMException("left", "AbortError");
  await expect(call({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);

  const early = new AbortController();
  answer = () => early.abort(reason);
  await expect(call({ signal: early.signal })).rejects.toBe(reason);

  const late = new AbortController();
  answer = (_, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("{", () => setTimeout(() => late.abort(reason), 20));
  };
  await expect(call({ signal: late.signal })).rejects.toBe(reason);
});

it("removes its listeners from a signal that outlives the request", async () => {
  const { signal } = new AbortController();
  let listening = 0;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listening += 1;
    add(...args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listening -= 1;
    remove(...args);
  };
  answer = (_, response) => response.end("{}");
  await call({ signal });
  expect(listening).toBe(0);
});
