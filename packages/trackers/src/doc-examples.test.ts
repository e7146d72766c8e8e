import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { blocksOf, examplesOf, roundedLike, runExample } from "@grow/tooling-publishing";
import { describe, expect, test } from "vitest";
import * as browser from "./browser/index.ts";
import * as trackers from "./index.ts";
import * as testing from "./testing/index.ts";

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^testing\/counting/.test(file))
  .map((file) => ({ file, ...examplesOf(file, readFileSync(path.join(folder, file), "utf8")) }));

const readme = blocksOf("README.md", readFileSync(path.join(folder, "../README.md"), "utf8"));

/** Names available in examples: the exports, and an environment in which they run. */
function scope() {
  return {
    ...trackers,
    ...testing,
    clock: testing.fakeClock(),
    page: testing.fakePage(),
    store: testing.memoryStore(),
    send: async () => {},
    warn: () => {},
  };
}

describe("documentation", () => {
  test("has an example for every function that runs without a browser", () => {
    const exported = new Set(Object.keys({ ...trackers, ...testing }));
    const missing = files.flatMap(({ without }) => without).filter((name) => exported.has(name));
    // Their examples would take time; their tests describe them.
    expect(missing.sort()).toEqual(["everyPeriod", "sendImpressions"]);
  });

  test.each(files.flatMap(({ examples }) => examples).map((example) => [example.of, example] as const))(
    "gives the actual results for %s",
    async (_, example) => {
      const checks = await runExample(example, scope());
      expect(checks.length).toBeGreaterThan(0);
      for (const { line, actual, expected } of checks)
        expect(roundedLike(actual, expected), line).toEqual(expected);
    },
  );

  test("gives the actual results for the examples in the README", async () => {
    const blocks = readme.filter(({ code }) => !code.includes("@grow/trackers/browser"));
    const checks = (
      await Promise.all(blocks.map((block) => runExample(block, { ...trackers, ...testing })))
    ).flat();
    expect(checks.length).toBeGreaterThan(0);
    for (const { line, actual, expected } of checks) expect(actual, line).toEqual(expected);
  });

  test("names only existing exports in the README", () => {
    const imported = readme.flatMap(({ code }) => [
      ...code.matchAll(/import \{([^}]*)\} from "@grow\/trackers(?:\/browser|\/testing)?"/g),
    ]);
    const names = imported
      .flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()))
      .filter(Boolean);
    expect(names.length).toBeGreaterThan(10);
    const known = new Set([...Object.keys(trackers), ...Object.keys(browser), ...Object.keys(testing)]);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});
