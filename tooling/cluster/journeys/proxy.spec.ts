import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { request } from "undici";
import { freePorts } from "../../start/src/ports.mjs";
import { createSupervisor } from "../../start/src/supervisor.mjs";
import { startNginx } from "../src/nginx.mjs";
import { OPEN_REQUESTS } from "../src/nginx-conf.mjs";
import { agentFrom } from "./address.ts";

// The proxy with fake servers behind it, for situations that are rare with real ones.

interface StandIn {
  readonly server: Server;
  readonly port: number;
  readonly seen: IncomingMessage[];
  answer(response: ServerResponse): void;
}

async function standIn(): Promise<StandIn> {
  const seen: IncomingMessage[] = [];
  const self: { answer: StandIn["answer"] } = { answer: (response) => void response.end("well") };
  const server = createServer((incoming, response) => {
    seen.push(incoming);
    incoming.resume().once("end", () => self.answer(response));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return Object.assign(self, { server, port: (server.address() as AddressInfo).port, seen });
}

const busy = (response: ServerResponse) => void response.writeHead(503, { "retry-after": "2" }).end("busy");

let supervisor: ReturnType<typeof createSupervisor>;
let folder: string;
let standIns: StandIn[];
let edge: string;
let inside: string;

test.beforeEach(async () => {
  supervisor = createSupervisor();
  folder = mkdtempSync(path.join(tmpdir(), "grow-proxy-"));
  chmodSync(folder, 0o755);
  standIns = [await standIn(), await standIn()];
  const ports = standIns.map(({ port }) => port);
  const [publicPort = 0, brandsPort = 0, apiPort = 0] = await freePorts(3);
  await startNginx(supervisor, {
    env: process.env,
    logDir: folder,
    conf: { folder, publicPort, brandsPort, apiPort },
    ports: { community: ports, brands: ports, api: ports },
  });
  edge = `http://127.0.0.1:${publicPort}`;
  inside = `http://127.0.0.1:${apiPort}`;
});
test.afterEach(async () => {
  await supervisor.stop();
  for (const { server } of standIns) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

async function ask(
  url: string,
  method: "GET" | "POST" = "GET",
  headers: Record<string, string> = {},
  address = "127.0.0.9",
) {
  const answer = await request(url, {
    method,
    headers,
    body: method === "POST" ? "{}" : null,
    dispatcher: agentFrom(address),
  });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
}

test("the proxy retries a read on another server when one is full, and does not repeat a write", async () => {
  const [full] = standIns;
  if (full) full.answer = busy;
  for (let n = 0; n < 6; n++) expect(await ask(edge)).toMatchObject({ status: 200, text: "well" });
  const before = standIns.map(({ seen }) => seen.length);
  const writes = [];
  for (let n = 0; n < 6; n++) writes.push(await ask(edge, "POST"));
  expect(writes.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = writes.filter(({ status }) => status === 503);
  expect(refused.map(({ headers }) => headers["retry-after"])).toEqual(["2", "2", "2"]);
  expect(standIns.map(({ seen }, index) => seen.length - (before[index] ?? 0))).toEqual([3, 3]);
});

test("a server that is down fails no request, writes included", async () => {
  const [gone] = standIns;
  gone?.server.close();
  gone?.server.closeAllConnections();
  for (let n = 0; n < 6; n++) {
    expect((await ask(edge, "POST")).status).toBe(200);
    expect((await ask(inside, "POST")).status).toBe(200);
  }
});

test("the outer proxy replaces X-Forwarded-For, and the internal proxy forwards it", async () => {
  const lie = { "x-forwarded-for": "203.0.113.7", host: "grow.example" };
  await ask(edge, "GET", lie);
  await ask(inside, "GET", lie);
  const [outer, inner] = standIns
    .flatMap(({ seen }) => seen)
    .sort((one) => (one.headers["x-forwarded-for"] === "127.0.0.9" ? -1 : 1));
  expect(outer?.headers).toMatchObject({ "x-forwarded-for": "127.0.0.9", host: "grow.example" });
  expect(inner?.headers).toMatchObject({ "x-forwarded-for": "203.0.113.7", host: "grow.example" });
});

test("an address that has too many requests open gets 429, and others are served", async () => {
  const held: ServerResponse[] = [];
  for (const one of standIns) one.answer = (response) => void held.push(response);
  const open = Array.from({ length: OPEN_REQUESTS }, () => ask(edge));
  await expect.poll(() => held.length).toBe(OPEN_REQUESTS);
  const refused = await ask(edge);
  expect(refused).toMatchObject({ status: 429, headers: { "retry-after": "2" } });
  const other = ask(edge, "GET", {}, "127.0.0.10");
  await expect.poll(() => held.length).toBe(OPEN_REQUESTS + 1);
  const stream = ask(`${edge}/api/live`);
  await expect.poll(() => held.length).toBe(OPEN_REQUESTS + 2);
  for (const response of held) response.end("well");
  const statuses = (await Promise.all([...open, other, stream])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("metrics and health checks are not public", async () => {
  for (const place of ["/metrics", "/healthz"]) expect((await ask(edge + place)).status).toBe(404);
  expect(standIns.flatMap(({ seen }) => seen)).toEqual([]);
});

test("upstream connections are reused", async () => {
  for (let n = 0; n < 10; n++) await ask(edge);
  const sockets = new Set(standIns.flatMap(({ seen }) => seen.map(({ socket }) => socket)));
  expect(sockets.size).toBe(2);
});
