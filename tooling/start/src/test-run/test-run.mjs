import { writeFile } from "node:fs/promises";
import path from "node:path";
import { changedSinceProved, recordProved } from "../changes.mjs";
import { Interruption, onInterruption } from "../interruption.mjs";
import { createProgress } from "../progress.mjs";
import { root, SettingError } from "../settings.mjs";
import { createSupervisor, StartError } from "../supervisor.mjs";
import { install, missingInstall } from "../workspace.mjs";
import { readChoice } from "./choice.mjs";
import { runStage } from "./command-stage.mjs";
import { cpuTime } from "./cpu-time.mjs";
import { unexplained, withMakers } from "./leftovers.mjs";
import { quarantineProblems, readQuarantine, withQuarantine } from "./quarantine.mjs";
import { report } from "./report.mjs";
import { mayInstall, missingRequirements, programVersions } from "./requirements.mjs";
import { rerunFailures, runAgain } from "./rerun.mjs";
import { longestFirst, readStageSeconds, runSchedule } from "./schedule.mjs";
import { stages } from "./stages.mjs";
import { ownTemporaryFolder } from "./temporary-folder.mjs";
import { timings } from "./timings.mjs";

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
      stop(reason) {
        progress.say("\nStopping … (again to stop at once)");
        supervisor.abort(reason);
      },
      force(exitCode) {
        supervisor.kill();
        console.log("\nStopped.");
        process.exit(exitCode);
      },
    },
    env,
    // A run that was stopped has proved nothing.
    143,
  );
  try {
    const { wanted, size, seed } = readChoice(args, stages);
    const { leftovers } = ownTemporaryFolder();
    const logDir = path.join(root, "test-results/logs");
    const recordPass = await recordProved();
    await prepare({ supervisor, progress, env, logDir, wanted });
    if (size === "full") progress.say(`The order of the test files is that of --seed ${seed}.`);
    const context = {
      supervisor,
      // turbo.json names it: turbo takes from its cache only what passed on the same programs.
      env: { ...env, GROW_TEST_PROGRAMS: programVersions(env) },
      logDir,
      say: progress.say,
      order:
        size === "full"
          ? ["--sequence.shuffle.files", "--sequence.shuffle.tests", `--sequence.seed=${seed}`]
          : [],
      changed: await changedSinceProved(),
    };
    const first = await runStages(wanted, context, progress);
    const left = leftovers();
    const final = await rerunFailures(first, (rerun, targets, journeys) =>
      progress.step(
        `Again, alone: ${[rerun.folder, ...targets].join(" ")}`,
        () => runAgain(context, rerun, targets, journeys),
        ({ failures }) => failures.length === 0,
      ),
    );
    // What a second run leaves, its failure does not explain.
    const leftAgain = leftovers().filter((name) => !left.includes(name));
    const isAll = size === "full" && isComplete(wanted);
    const quarantine = readQuarantine();
    const tests = isAll ? new Set(first.flatMap((outcome) => outcome.tests ?? [])) : null;
    const outcomes = [
      ...final.map((outcome) => withQuarantine(outcome, quarantine)),
      ...check("No temporary folder is left", [
        ...unexplained(await withMakers(left), final),
        ...unexplained(await withMakers(leftAgain), []),
      ]),
      ...check(
        "Quarantine",
        quarantineProblems(quarantine, new Date(), tests).map((name) => ({
          name,
          message: "Find the cause, or delete the row or the test.",
        })),
      ),
    ];
    await recordSeconds(first);
    const took = { duration: Date.now() - began, cpu: await cpuTime() };
    supervisor.failure.throwIfAborted();
    const { lines, isGood } = report(outcomes, took);
    process.exitCode = isGood ? 0 : 1;
    if (isGood && isAll) console.log(await recordPass());
    console.log([...timings(first), ...lines].join("\n"));
  } catch (error) {
    if (supervisor.failure.reason instanceof Interruption) {
      console.log("\nStopped.");
    } else {
      const isForeseen = error instanceof StartError || error instanceof SettingError;
      console.error(isForeseen ? error.message : error);
      if (error instanceof StartError) console.error(error.lastLines.join("\n"));
      console.log("0 passed, 1 failed");
      process.exitCode = 1;
    }
  }
  await supervisor.stop();
  const { reason } = supervisor.failure;
  if (reason instanceof Interruption) process.exitCode = reason.exitCode;
  process.stdout.write("", () => process.exit());
}

