import { describe, expect, test } from "vitest";
import { namesPattern, rerunFailures } from "./rerun.mjs";

const label = "@grow/domain";
const unit = { folder: "packages/domain", script: "test", results: "unit.json", label };
const journeys = { folder: "tooling/e2e", script: "journeys", results: "e2e.json" };
const vpd = "packages/domain/src/vpd.test.ts";

/** @param {import("./report.mjs").Failure[]} failures */
const failed = (...failures) => [{ title: "Unit tests", passed: 5, failures, duration: 1 }];

/**
 * The results of a second run.
 *
 * @param {string[]} passed
 * @param {{ name: string, file?: string }[]} failures
 */
const tally = (passed, ...failures) => ({
  passed,
  failures: failures.map((failure) => ({ message: "again", ...failure })),
  files: [],
});

const name = "@grow/domain › it falls";
const other = "@grow/domain › it rises";

/** A test that fails in a run of a whole package. */
const falls = { name, message: "1 is not 2", file: vpd, rerun: unit };

/** A hook that fails, and two tests that do not run because of it. */
const hook = { ...falls, name: `${label} › ${vpd}`, message: "no database", tests: [name, other] };

const neverRuns = async () => {
  throw new Error("it ran");
};

describe("a failed test", () => {
  test("that passes when its file runs again is unstable, and counts as passed", async () => {
    /** @type {unknown[]} */
    const calls = [];
    const [outcome] = await rerunFailures(failed(falls), async (rerun, targets) => {
      calls.push([rerun.folder, ...targets]);
      return tally([name, other]);
    });
    expect(calls).toEqual([["packages/domain", "src/vpd.test.ts"]]);
    expect(outcome).toMatchObject({ passed: 6, failures: [], unstable: [falls] });
  });

  test("that fails again has failed", async () => {
    const [outcome] = await rerunFailures(failed(falls), async () => tally([other], { name, file: vpd }));
    expect(outcome).toEqual(failed(falls)[0]);
  });

  test.each([
    ["ran no test", tally([])],
    ["ran only other tests", tally([other])],
    ["broke off", tally([name], { name: "the run itself" })],
  ])("has failed when its second run %s", async (_how, second) => {
    const [outcome] = await rerunFailures(failed(falls), async () => second);
    expect(outcome?.failures).toContain(falls);
    expect(outcome?.unstable).toBe(undefined);
  });

  test("does not hide another test of its file that fails only in the second run", async () => {
    const [outcome] = await rerunFailures(failed(falls), async () =>
      tally([name], { name: other, file: vpd }),
    );
    expect(outcome?.unstable).toEqual([falls]);
    expect(outcome?.failures).toMatchObject([{ name: other, file: vpd }]);
  });

  test("does not run again where a second run proves nothing", async () => {
    const [outcome] = await rerunFailures(failed({ name: "types", message: "not a number" }), neverRuns);
    expect(outcome?.failures).toHaveLength(1);
  });
});

describe("a failed hook", () => {
  test("is unstable when all tests that it kept from running pass", async () => {
    const [outcome] = await rerunFailures(failed(hook), async () => tally([name, other]));
    expect(outcome).toMatchObject({ passed: 7, failures: [], unstable: [hook] });
  });

  test.each([
    ["one of them is skipped", tally([name])],
    ["none of them runs", tally(["@grow/domain › it waits"])],
    ["it fails after them", tally([name, other], { name: hook.name, file: vpd })],
  ])("has failed when in the second run %s", async (_how, second) => {
    const [outcome] = await rerunFailures(failed(hook), async () => second);
    expect(outcome?.failures).toEqual([hook]);
  });
});

describe("journeys", () => {
  const journey = {
    name: "reads",
    message: "gone",
    file: "tooling/e2e/journeys/explore.spec.ts",
    rerun: journeys,
  };

  test("that failed share one run, chosen by their lines and names", async () => {
    /** @type {unknown[]} */
    const calls = [];
    const failures = [12, 30].map((line) => ({ ...journey, name: `reads ${line}`, line }));
    const [outcome] = await rerunFailures(failed(...failures), async (_rerun, targets, names) => {
      calls.push([targets, names]);
      return tally(["reads 12"], { name: "reads 30", file: journey.file });
    });
    expect(calls).toEqual([
      [
        ["journeys/explore.spec.ts:12", "journeys/explore.spec.ts:30"],
        ["reads 12", "reads 30"],
      ],
    ]);
    expect(outcome?.unstable?.map(({ line }) => line)).toEqual([12]);
    expect(outcome?.failures.map(({ line }) => line)).toEqual([30]);
  });

  test.each([
    [
      "explore.spec.ts › cards › are read (in order)",
      "chromium explore.spec.ts cards are read (in order)",
      true,
    ],
    ["explore.spec.ts › cards", "chromium explore.spec.ts cards @smoke @slow", true],
    ["explore.spec.ts › phone › a link", "chromium explore.spec.ts desktop a link", false],
    ["explore.spec.ts › a link", "chromium explore.spec.ts a link on a phone", false],
    ["explore.spec.ts › 1.5 g", "chromium explore.spec.ts 125 g", false],
  ])("are found by their name only: %s in %s", (name, titles, isFound) => {
    expect(new RegExp(namesPattern(["else", name])).test(titles)).toBe(isFound);
  });

  test("are not run again when more than 20 failed", async () => {
    const failures = Array.from({ length: 21 }, (_, line) => ({ ...journey, name: `reads ${line}`, line }));
    const [outcome] = await rerunFailures(failed(...failures), neverRuns);
    expect(outcome?.failures).toHaveLength(21);
  });
});

describe("a package that failed outside of its tests", () => {
  const whole = { name: label, message: "Unhandled error", rerun: unit };

  test("has failed when any of them fails in its second run", async () => {
    const again = async () => tally([other], { name, file: vpd });
    expect((await rerunFailures(failed(whole), again))[0]?.failures).toContain(whole);
    const [outcome] = await rerunFailures(failed(whole), async () => tally([name]));
    // It is no test, so it does not count as one that passed.
    expect(outcome).toMatchObject({ passed: 5, failures: [], unstable: [whole] });
  });

  test("runs again as a whole, and with it the test that failed beside", async () => {
    /** @type {unknown[]} */
    const calls = [];
    const [outcome] = await rerunFailures(failed(falls, whole), async (_rerun, targets) => {
      calls.push(targets);
      return tally([name], { name: label });
    });
    expect(calls).toEqual([[]]);
    expect(outcome?.failures).toEqual([falls, whole]);
  });

  test("runs again only with the files that its stage selected", async () => {
    const selection = ["src/vpd.test.ts", "src/dli.test.ts"];
    /** @type {unknown[]} */
    const calls = [];
    await rerunFailures(failed({ ...whole, rerun: { ...unit, selection } }), async (_rerun, targets) => {
      calls.push(targets);
      return tally([name]);
    });
    expect(calls).toEqual([selection]);
  });

  test("has failed when a test that did not run for it does not run again", async () => {
    const lost = { ...whole, tests: [name] };
    const [outcome] = await rerunFailures(failed(lost), async () => tally([other]));
    expect(outcome?.failures).toEqual([lost]);
  });
});

test("failures in more than 20 files are not run again", async () => {
  const failures = Array.from({ length: 21 }, (_, index) => ({
    ...falls,
    file: `packages/domain/${index}.test.ts`,
  }));
  const [outcome] = await rerunFailures(failed(...failures), neverRuns);
  expect(outcome?.failures).toHaveLength(21);
});
