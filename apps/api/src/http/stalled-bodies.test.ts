import { type AddressInfo, connect, type Socket } from "node:net";
import { finished } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { type FastifyInstance, fastify } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endStalledBodies, IDLE_MS, REQUEST_MS } from "./stalled-bodies.ts";

/** Idle times of the server in ms, tried in turn: a busy machine may interrupt a client for a short one. */
const IDLE_TIMES = [300, 1500] as const;

let server: FastifyInstance;
/** Resolves with the error of the form's reader. */
let failed: Promise<Error>;

async function start(idleMs: number): Promise<void> {
  server = fastify({ requestTimeout: REQUEST_MS });
  endStalledBodies(server, idleMs);
  server.post("/", async () => "read");
  server.post("/slow", async () => {
    // Its connection stalls later and for the same time, so the timer of this request would have ended by then.
    const other = open();
    await other.closed;
    return "read";
  });
  server.addContentTypeParser("multipart/form-data", (_request, body, done) => done(null, body));
  let fail: (error: Error) => void;
  failed = new Promise((resolve) => {
    fail = resolve;
  });
  server.post("/form", async ({ raw }) => await finished(raw).catch(fail));
  await server.listen({ port: 0, host: "127.0.0.1" });
}
beforeEach(() => start(IDLE_TIMES[0]));
afterEach(() => server.close());

/** Sends the head of a JSON body of 10 bytes, and some of the body; `closed` resolves with all that came back. */
function open(path = "/", type = "application/json", body = ""): { socket: Socket; closed: Promise<string> } {
  const socket = connect({ port: (server.server.address() as AddressInfo).port, host: "127.0.0.1" });
  let text = "";
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
  });
  socket.on("error", () => undefined);
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(text)));
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n`;
  socket.write(`${head}content-type: ${type}\r\ncontent-length: 10\r\n\r\n${body}`);
  return { socket, closed };
}

test("a body that stalls gets 408, and its connection ends", async () => {
  const { socket, closed } = open();
  socket.write('"12');
  const [head, body] = (await closed).split("\r\n\r\n");
  expect(head).toContain("HTTP/1.1 408 ");
  expect(JSON.parse(body ?? "")).toMatchObject({ data: null, details: [{ type: "error", code: "timeout" }] });
});

test("a form that stalls gets 408 as well, and its reader an error", async () => {
  const { socket, closed } = open("/form", "multipart/form-data; boundary=edge");
  socket.write("--edge");
  expect(await closed).toContain("HTTP/1.1 408 ");
  expect((await failed).message).toBe("Premature close");
});

test("the api allows 60 minutes for a request and 30 seconds without a byte", () => {
  expect([REQUEST_MS, IDLE_MS]).toEqual([3_600_000, 30_000]);
});

/** Sends a body for twice the idle time, with pauses of a fifth of it, and measures the longest of them. */
async function flowingBody(idleMs: number): Promise<{ response: string; longestPause: number }> {
  const { socket, closed } = open();
  let longestPause = 0;
  for (const character of '"12345678"') {
    const start = performance.now();
    socket.write(character);
    // The server's timer is the socket's, which no fake clock reaches.
    await wait(idleMs / 5);
    longestPause = Math.max(longestPause, performance.now() - start);
  }
  return { response: await closed, longestPause };
}

test("a body that keeps flowing may take longer than the idle time", async () => {
  for (const idleMs of IDLE_TIMES) {
    await server.close();
    await start(idleMs);
    const { response, longestPause } = await flowingBody(idleMs);
    // A body that a busy machine interrupted proves nothing.
    if (longestPause > idleMs / 2) continue;
    expect(response).toContain("200 OK");
    return;
  }
});

test("a response may take longer than the idle time", async () => {
  const { closed } = open("/slow", "application/json", '"12345678"');
  expect(await closed).toContain("200 OK");
});
