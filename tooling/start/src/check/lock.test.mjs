import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeLock } from "./lock.mjs";

/** @type {string} */
let folder;
/** @type {string} */
let file;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "grow-lock-"));
  file = path.join(folder, "check.pid");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("takeLock refuses a second check until the first has released it", () => {
  const release = takeLock(file);
  expect(() => takeLock(file)).toThrow(`process ${process.pid}`);
  release();
  expect(existsSync(file)).toBe(false);
  takeLock(file)();
});

test("takeLock passes over a check that was killed", () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(file, String(pid));
  takeLock(file)();
});
