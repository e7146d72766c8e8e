import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { apiPrefix, operationTable } from "@grow/contract";
import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import type { AppName } from "./app-environment.ts";
import { createAppServer } from "./create-server.ts";
import { readEnvironment } from "./environment.ts";

const MB = 1024 * 1024;

/** Turns of the event loop that the api and a page take. */
const WORK_TURNS = 20;
/** Milliseconds of draining. */
const DRAIN_MS = 500;
const CLIENTS = 40;

let api: Server;
let app: FastifyInstance;
let base: string;
/** Lets the api respond to long requests. */
let finishLong: () => void;
/** Bodies that the api has received whole, in bytes. */
let received: number[];
/** Bytes that the api has read, and long requests that have arrived. */
let read: number;
let arrivedLong: number;
/** Turns of the event loop that the api waits after each chunk. */
let turnsPerChunk = 0;

async function work(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn();
}

async function start(name: AppName): Promise<void> {
  received = [];
  read = 0;
  arrivedLong = 0;
  const longEnough = new Promise<void>((resolve) => {
    finishLong = resolve;
  });
  api = createServer(async (incoming, response) => {
    let size = 0;
    for await (const chunk of incoming) {
      size += chunk.byteLength;
      read += chunk.byteLength;
      await work(turnsPerChunk);
    }
    received.push(size);
    const isLong = incoming.url?.endsWith("/2");
    if (isLong) arrivedLong += 1;
    await (isLong ? longEnough : work(WORK_TURNS));
    response.writeHead(201, { "content-type": "application/json" });
    response.end(JSON.stringify({ data: { id: received.length } }));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const { port } = api.address() as AddressInfo;
  const environment = readEnvironment(name, { API_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: "silent" });
  app = createAppServer({
    environment,
    page: async (_request, reply) => {
      await work(WORK_TURNS);
      return reply.send("page");
    },
  });
  base = await app.listen({ port: 0, host: "127.0.0.1" });
}
afterEach(async () => {
  turnsPerChunk = 0;
  await app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

describe.each(["community", "brands-manager"] as const)("%s that stops under load", (name) => {
  it("drops no response, POSTs included", async () => {
    await start(name);
    let isRouted = true;
    let answered = 0;
    const failures: string[] = [];
    const send = async (path: string, init: RequestInit, expected: number) => {
      try {
        const response = await fetch(base + path, init);
        await response.text();
        answered += 1;
        if (response.status !== expected) failures.push(`${path}: ${response.status}`);
      } catch (error) {
        failures.push(`${path}: ${error instanceof Error ? String(error.cause) : error}`);
      }
    };
    const client = async (index: number) => {
      while (isRouted) {
        if (index % 2 === 0) await send("/", {}, 200);
        else await send("/api/comments/diary/1", { method: "POST", body: "{}" }, 201);
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_none, index) => client(index));
    /** Waits until each client may have got two responses. */
    const someRounds = async () => {
      const before = answered;
      await expect.poll(() => answered).toBeGreaterThanOrEqual(before + 2 * CLIENTS);
    };
    await someRounds();
    const post = { method: "POST", body: "{}" };
    // Still in flight when the server closes.
    const long = Array.from({ length: 20 }, () => send("/api/comments/diary/2", post, 201));
    await expect.poll(() => arrivedLong).toBe(20);
    const drained = app.drain(DRAIN_MS);
    // The outer proxy goes to another server some time after this one has become unready.
    expect(app.isDraining()).toBe(true);
    await someRounds();
    isRouted = false;
    await Promise.all([drained, ...clients]);
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    finishLong();
    await Promise.all([closed, ...long]);
    expect(failures).toEqual([]);
  });
});

describe("an upload of 200 MB", () => {
  it("passes through at the speed of the api, and is never buffered whole", async () => {
    await start("community");
    turnsPerChunk = 8;
    const bytes = 200 * MB;
    const { method, path } = operationTable.uploadWeekMedia;
    let sent = 0;
    /** Most bytes between the client and the api. */
    let most = 0;
    const status = await new Promise<number>((resolve, reject) => {
      const outgoing = request(`${base}${apiPrefix}${path}`, {
        method,
        headers: { "content-length": bytes },
      });
      outgoing.once("error", reject);
      outgoing.once("response", (response) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode ?? 0));
      });
      const chunk = Buffer.alloc(MB / 4, "x");
      let left = bytes / chunk.byteLength;
      const write = () => {
        while (left > 0) {
          left -= 1;
          sent += chunk.byteLength;
          most = Math.max(most, sent - read);
          if (!outgoing.write(chunk)) return void outgoing.once("drain", write);
        }
        outgoing.end();
      };
      write();
    });
    expect([status, received]).toEqual([201, [bytes]]);
    expect(most).toBeLessThan(64 * MB);
  });
});
