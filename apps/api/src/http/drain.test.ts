import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type FastifyInstance, fastify } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeDrainable } from "./drain.ts";

let server: FastifyInstance;
let origin: string;
/** As a proxy does: it keeps its connections. */
let agent: Agent;

beforeEach(async () => {
  server = fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  makeDrainable(server);
  server.get("/slow", async () => {
    await wait(150);
    return "done";
  });
  server.get("/raw", (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/plain" });
    reply.raw.end("raw");
  });
  origin = await server.listen({ port: 0, host: "127.0.0.1" });
  agent = new Agent({ keepAlive: true });
});
afterEach(async () => {
  agent.destroy();
  await server.close();
});

function ask(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}${path}`, { agent }, (answer) => {
      answer.resume().once("end", () => resolve(answer));
    });
    outgoing.once("error", reject).end();
  });
}

test("a request during draining gets a response, and its connection is closed after it", async () => {
  expect((await ask("/slow")).headers.connection).toBe("keep-alive");
  const drained = server.drain(200);
  expect(server.isDraining()).toBe(true);
  const [slow, raw] = await Promise.all([ask("/slow"), ask("/raw")]);
  expect([slow.statusCode, slow.headers.connection]).toEqual([200, "close"]);
  expect([raw.statusCode, raw.headers.connection]).toEqual([200, "close"]);
  await drained;
});

test("a response that began before the server closes is sent completely", async () => {
  const slow = ask("/slow");
  await wait(50);
  await server.drain(10);
  await server.close();
  expect((await slow).statusCode).toBe(200);
  await expect(ask("/slow")).rejects.toThrow("ECONNREFUSED");
});

test("an event stream that ends as the server closes does not keep it open", async () => {
  let end = (): void => {};
  const other = fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  makeDrainable(other);
  other.get("/endless", (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/plain" });
    reply.raw.write("and so on");
    end = () => void reply.raw.end();
  });
  other.addHook("preClose", async () => end());
  const place = await other.listen({ port: 0, host: "127.0.0.1" });
  const outgoing = request(`${place}/endless`, { agent });
  // Somebody who keeps the connection and does not look at it.
  await new Promise<void>((resolve, reject) => {
    outgoing.once("error", reject).once("response", (answer) => {
      answer.on("error", () => {});
      resolve();
    });
    outgoing.end();
  });
  const began = performance.now();
  await other.close();
  expect(performance.now() - began).toBeLessThan(5000);
});

test("a connection without any request does not keep the server open", async () => {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  await once(socket, "connect");
  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(5000);
  socket.destroy();
});
