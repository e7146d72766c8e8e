import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { type FastifyInstance, fastify } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeDrainable } from "./drain.ts";

let server: FastifyInstance;
let origin: string;
/** As a proxy does: it keeps its connections. */
let agent: Agent;
/** Resolves when the request to `/slow` has arrived. */
let arrived: Promise<void>;
/** Sends the response of `/slow`. */
let respond: () => void;

/** A server that ends no connection by a timeout of its own, so that only draining can. */
function patientServer(): FastifyInstance {
  const made = fastify({
    forceCloseConnections: "idle",
    return503OnClosing: false,
    keepAliveTimeout: 0,
    requestTimeout: 0,
  });
  made.server.headersTimeout = 0;
  makeDrainable(made);
  return made;
}

beforeEach(async () => {
  server = patientServer();
  let arrive = (): void => {};
  arrived = new Promise((resolve) => {
    arrive = resolve;
  });
  const response = new Promise<string>((resolve) => {
    respond = () => resolve("done");
  });
  server.get("/slow", async () => {
    arrive();
    return await response;
  });
  server.get("/quick", async () => "done");
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
  expect((await ask("/quick")).headers.connection).toBe("keep-alive");
  const drained = server.drain(200);
  expect(server.isDraining()).toBe(true);
  const [quick, raw] = await Promise.all([ask("/quick"), ask("/raw")]);
  expect([quick.statusCode, quick.headers.connection]).toEqual([200, "close"]);
  expect([raw.statusCode, raw.headers.connection]).toEqual([200, "close"]);
  await drained;
});

test("a response that began before the server closes is sent completely", async () => {
  const slow = ask("/slow");
  await arrived;
  await server.drain(10);
  const closed = server.close();
  await expect.poll(() => server.server.listening).toBe(false);
  respond();
  await closed;
  expect((await slow).statusCode).toBe(200);
  await expect(ask("/quick")).rejects.toThrow("ECONNREFUSED");
});

test("an event stream that ends as the server closes does not keep it open", async () => {
  let end = (): void => {};
  const other = patientServer();
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
  await other.close();
});

test("a connection without any request does not keep the server open", async () => {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  await once(socket, "connect");
  const ended = once(socket.resume(), "close");
  await server.close();
  await ended;
});