/**
 * @param {ReadonlySet<string>} wanted
 * @returns {boolean} whether all stages of a full run were chosen
 */
function isComplete(wanted) {
  return stages.every(({ key, only = "full" }) => only !== "full" || wanted.has(key));
}

/**
 * A check of the run itself, which is no test and so counts only when it fails.
 *
 * @param {string} title
 * @param {import("./report.mjs").Failure[]} failures
 * @returns {import("./report.mjs").StageOutcome[]}
 */
function check(title, failures) {
  return failures.length === 0 ? [] : [{ title, passed: 0, failures, duration: 0 }];
}

/**
 * Writes how long each stage took, in the form of `stage-seconds.json`.
 *
 * @param {readonly import("./report.mjs").StageOutcome[]} outcomes
 */
async function recordSeconds(outcomes) {
  const seconds = outcomes.flatMap(({ key, duration }) => (key ? [[key, Math.round(duration / 1000)]] : []));
  const sorted = Object.fromEntries(seconds.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)));
  const file = path.join(root, "test-results/stage-seconds.json");
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * Installs what the tests need: Debian packages where that is allowed, then the dependencies.
 *
 * @param {object} context
 * @param {import("../supervisor.mjs").Supervisor} context.supervisor
 * @param {import("../progress.mjs").Progress} context.progress
 * @param {NodeJS.ProcessEnv} context.env
 * @param {string} context.logDir
 * @param {ReadonlySet<string>} context.wanted keys of the stages that will run
 */
async function prepare({ supervisor, progress, env, logDir, wanted }) {
  const { names, packages, optional } = missingRequirements(env, wanted);
  const sentence = `The tests need ${names.join(", ")}: install it, on Debian with "apt-get install ${packages.join(" ")}", and run them again.`;
  if (names.length > 0 && !mayInstall(env)) throw new StartError(sentence);
  if (names.length > 0 || (optional.length > 0 && mayInstall(env))) {
    await progress.step(`Installing ${[...packages, ...optional].join(", ")}`, () =>
      supervisor.run(
        {
          name: "apt",
          command: ["sh", "-c", installScript(packages, optional)],
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
 * @param {readonly string[]} packages
 * @param {readonly string[]} optional packages that a version of Debian may not have
 */
function installScript(packages, optional) {
  /** @param {readonly string[]} some */
  const install = (some) =>
    `apt-get update && apt-get install --yes --no-install-recommends ${some.join(" ")}`;
  return [
    ...(packages.length > 0 ? [install(packages)] : []),
    ...(optional.length > 0 ? [`(${install(optional)} || true)`] : []),
  ].join(" && ");
}

/**
 * @param {ReadonlySet<string>} wanted
 * @param {import("./stages.mjs").StageContext} context
 * @param {import("../progress.mjs").Progress} progress
 */
async function runStages(wanted, context, progress) {
  /** @type {import("./report.mjs").StageOutcome[]} */
  const outcomes = [];
  const chosen = stages.filter(({ key }) => wanted.has(key));
  await runSchedule(longestFirst(chosen, readStageSeconds()), {
    async run(stage) {
      const outcome = await progress.step(
        stage.title,
        () => runStage(stage, context),
        ({ failures }) => failures.length === 0,
      );
      outcomes.push(outcome);
      for (const { name } of outcome.failures) progress.say(`      FAILED ${name}`);
      return outcome.failures.length === 0;
    },
    skip({ title }, failedNeed) {
      const message = `Not run, because "${failedNeed}" failed.`;
      outcomes.push({ title, passed: 0, failures: [{ name: title, message }], duration: 0 });
      progress.say(`  ✗ ${title}: ${message}`);
    },
  });
  return outcomes;
}
