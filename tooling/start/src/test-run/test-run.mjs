import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createHousehold, StartError } from "../household.mjs";
import { Interruption, onInterruption } from "../interruption.mjs";
import { createProgress } from "../progress.mjs";
import { root, SettingError } from "../settings.mjs";
import { install, missingInstall } from "../workspace.mjs";
import { readChoice } from "./choice.mjs";
import { report } from "./report.mjs";
import { mayInstall, missingRequirements } from "./requirements.mjs";
import { stages } from "./stages.mjs";
import { ownTemporaryFolder } from "./temporary-folder.mjs";

/**
 * Runs all tests and sets the exit code of the process.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env of this process
 */
export async function testRun(args, env) {
  const progress = createProgress();
  const household = createHousehold();
  const began = Date.now();
  onInterruption(
    {
      stop: (reason) => household.giveUp(reason),
      force(exitCode) {
        household.kill();
        process.exit(exitCode);
      },
    },
    env,
  );
  try {
    const wanted = readChoice(args, stages);
    const { leftovers } = ownTemporaryFolder();
    const logDir = path.join(root, "test-results/logs");
    await prepare({ household, progress, env, logDir });
    const outcomes = await runStages(wanted, { household, env, logDir, say: progress.say }, progress);
    outcomes.push(tidiness(leftovers()));
    const { lines, isGood } = report(outcomes, Date.now() - began);
    process.exitCode = isGood ? 0 : 1;
    console.log(lines.join("\n"));
  } catch (error) {
    if (error instanceof Interruption) {
      console.log("\nStopped.");
      process.exitCode = error.exitCode || 143;
    } else {
      const isForeseen = error instanceof StartError || error instanceof SettingError;
      console.error(isForeseen ? error.message : error);
      if (error instanceof StartError) console.error(error.lastLines.join("\n"));
      console.log("0 passed, 1 failed");
      process.exitCode = 1;
    }
  }
  await household.stop();
  await sleep(50);
  process.exit();
}

/**
 * @param {readonly string[]} leftovers
 * @returns {import("./report.mjs").StageOutcome}
 */
function tidiness(leftovers) {
  const failures = leftovers.map((name) => ({
    name,
    message: "Whatever made this temporary folder did not remove it.",
  }));
  return { title: "Nothing is left behind", passed: failures.length === 0 ? 1 : 0, failures, duration: 0 };
}

/**
 * Brings what the tests need: Debian packages where that is allowed, then the dependencies.
 *
 * @param {object} context
 * @param {import("../household.mjs").Household} context.household
 * @param {import("../progress.mjs").Progress} context.progress
 * @param {NodeJS.ProcessEnv} context.env
 * @param {string} context.logDir
 */
async function prepare({ household, progress, env, logDir }) {
  const missing = missingRequirements(env);
  if (missing.names.length > 0) {
    const sentence = `The tests need ${missing.names.join(", ")}: install it, on Debian with "apt-get install ${missing.packages.join(" ")}", and run them again.`;
    if (!mayInstall(env)) throw new StartError(sentence);
    const script = `apt-get update && apt-get install --yes --no-install-recommends ${missing.packages.join(" ")}`;
    await progress.step(`Installing ${missing.names.join(", ")}`, () =>
      household.run(
        {
          name: "apt",
          command: ["sh", "-c", script],
          cwd: root,
          // At this level Debian starts no service that it installs: the tests start their own.
          env: { ...env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
          logDir,
        },
        sentence,
      ),
    );
  }
  const stamp = await missingInstall();
  if (stamp !== null) {
    await progress.step("Installing the dependencies", () => install(household, { env, logDir, stamp }));
  }
}

/**
 * @param {ReadonlySet<string>} wanted
 * @param {import("./stages.mjs").StageContext} context
 * @param {import("../progress.mjs").Progress} progress
 */
async function runStages(wanted, context, progress) {
  /** @type {import("./report.mjs").StageOutcome[]} */
  const outcomes = [];
  /** @type {Set<string>} */
  const failed = new Set();
  for (const stage of stages) {
    if (!stage.keys.some((key) => wanted.has(key))) continue;
    const missing = stage.needs.find((need) => failed.has(need));
    if (missing !== undefined) {
      for (const key of stage.keys) failed.add(key);
      const message = `Not run, because "${missing}" failed.`;
      outcomes.push({
        title: stage.title,
        passed: 0,
        failures: [{ name: stage.title, message }],
        duration: 0,
      });
      progress.say(`  ✗ ${stage.title}: ${message}`);
      continue;
    }
    const done = await progress.step(
      stage.title,
      () => stage.run(context, wanted),
      (results) => results.every(({ failures }) => failures.length === 0),
    );
    for (const { key, failures } of done) {
      if (failures.length === 0) continue;
      failed.add(key);
      for (const { name } of failures) progress.say(`      FAILED ${name}`);
    }
    outcomes.push(...done);
  }
  return outcomes;
}
