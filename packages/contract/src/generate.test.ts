import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const target = mkdtempSync(join(tmpdir(), "contract-"));
afterAll(() => rmSync(target, { recursive: true }));

test("generating again gives the same files to the byte", () => {
  execFileSync(process.execPath, [join(root, "generate.mjs"), target]);
  for (const file of ["openapi.json", "types.ts", "operations.ts"]) {
    const generated = readFileSync(join(target, file), "utf8");
    const current = readFileSync(join(root, "generated", file), "utf8");
    expect(generated === current, `${file} is as generated before`).toBe(true);
  }
});
