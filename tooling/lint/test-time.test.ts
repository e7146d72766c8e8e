import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
/** Milliseconds; shorter limits stand in loops that have a longer one. */
const SHORTEST = 1000;

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const listed = (...patterns: string[]) =>
  execFileSync("git", ["ls-files", ...patterns], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n");

/** The ways to write a limit: `timeout: …`, `setTimeout(…)`, `const START_TIMEOUT = …`, and the last argument of a test or hook. */
const LIMITS = [/\w*(?:timeout|patience)\w*["']?\s*[:=(]\s*([^,;)}]+)/gi, /^\s*\},\s*([^,;)}]+)\);/gm];

/** The product of an expression's numbers, in milliseconds; 0 when it has none. */
function millisecondsOf(expression: string): number {
  const numbers = expression.match(/\b\d[\d_]*(?:e\d+)?\b/g) ?? [];
  return numbers.length === 0
    ? 0
    : numbers.map((number) => Number(number.replaceAll("_", ""))).reduce((product, one) => product * one);
}

/** What a constant of the file is set to, or the expression itself. */
function initializerOf(expression: string, source: string): string {
  const name = /^\w+$/.exec(expression.trim())?.[0];
  return new RegExp(`\\bconst ${name} = ([^;]+);`).exec(source)?.[1] ?? expression;
}

/** Limits of a second or more that do not grow with patience. */
function fixedLimits(source: string): string[] {
  return LIMITS.flatMap((limit) => [...source.matchAll(limit)])
    .map(([found, expression = ""]) => ({ found: found.trim(), value: initializerOf(expression, source) }))
    .filter(({ value }) => !/\b(?:patience|testTime|pollTime)\b/.test(value))
    .filter(({ value }) => millisecondsOf(value) >= SHORTEST)
    .map(({ found }) => found);
}

/** Limits in tests that no machine is too slow for, each with its reason. */
const LIMITS_ALLOWED: Readonly<Record<string, string>> = {
  "packages/api-client/src/upload.test.ts": "the client's clock is a fake",
};

/** The ways to sleep: the timer that is a promise, and a promise that a timer resolves. */
const SLEEPS = [
  /import \{[^}]*\bsetTimeout\b[^}]*\} from "(?:node:)?timers\/promises"/g,
  /\((\w+)\) => \{?\s*(?:\w+\.)?setTimeout\((?:\(\) => )?\1\b/g,
];

/** Sleeps in tests that a condition, a turn of the event loop or a fake clock cannot replace, each with its reason. */
const SLEEPS_ALLOWED: Readonly<Record<string, string>> = {
  "apps/api/src/http/stalled-bodies.test.ts": "no fake clock reaches the idle limit of a socket",
  "packages/ui/src/input/combobox/combobox.stories.tsx": "nothing follows a list that does not open",
  "packages/ui/src/overlay/toast/toast.stories.tsx": "nothing follows a timer that focus has stopped",
  "tooling/cluster/journeys/load.ts": "pauses of users, whom rate limits restrict",
  "tooling/e2e/journeys/large-uploads.spec.ts": "a slow connection",
};

const fixedSleeps = (source: string) => SLEEPS.flatMap((sleep) => source.match(sleep) ?? []);

describe("configurations", () => {
  test.each(listed("*vitest*.config.ts"))("%s takes its limits from test-time", (file) => {
    const source = read(file);
    expect(source).toMatch(
      /import \{[^}]*\btestTime\b[^}]*\} from "(?:@grow\/testing\/test-time|\.\/src\/test-time\.mjs)"/,
    );
    expect(source).toContain("...testTime");
    expect(source).not.toMatch(/(?:test|hook)Timeout|timeout:/);
  });

  test.each(listed("*playwright.config.ts"))("%s multiplies its limits by patience", (file) => {
    const source = read(file);
    expect(source).toContain('import { patience } from "@grow/testing/test-time"');
    const limits = source.match(/timeout: [^,}]+/g) ?? [];
    expect(limits).toHaveLength(2);
    for (const limit of limits) expect(limit).toContain("* patience");
  });

  test("every package that runs vitest has one, and no script sets a limit", () => {
    const configs = listed("*vitest*.config.ts").map((file) => path.dirname(file));
    for (const file of listed("*package.json")) {
      const { scripts = {} } = JSON.parse(read(file)) as { scripts?: Record<string, string> };
      const commands = Object.values(scripts).filter((script) => script.includes("vitest run"));
      if (commands.length > 0) expect(configs).toContain(path.dirname(file));
      expect(
        commands.filter((script) => /timeout/i.test(script)),
        file,
      ).toEqual([]);
    }
  });
});

