import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type FastifyInstance, fastify } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endStalledBodies, REQUEST_MS } from "./stalled-bodies.ts";

let server: FastifyInstance;

beforeEach(async () => {
  server = fastify({ requestTimeout: REQUEST_MS });
  endStalledBodies(server, 300);
  server.post("/", async () => "read");
  server.post("/slow", async () => {
    await wait(700);
    return "read";
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => await server.close());

/** Sends the head of a JSON body of 10 bytes; `closed` resolves with all that came back. */
function open(path = "/"): { socket: Socket; closed: Promise<string> } {
  const socket = connect({ port: (server.server.address() as AddressInfo).port, host: "127.0.0.1" });
  let text = "";
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
  });
  socket.on("error", () => undefined);
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(text)));
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n`;
  socket.write(`${head}content-type: application/json\r\ncontent-length: 10\r\n\r\n`);
  return { socket, closed };
}

test("a body that stalls ends its connection", async () => {
  const { socket, closed } = open();
  socket.write('"12');
  const began = Date.now();
  expect(await closed).not.toContain("200");
  expect(Date.now() - began).toBeLessThan(5000);
});

test("a body that keeps flowing may take longer than the idle time", async () => {
  const { socket, closed } = open();
  for (const character of '"12345678"') {
    socket.write(character);
    await wait(60);
  }
  expect(await closed).toContain("200 OK");
});

test("a response may take longer than the idle time", async () => {
  const { socket, closed } = open("/slow");
  socket.write('"12345678"');
  expect(await closed).toContain("200 OK");
});
