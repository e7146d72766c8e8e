import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { REQUIREMENTS } from "./asvs-requirements.ts";

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

/** The requirements that a text names: "6.2.1, 6.2.5", "7.2.1–7.2.4", "12.1.1–12.2.2". */
function named(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, from = "", to] of text.matchAll(/\b(\d+\.\d+\.\d+)(?:–(\d+\.\d+\.\d+))?/g)) {
    if (to === undefined) {
      found.add(from);
      continue;
    }
    const [first, last] = [REQUIREMENTS.indexOf(from), REQUIREMENTS.indexOf(to)];
    expect([from, to, first >= 0 && last > first]).toEqual([from, to, true]);
    for (const requirement of REQUIREMENTS.slice(first, last + 1)) found.add(requirement);
  }
  return found;
}

const asvs = readFileSync(path.join(root, "docs/security.md"), "utf8").split("## OWASP ASVS")[1] ?? "";

test("docs/security.md has each requirement of levels 1 and 2", () => {
  const told = named(asvs);
  expect(REQUIREMENTS.filter((requirement) => !told.has(requirement))).toEqual([]);
});

test("docs/security.md tells each requirement in one row", () => {
  const rows = asvs.split("\n").flatMap((line) => /^\| (\d[^|]*)\|/.exec(line)?.[1] ?? []);
  const all = rows.flatMap((numbers) => [...named(numbers)]);
  expect(all.filter((requirement, index) => all.indexOf(requirement) !== index)).toEqual([]);
});
