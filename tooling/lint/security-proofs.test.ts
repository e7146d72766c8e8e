import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const SHORT = { "api/": "apps/api/src/", "kit/": "packages/app-kit/src/" };

/** Files and folders that docs/security.md names as proofs. */
function proofs(): string[] {
  const text = readFileSync(path.join(root, "docs/security.md"), "utf8");
  const rows = text.split("\n").filter((line) => /^\| \d/.test(line));
  const named = rows.flatMap((row) => [
    ...row.matchAll(/`((?:api|apps|docs|kit|packages|tooling)\/[^`]+)`/g),
  ]);
  return [...new Set(named.map((match) => match[1] ?? ""))];
}

test.each(proofs())("%s, which docs/security.md names, exists", (proof) => {
  const [short, full] = Object.entries(SHORT).find(([prefix]) => proof.startsWith(prefix)) ?? ["", ""];
  expect(existsSync(path.join(root, full + proof.slice(short.length)))).toBe(true);
});
