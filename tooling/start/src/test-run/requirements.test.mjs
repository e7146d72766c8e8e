import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../settings.mjs";
import { missingRequirements, programVersions, requirementsOf } from "./requirements.mjs";
import { stages } from "./stages.mjs";

/** @param {string[]} wanted */
const names = (...wanted) => requirementsOf(new Set(wanted)).map(({ name }) => name);

test("nginx and Redis are needed only when the cluster runs", () => {
  expect(names("unit", "journeys")).not.toContain("nginx");
  expect(names("unit", "journeys")).not.toContain("Redis");
  expect(names("cluster")).toEqual(expect.arrayContaining(["nginx", "Redis"]));
});

test("the stages of requirements exist", () => {
  const keys = stages.map(({ key }) => key);
  const named = requirementsOf(new Set(keys)).flatMap((requirement) => requirement.stages ?? []);
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
});

test("the headless shell is installed where it is missing, but the tests do without it, and with a chosen browser", () => {
  const PATH = mkdtempSync(path.join(tmpdir(), "grow-programs-"));
  onTestFinished(() => rmSync(PATH, { recursive: true }));
  const chromium = path.join(PATH, "chromium");
  writeFileSync(chromium, "", { mode: 0o755 });
  /** @param {NodeJS.ProcessEnv} env */
  const missing = (env) => missingRequirements(env, new Set(["journeys"]));
  expect(missing({ PATH }).optional).toEqual(["chromium-headless-shell"]);
  expect(missing({ PATH }).packages).not.toContain("chromium-headless-shell");
  expect(missing({ PATH, CHROMIUM_PATH: chromium }).optional).toEqual([]);
  writeFileSync(`${chromium}-headless-shell`, "", { mode: 0o755 });
  expect(missing({ PATH }).optional).toEqual([]);
});

test("the versions of Node, PostgreSQL and Chromium are named", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "grow-programs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const chromium = path.join(folder, "chromium");
  writeFileSync(chromium, "#!/bin/sh\necho Chromium 150.1\n");
  chmodSync(chromium, 0o755);
  const versions = programVersions({ ...process.env, CHROMIUM_PATH: chromium });
  expect(versions).toContain(`Node ${process.version}, postgres (PostgreSQL)`);
  expect(versions).toContain("Chromium 150.1");
});

test("what turbo knows of a test depends on the versions of the programs", () => {
  const text = readFileSync(path.join(root, "turbo.json"), "utf8").replace(/^\s*\/\/.*$/gm, "");
  /** @type {[string, { cache?: boolean, env?: string[] }][]} */
  const tasks = Object.entries(JSON.parse(text).tasks);
  const tests = tasks.filter(([name]) => /(?:^|#)test(?::|$)/.test(name));
  const cached = tests.filter(([, { cache = true }]) => cache);
  expect(cached.length).toBeGreaterThan(4);
  for (const [name, { env }] of cached) expect(env, name).toContain("GROW_TEST_PROGRAMS");
});

test("what turbo knows of the demo data's tests depends on the migrations, and it knows nothing of ours", () => {
  const text = readFileSync(path.join(root, "turbo.json"), "utf8").replace(/^\s*\/\/.*$/gm, "");
  const { tasks } = JSON.parse(text);
  for (const task of ["test", "test:postgres"])
    expect(tasks[`@grow/tooling-demo-data#${task}`].inputs).toContain(
      "$TURBO_ROOT$/apps/api/src/db/migrations/**",
    );
  expect(tasks["@grow/tooling-start#test:full"].cache).toBe(false);
});
