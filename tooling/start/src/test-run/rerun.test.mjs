import { describe, expect, test } from "vitest";
import { rerunFailures } from "./rerun.mjs";

const unit = { folder: "packages/domain", script: "test", results: "unit.json" };
const journeys = { folder: "tooling/e2e", script: "journeys", results: "e2e.json" };
const vpd = "packages/domain/src/vpd.test.ts";

/** @param {import("./report.mjs").Failure[]} failures */
const failed = (...failures) => [{ title: "Unit tests", passed: 5, failures, duration: 1 }];

/** @param {{ name: string, file?: string }[]} failures */
const tally = (...failures) => ({
  passed: 3,
  failures: failures.map((failure) => ({ message: "again", ...failure })),
  files: [],
});

/** A test that fails in a run of a whole package. */
const falls = { name: "@grow/domain › it falls", message: "1 is not 2", file: vpd, rerun: unit };

describe("a failed test", () => {
  test("that passes when its file runs again is unstable, and counts as passed", async () => {
    /** @type {unknown[]} */
    const calls = [];
    const [outcome] = await rerunFailures(failed(falls), async (rerun, targets) => {
      calls.push([rerun.folder, ...targets]);
      return tally();
    });
    expect(calls).toEqual([["packages/domain", "src/vpd.test.ts"]]);
    expect(outcome).toMatchObject({ passed: 6, failures: [], unstable: [falls] });
  });

  test("that fails again has failed", async () => {
    const [outcome] = await rerunFailures(failed(falls), async () => tally({ name: "it falls", file: vpd }));
    expect(outcome).toEqual(failed(falls)[0]);
  });

  test.each([
    ["ran no test", { passed: 0, failures: [], files: [] }],
    ["broke off", tally({ name: "the run itself" })],
  ])("has failed when its second run %s", async (_how, second) => {
    const [outcome] = await rerunFailures(failed(falls), async () => second);
    expect(outcome?.failures).toEqual([falls]);
  });

  test("does not run again where a second run proves nothing", async () => {
    const run = async () => {
      throw new Error("it ran");
    };
    const [outcome] = await rerunFailures(failed({ name: "types", message: "not a number" }), run);
    expect(outcome?.failures).toHaveLength(1);
  });
});

test("journeys that failed share one run, chosen by their lines", async () => {
  /** @type {unknown[]} */
  const calls = [];
  const journey = { name: "reads", message: "gone", file: "explore.spec.ts", rerun: journeys };
  const failures = [12, 30].map((line) => ({ ...journey, name: `reads ${line}`, line }));
  const [outcome] = await rerunFailures(failed(...failures), async (_rerun, targets) => {
    calls.push(targets);
    return tally({ name: "reads 30", file: "explore.spec.ts" });
  });
  expect(calls).toEqual([["explore.spec.ts:12", "explore.spec.ts:30"]]);
  expect(outcome?.unstable?.map(({ line }) => line)).toEqual([12]);
  expect(outcome?.failures.map(({ line }) => line)).toEqual([30]);
});

test("a package that failed outside of its tests has failed when any of them fails in its second run", async () => {
  const whole = { name: "@grow/domain", message: "Unhandled error", rerun: unit };
  const again = async () => tally({ name: "@grow/domain › it falls", file: vpd });
  expect((await rerunFailures(failed(whole), again))[0]?.failures).toEqual([whole]);
  expect((await rerunFailures(failed(whole), async () => tally()))[0]?.unstable).toEqual([whole]);
});

test("failures in more than 20 files are not run again", async () => {
  const failures = Array.from({ length: 21 }, (_, index) => ({
    ...falls,
    file: `packages/domain/${index}.test.ts`,
  }));
  const run = async () => {
    throw new Error("it ran");
  };
  const [outcome] = await rerunFailures(failed(...failures), run);
  expect(outcome?.failures).toHaveLength(21);
});
