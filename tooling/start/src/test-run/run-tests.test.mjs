import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createSupervisor, StartError } from "../supervisor.mjs";
import { runTests } from "./run-tests.mjs";

/**
 * @param {(plan: import("../child.mjs").ChildPlan, said: Promise<string>) => Promise<void>} work
 * @param {string} [command] name of the command whose work it is
 */
async function run(work, command = "unit") {
  const logDir = mkdtempSync(path.join(tmpdir(), "grow-run-log-"));
  onTestFinished(() => rmSync(logDir, { recursive: true }));
  const own = createSupervisor();
  let say = (/** @type {string} */ _line) => {};
  const said = new Promise((resolve) => {
    say = (line) => (line.includes("busy") ? undefined : resolve(line));
  });
  const supervisor = {
    ...own,
    /** @type {typeof own.run} */
    run: (plan, message) => (plan.name === command ? work(plan, said) : own.run(plan, message)),
  };
  const result = await runTests(
    { supervisor, env: process.env, logDir, say: (line) => say(line) },
    { name: "unit", command: ["true"], isOnPostgres: true },
  );
  return { ...result, isAborted: own.failure.aborted };
}

/** @param {import("../child.mjs").ChildPlan} plan */
function socketFolder({ env }) {
  return new URL(env.TEST_DATABASE_URL ?? "").searchParams.get("host") ?? "";
}

test("tests that fail have a problem, and lost no server", async () => {
  const { problem, loss } = await run(async () => {
    throw new StartError("unit failed.");
  });
  expect([problem, loss]).toEqual(["unit failed.", null]);
});

test("a server that ends under its tests is reported, and does not abort the run", async () => {
  const { loss, isAborted } = await run(async (plan, said) => {
    const file = path.join(socketFolder(plan), "data/postmaster.pid");
    process.kill(Number.parseInt(readFileSync(file, "utf8"), 10), "SIGKILL");
    expect(await said).toContain("postgres ended by itself");
    throw new StartError("unit failed.");
  });
  expect(loss).toContain("postgres ended by itself");
  expect(isAborted).toBe(false);
});

test("a server that does not start is a problem of its tests alone", async () => {
  const { problem, isAborted } = await run(async () => {
    throw new StartError("There is no room.");
  }, "initdb");
  expect([problem, isAborted]).toEqual(["There is no room.", false]);
});
