import { chmod, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pollTime } from "@grow/testing/test-time";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFakeSite } from "../testing/fake-site.mjs";
import { untilEnded } from "../testing/survivors.mjs";

/** @type {Awaited<ReturnType<typeof createFakeSite>>} */
let site;
beforeEach(async () => {
  site = await createFakeSite();
  const programs = path.join(site.folder, "node_modules/.bin");
  await mkdir(programs, { recursive: true });
  await writeFile(
    path.join(programs, "biome"),
    `#!/bin/sh\n[ "$FAKE_FAILURE" = deaf ] && trap "" TERM\necho "biome started $$ $$" >> "$DATA_DIR/events.txt"\nwhile true; do sleep 1; done\n`,
  );
  await chmod(path.join(programs, "biome"), 0o755);
});
afterEach(async () => {
  await site.remove();
});

/**
 * Starts a run, and waits until its only stage has begun.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runFormat(env = {}) {
  // Any program will do; the browser itself takes a second to name its version.
  const own = { ...env, CHROMIUM_PATH: process.execPath };
  const run = site.launch(["--only", "format"], own, [process.execPath, "tooling/start/test.mjs"]);
  await expect.poll(site.processes, { timeout: pollTime }).toHaveLength(2);
  return run;
}

test.each([
  ["SIGTERM", 143],
  ["SIGHUP", 143],
  ["SIGINT", 130],
])("npm test that %s stops ends with %i, and counts nothing", async (signal, expected) => {
  const run = await runFormat();
  run.launcher.kill(/** @type {NodeJS.Signals} */ (signal));
  const { code, output } = await run.ended;
  expect(code).toBe(expected);
  expect(output.trimEnd().split("\n").at(-1)).toBe("Stopped.");
  expect(output).not.toMatch(/\d passed/);
});

test.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
])("npm test that is told twice by %s ends at once with %i", async (signal, expected) => {
  const run = await runFormat({ FAKE_FAILURE: "deaf" });
  const ids = await site.processes();
  run.launcher.kill(/** @type {NodeJS.Signals} */ (signal));
  await run.untilSays("Stopping");
  run.launcher.kill(/** @type {NodeJS.Signals} */ (signal));
  const { code, output } = await run.ended;
  expect(code).toBe(expected);
  expect(output.trimEnd().split("\n").at(-1)).toBe("Stopped.");
  expect(output).not.toMatch(/\d passed/);
  await untilEnded(ids);
});
