import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Schema } from "@grow/contract";
import { solveChallenge } from "@grow/testing/solve-challenge";
import { testTime } from "@grow/testing/test-time";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { poolConfig } from "./db/database.ts";

// The built server as a process of its own, on the embedded database in a folder of its own.

/** A start on the embedded database takes five seconds of an idle core. */
const startTime = testTime.testTimeout * 2;
// Some tests start a server twice.
vi.setConfig({ testTimeout: startTime * 2 });

const app = join(import.meta.dirname, "..");
/** Inside the package, because the bundle imports some of its dependencies. */
const built = join(app, "node_modules/.cache/grow-api/build");
let folder: string;
let port: number;
let running: ChildProcess | undefined;

beforeAll(async () => {
  execFileSync(process.execPath, ["build.mjs", built], { cwd: app });
  folder = mkdtempSync(join(tmpdir(), "grow-main-"));
  port = await freePort();
});
afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) await end("SIGKILL");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Starts the server and waits until it is well. */
async function start(env: Record<string, string> = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(built, "main.mjs")], {
    cwd: app,
    env: {
      ...process.env,
      DATA_DIR: folder,
      // A killed process leaves the folder of its socket.
      TMPDIR: folder,
      API_PORT: String(port),
      LOG_LEVEL: "error",
      RATE_LIMITS: "off",
      ...env,
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  running = child;
  await expect.poll(isWell, { timeout: startTime, interval: 200 }).toBe(true);
  return child;
}

async function isWell(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  return answer?.status === 200;
}

/** Ends the server by a signal; resolves with its exit code, null after SIGKILL. */
async function end(signal: NodeJS.Signals): Promise<number | null> {
  const child = running;
  if (child === undefined) return null;
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill(signal);
  return await ended;
}

async function call<Data>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<{ status: number; data: Data }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { data } = (await answer.json()) as { data: Data };
  return { status: answer.status, data };
}

async function signUp(name: string): Promise<string> {
  const { data: challenge } = await call<Schema<"CaptchaChallenge">>("GET", "/captcha");
  const form = {
    name,
    email: `${name}@example.org`,
    password: "plenty of light",
    recaptcha: solveChallenge(challenge),
  };
  const { status, data } = await call<Schema<"SessionStart">>("POST", "/users", form);
  expect(status).toBe(201);
  if (data.token === undefined) throw new Error("The api sent no token.");
  return data.token;
}

/** Begins an upload that never ends. */
async function beginUpload(token: string): Promise<void> {
  const upload = request(`http://127.0.0.1:${port}/api/uploads/diaries/covers`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "multipart/form-data; boundary=edge",
      "content-length": 1_000_000,
    },
  });
  upload.on("error", () => undefined);
  upload.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf a photo');
  await expect.poll(arriving, { interval: 50 }).toHaveLength(1);
}

const arriving = () => (existsSync(join(folder, "incoming")) ? readdirSync(join(folder, "incoming")) : []);

test("a killed process loses no acknowledged write, and of its uploads nothing stays after the next start", async () => {
  await start();
  const token = await signUp("writer");
  const acknowledged = new Set<number>();
  let isKilled = false;
  const write = async () => {
    while (!isKilled) {
      const body = { name: "Balcony", type_room: 2, type_soil: 1, type_watering: 1 };
      const answer = await call<{ id: number }>("POST", "/diaries", body, token).catch(() => null);
      if (answer?.status === 201) acknowledged.add(answer.data.id);
    }
  };
  const writers = [write(), write(), write()];
  await expect.poll(() => acknowledged.size, { interval: 20 }).toBeGreaterThan(40);
  await beginUpload(token);
  await end("SIGKILL");
  isKilled = true;
  await Promise.all(writers);

  // Neither the lock nor the partial work of the dead process is in the way.
  await start();
  expect(arriving()).toEqual([]);
  const lost: number[] = [];
  for (const id of acknowledged) {
    if ((await call("GET", `/diaries/${id}`)).status !== 200) lost.push(id);
  }
  expect(lost).toEqual([]);
  expect(await end("SIGTERM")).toBe(0);
});

test("a running server publishes its database socket, locks the database folder, and cleans up on exit", async () => {
  await start();
  const owner = JSON.parse(readFileSync(join(folder, "db/owner.json"), "utf8"));
  expect(owner.pid).toBe(running?.pid);
  const client = new Client(poolConfig({ host: owner.socket }, 1));
  await client.connect();
  const { rows } = await client.query("select version from migration");
  expect(rows.length).toBeGreaterThan(0);
  await client.end();

  const second = spawn(process.execPath, [join(built, "main.mjs")], {
    cwd: app,
    env: { ...process.env, DATA_DIR: folder, API_PORT: String(await freePort()) },
  });
  let said = "";
  second.stderr.on("data", (chunk) => {
    said += chunk;
  });
  expect(await new Promise((resolve) => second.once("exit", resolve))).toBe(1);
  expect(said).toContain(`in use by process ${owner.pid}`);

  expect(await end("SIGTERM")).toBe(0);
  expect(existsSync(owner.socket)).toBe(false);
  expect(readdirSync(join(folder, "db"))).toEqual(["data"]);
});

test("signing up puts an email into the outbox", async () => {
  await start();
  await signUp("reader");
  const outbox = async () => await (await fetch(`http://127.0.0.1:${port}/dev/outbox`)).text();
  await expect.poll(outbox, { interval: 300 }).toMatch(/\.eml/);
  expect(await end("SIGINT")).toBe(0);
});

test("a server started by another program ends with it", async () => {
  const child = await start({ GROW_PARENT: "1" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.disconnect();
  expect(await ended).toBe(0);
});

test("a server ends when its parent exits while it is loading", async () => {
  const child = spawn(process.execPath, [join(built, "main.mjs")], {
    cwd: app,
    env: { ...process.env, DATA_DIR: folder, TMPDIR: folder, API_PORT: String(port), GROW_PARENT: "1" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  running = child;
  child.disconnect();
  await expect.poll(() => child.exitCode, { timeout: startTime, interval: 200 }).toBe(0);
});

test("an invalid variable ends the start with one message", async () => {
  const child = spawn(process.execPath, [join(built, "main.mjs")], {
    cwd: app,
    env: { ...process.env, API_PORT: "many" },
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(1);
  expect(said).toMatch(/^The environment variable API_PORT is wrong: .*\n$/);
});
