import { execFileSync, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createSupervisor } from "../supervisor.mjs";
import { survivors } from "../testing/survivors.mjs";
import { startPostgres } from "./postgres.mjs";

afterEach(() => {
  vi.unstubAllEnvs();
});

async function start() {
  const logDir = mkdtempSync(path.join(tmpdir(), "grow-pg-log-"));
  onTestFinished(() => rmSync(logDir, { recursive: true }));
  const supervisor = createSupervisor();
  const server = await startPostgres(supervisor, { env: process.env, logDir });
  onTestFinished(() => server.stop());
  return { supervisor, ...server };
}

/**
 * Has a client run something, and returns the id of the server's process for it once that has begun.
 *
 * @param {string} url
 * @param {string} statement
 */
async function clientProcess(url, statement) {
  const script = `select pg_backend_pid(); ${statement}`;
  const client = spawn("psql", ["--no-psqlrc", "-At", url], { stdio: ["pipe", "pipe", "ignore"] });
  onTestFinished(() => void client.kill());
  client.stdin.on("error", () => {});
  client.stdin.write(`${script};\n`);
  const [chunk] = await once(client.stdout, "data");
  const id = Number(String(chunk));
  onTestFinished(async () => {
    // A failed test would leave it, stopped or busy.
    if ((await survivors([id])).length > 0) process.kill(id, "SIGKILL");
  });
  return id;
}

test("startPostgres answers on its socket, and stop removes its folder", async () => {
  const { supervisor, url, folder, stop } = await start();
  const answer = execFileSync("psql", ["--no-psqlrc", "-Atc", "select 40 + 2", url], { encoding: "utf8" });
  expect(answer.trim()).toBe("42");
  await stop();
  expect(existsSync(folder)).toBe(false);
  expect(supervisor.failure.aborted).toBe(false);
});

test("a server that ends by itself is reported, and its supervisor goes on", async () => {
  const logDir = mkdtempSync(path.join(tmpdir(), "grow-pg-log-"));
  onTestFinished(() => rmSync(logDir, { recursive: true }));
  const supervisor = createSupervisor();
  const events = new EventEmitter();
  const loss = once(events, "loss");
  const onLoss = (/** @type {Error} */ error) => events.emit("loss", error);
  const server = await startPostgres(supervisor, { env: process.env, logDir, onLoss });
  process.kill(
    Number.parseInt(readFileSync(path.join(server.folder, "data/postmaster.pid"), "utf8"), 10),
    "SIGKILL",
  );
  expect((await loss)[0].message).toContain("postgres ended by itself");
  expect(supervisor.failure.aborted).toBe(false);
  await server.stop();
  expect(existsSync(server.folder)).toBe(false);
});

test("a server that does not start says so at once, and leaves no folder", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "grow-pg-tmp-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o711);
  vi.stubEnv("TMPDIR", folder);
  const options = { env: process.env, logDir: path.join(folder, "logs"), settings: { port: "none" } };
  await expect(startPostgres(createSupervisor(), { ...options, onLoss: () => {} })).rejects.toThrow(
    "PostgreSQL did not start.",
  );
  expect(readdirSync(folder)).toEqual(["logs"]);
});

test("stop ends the queries of clients, and all processes of the server", async () => {
  const { url, folder, stop } = await start();
  // It never ends by itself, not even when the main process is gone.
  const busy = await clientProcess(url, "select count(*) from generate_series(1, 1000000000000)");
  await stop();
  expect(await survivors([busy])).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

test("stop waits for the processes that a killed server left", async () => {
  const { url, folder, stop, kill } = await start();
  const left = await clientProcess(url, "select pg_sleep(600)");
  // It cannot notice that the main process is gone.
  process.kill(left, "SIGSTOP");
  await kill();
  let hasStopped = false;
  const stopped = stop().then(() => {
    hasStopped = true;
  });
  await nextTurn();
  expect([hasStopped, existsSync(folder)]).toEqual([false, true]);
  process.kill(left, "SIGCONT");
  await stopped;
  expect(await survivors([left])).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});
