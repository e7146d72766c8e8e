import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const configs = execFileSync("git", ["ls-files", "*vitest*.config.ts"], { cwd: root, encoding: "utf8" })
  .trim()
  .split("\n");

// Vitest's own limits are 5 and 10 seconds, which a busy machine exceeds without a fault.
test.each(configs)("%s gives tests and hooks ten minutes", (file) => {
  const source = readFileSync(path.join(root, file), "utf8");
  expect(source).toMatch(/testTimeout: 600_000\b/);
  expect(source).toMatch(/hookTimeout: 600_000\b/);
});
