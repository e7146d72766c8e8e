import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pollTime } from "@grow/testing/test-time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { root } from "../settings.mjs";
import { survivors } from "../testing/survivors.mjs";
import { createSteps } from "./steps.mjs";

const log = vi.spyOn(console, "log").mockImplementation(() => {});
/** @type {string} */
let folder;
beforeEach(async () => {
  log.mockClear();
  folder = await mkdtemp(path.join(tmpdir(), "grow-steps-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** @param {AbortSignal} deadline */
const stepsUntil = (deadline) => createSteps({ env: process.env, deadline, logDir: folder });

/** @param {string} code */
const node = (code) => [process.execPath, "-e", code];

test("a failing command is named, with what it wrote to both outputs", async () => {
  const steps = stepsUntil(new AbortController().signal);
  await steps.run("Good", node(""));
  await steps.run("Bad", node("console.log('two apples'); console.error('one pear'); process.exitCode = 3"));
  expect(steps.result()).toMatchObject({ passed: ["Good"], failed: ["Bad"], timedOut: [] });
  const shown = log.mock.calls.flat().join("\n");
  expect(shown).toContain("two apples");
  expect(shown).toContain("one pear");
});

test.each([
  ["no results", undefined],
  ["results without a test", []],
  ["only skipped tests", [{ fullName: "it waits", status: "skipped" }]],
])("a run of tests that leaves %s is not shown as passed", async (_, assertionResults) => {
  const results = path.join(path.relative(root, folder), "check.json");
  const report = { testResults: [{ name: "a.test.ts", status: "passed", assertionResults }] };
  const code = `require("node:fs").writeFileSync("${results}", ${JSON.stringify(JSON.stringify(report))})`;
  const steps = stepsUntil(new AbortController().signal);
  await steps.run("Tests", node(assertionResults ? code : ""), { results });
  expect(steps.result()).toMatchObject({ passed: [], failed: [], timedOut: [] });
  expect(log.mock.calls.flat()).toEqual(["  – Tests: no test is about it"]);
});

test("a run of tests in which one passes has passed, whatever an earlier one left", async () => {
  const results = path.join(path.relative(root, folder), "check.json");
  const assertionResults = [{ fullName: "it rises", status: "passed" }];
  const report = { testResults: [{ name: "a.test.ts", status: "passed", assertionResults }] };
  const code = `require("node:fs").writeFileSync("${results}", ${JSON.stringify(JSON.stringify(report))})`;
  const steps = stepsUntil(new AbortController().signal);
  await steps.run("Tests", node(code), { results });
  await steps.run("Others", node(""), { results });
  expect(steps.result()).toMatchObject({ passed: ["Tests"], failed: [] });
});

test("commands are left out after the deadline", async () => {
  const steps = stepsUntil(AbortSignal.abort());
  await steps.run("Late", node("process.exitCode = 3"));
  expect(steps.result()).toMatchObject({ passed: [], failed: [], timedOut: ["Late"] });
});

test("a command that still runs at the deadline is left out, and nothing that it started runs on", async () => {
  const deadline = new AbortController();
  const steps = stepsUntil(deadline.signal);
  const file = path.join(folder, "ids.json");
  const unfinished = path.join(folder, "ids.json.part");
  const running = steps.run(
    "Endless",
    node(`
      const endless = "setInterval(() => {}, 1000); process.send('ready');";
      const { pid } = require("node:child_process")
        .spawn(process.execPath, ["-e", endless], { stdio: ["ignore", "inherit", "inherit", "ipc"] })
        .on("message", () => {
          const { renameSync, writeFileSync } = require("node:fs");
          writeFileSync(${JSON.stringify(unfinished)}, JSON.stringify([process.pid, pid]));
          renameSync(${JSON.stringify(unfinished)}, ${JSON.stringify(file)});
        });
    `),
  );
  const ids = await vi.waitUntil(async () => JSON.parse(await readFile(file, "utf8").catch(() => "null")), {
    timeout: pollTime,
  });
  deadline.abort();
  await running;
  expect(await survivors(ids)).toEqual([]);
  expect(steps.result()).toMatchObject({ passed: [], failed: [], timedOut: ["Endless"] });
});