describe("fixedLimits", () => {
  test.each([
    "test.setTimeout(300_000);",
    "await expect.poll(read, { timeout: 60_000 }).toBe(1);",
    "vi.setConfig({ testTimeout: 600000 });",
    "const START_TIMEOUT = 2 * 60 * 1000;",
    "const patience = 6e5;",
    "  }, 120_000);",
    "await expect(title).toBeVisible({ timeout: 5000 });",
    "const AT_ONCE = 5000;\nawait expect.poll(read, { timeout: AT_ONCE }).toBe(1);",
  ])("finds %s", (source) => {
    expect(fixedLimits(source)).toHaveLength(1);
  });

  test.each([
    "test.setTimeout(120_000 * patience);",
    "  timeout: testTime.testTimeout * 4,",
    "{ timeout: pollTime, interval: 100 }",
    "const AT_ONCE = 5000 * patience;\nawait expect.poll(read, { timeout: AT_ONCE }).toBe(1);",
    "await expect(title).toBeVisible({ timeout: 500 });",
    "const timer = setTimeout(() => stop(), 120_000);",
  ])("accepts %s", (source) => {
    expect(fixedLimits(source)).toEqual([]);
  });
});

describe("fixedSleeps", () => {
  test.each([
    'import { setTimeout } from "node:timers/promises";',
    'import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";',
    "await new Promise((resolve) => setTimeout(resolve, 50));",
    "const pause = () => new Promise<void>((done) => window.setTimeout(done, 5));",
    "new Promise((r) => { setTimeout(r, 5); });",
    "await new Promise((resolve) => setTimeout(() => resolve(), 50));",
  ])("finds %s", (source) => {
    expect(fixedSleeps(source)).toHaveLength(1);
  });

  test.each([
    'import { setImmediate as nextTurn } from "node:timers/promises";',
    "const timer = setTimeout(() => socket.destroy(), 500);",
    "const connecting = new Promise((resolve) => socket.once('connect', resolve));",
    "test.setTimeout(120_000 * patience);",
  ])("accepts %s", (source) => {
    expect(fixedSleeps(source)).toEqual([]);
  });
});

const tests = ["*.test.ts", "*.test.tsx", "*.test.mjs", "*.spec.ts", "*.stories.tsx"];
const files = listed(...tests, "tooling/e2e/*.ts", "tooling/cluster/journeys/*.ts")
  // Its examples are what it finds.
  .filter((file) => file !== "tooling/lint/test-time.test.ts");

test("every limit of a second or more in tests grows with patience", () => {
  const found = [...files, ...listed("tooling/cluster/src/*.mjs")]
    .filter((file) => !(file in LIMITS_ALLOWED))
    .flatMap((file) => fixedLimits(read(file)).map((limit) => `${file}: ${limit}`));
  expect(found).toEqual([]);
});

test("no test sleeps for a fixed time but those whose subject is the time", () => {
  const sleeping = files.filter((file) => fixedSleeps(read(file)).length > 0);
  expect(sleeping.toSorted()).toEqual(Object.keys(SLEEPS_ALLOWED).toSorted());
});
