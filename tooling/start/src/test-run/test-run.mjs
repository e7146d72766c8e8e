import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Interruption, onInterruption } from "../interruption.mjs";
import { createProgress } from "../progress.mjs";
import { root, SettingError } from "../settings.mjs";
import { createSupervisor, StartError } from "../supervisor.mjs";
import { install, missingInstall } from "../workspace.mjs";
import { readChoice } from "./choice.mjs";
import { report } from "./report.mjs";
import { mayInstall, missingRequirements } from "./requirements.mjs";
import { runSchedule } from "./schedule.mjs";
import { stages } from "./stages.mjs";
import { ownTemporaryFolder } from "./temporary-folder.mjs";
import { readBudgets, timings } from "./timings.mjs";

/**
 * Runs all tests and sets the exit code of the process.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env of this process
 */
export async function testRun(args, env) {
  const progress = createProgress();
  const supervisor = createSupervisor();
  const began = Date.now();
  onInterruption(
    {
      stop: (reason) => supervisor.abort(reason),
      force(exitCode) {
        supervisor.kill();
        process.exit(exitCode);
      },
    },
    env,
  );
  try {
    const { wanted, isAffectedOnly } = readChoice(args, stages);
    const { leftovers } = ownTemporaryFolder();
    const logDir = path.join(root, "test-results/logs");
    await prepare({ supervisor, progress, env, logDir });
    const context = { supervisor, env, logDir, say: progress.say, isAffectedOnly };
    const outcomes = await runStages(wanted, context, progress);
    const { lines: times, failures } = timings(outcomes, readBudgets());
    outcomes.push(leftoversOutcome(leftovers()), budgetsOutcome(failures));
    const { lines, isGood } = report(outcomes, Date.now() - began);
    process.exitCode = isGood ? 0 : 1;
    console.log([...times, ...lines].join("\n"));
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
  await supervisor.stop();
  await sleep(50);
  process.exit();
}

/**
 * @param {readonly string[]} leftovers
 * @returns {import("./report.mjs").StageOutcome}
 */
function leftoversOutcome(leftovers) {
  const failures = leftovers.map((name) => ({
    name,
    message: "A test made this temporary folder and did not remove it.",
  }));
  return {
    title: "No temporary folder is left",
    passed: failures.length === 0 ? 1 : 0,
    failures,
    duration: 0,
  };
}

/**
 * @param {{ name: string, message: string }[]} failures
 * @returns {import("./report.mjs").StageOutcome}
 */
function budgetsOutcome(failures) {
  return { title: "Time budgets of the tests", passed: failures.length === 0 ? 1 : 0, failures, duration: 0 };
}

/**
 * Installs what the tests need: Debian packages where that is allowed, then the dependencies.
 *
 * @param {object} context
 * @param {import("../supervisor.mjs").Supervisor} context.supervisor
 * @param {import("../progress.mjs").Progress} context.progress
 * @param {NodeJS.ProcessEnv} context.env
 * @param {string} context.logDir
 */
async function prepare({ supervisor, progress, env, logDir }) {
  const missing = missingRequirements(env);
  if (missing.names.length > 0) {
    const sentence = `The tests need ${missing.names.join(", ")}: install it, on Debian with "apt-get install ${missing.packages.join(" ")}", and run them again.`;
    if (!mayInstall(env)) throw new StartError(sentence);
    const script = `apt-get update && apt-get install --yes --no-install-recommends ${missing.packages.join(" ")}`;
    await progress.step(`Installing ${missing.names.join(", ")}`, () =>
      supervisor.run(
        {
          name: "apt",
          command: ["sh", "-c", script],
          cwd: root,
          // Keeps Debian from starting the services it installs: the tests start their own.
          env: { ...env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
          logDir,
        },
        sentence,
      ),
    );
  }
  const stamp = await missingInstall();
  if (stamp !== null) {
    await progress.step("Installing the dependencies", () => install(supervisor, { env, logDir, stamp }));
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
  const chosen = stages.filter(({ keys }) => keys.some((key) => wanted.has(key)));
  await runSchedule(chosen, {
    async run(stage) {
      const done = await progress.step(
        stage.title,
        () => stage.run(context, wanted),
        (results) => results.every(({ failures }) => failures.length === 0),
      );
      outcomes.push(...done);
      const failed = done.filter(({ failures }) => failures.length > 0);
      for (const { name } of failed.flatMap(({ failures }) => failures)) progress.say(`      FAILED ${name}`);
      return new Set(failed.map(({ key }) => key));
    },
    skip({ title }, failedNeed) {
      const message = `Not run, because "${failedNeed}" failed.`;
      outcomes.push({ title, passed: 0, failures: [{ name: title, message }], duration: 0 });
      progress.say(`  ✗ ${title}: ${message}`);
    },
  });
  return outcomes;
}
