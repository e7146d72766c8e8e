import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

let folder: string;
const file = () => join(folder, "owner.pid");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "grow-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a folder is locked until it is released", () => {
  const unlock = lockFolder(folder);
  expect(readFileSync(file(), "utf8")).toBe(String(process.pid));
  unlock();
  expect(existsSync(file())).toBe(false);
});

test("a folder locked by another running process is rejected, with its process id", () => {
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 10000)"]);
  try {
    writeFileSync(file(), String(other.pid));
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
  } finally {
    other.kill();
  }
});

test.each(["999999999", "nonsense", ""])(
  "a lock file with %j, of no running process, is taken over",
  (content) => {
    writeFileSync(file(), content);
    lockFolder(folder)();
    expect(existsSync(file())).toBe(false);
  },
);
