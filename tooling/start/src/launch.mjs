import { dataFolderProblem } from "./data-folder.mjs";
import { demoPeople, prepareDemo } from "./demo.mjs";
import { untilDatabaseOpen, untilHealthy } from "./health.mjs";
import { Interruption, onInterruption } from "./interruption.mjs";
import { readOptions, usage } from "./options.mjs";
import { portProblem } from "./ports.mjs";
import { createProgress, seconds } from "./progress.mjs";
import { serverEnv, serverPlan } from "./servers.mjs";
import { readSettings, SettingError } from "./settings.mjs";
import { aborted, createSupervisor, StartError } from "./supervisor.mjs";
import { build, generate, install, missingBuild, missingInstall } from "./workspace.mjs";

/** The longest a server may take until it is healthy, in milliseconds. */
const patience = 120_000;

/**
 * Starts the site and keeps it running until it is stopped; sets the exit code of the process.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function launch(args, env) {
  const progress = createProgress();
  const supervisor = createSupervisor();
  onInterruption(
    {
      stop(reason) {
        progress.say("");
        progress.say("Stopping … (again to stop at once)");
        supervisor.abort(reason);
      },
      force(exitCode) {
        supervisor.kill();
        process.exit(exitCode);
      },
    },
    env,
    // To stop is how a site ends, not a failure.
    0,
  );
  try {
    const options = readOptions(args);
    if (options.isHelp) {
      console.log(usage);
      return;
    }
    await start({ options, env, progress, supervisor });
    await aborted(supervisor.failure);
  } catch (error) {
    process.exitCode = await end(error, supervisor);
  }
  // A forgotten handle must not keep the stopped site running.
  process.stdout.write("", () => process.exit());
}

/**
 * @param {object} context
 * @param {import("./options.mjs").LaunchOptions} context.options
 * @param {NodeJS.ProcessEnv} context.env
 * @param {import("./progress.mjs").Progress} context.progress
 * @param {import("./supervisor.mjs").Supervisor} context.supervisor
 */
async function start({ options, env, progress, supervisor }) {
  const began = Date.now();
  const { isDev } = options;
  const settings = readSettings(env);
  const problem = await firstProblem(settings);
  if (problem !== null) throw new StartError(problem);
  const { logDir } = settings;

  const installation = await missingInstall();
  if (installation !== null) {
    await progress.step("Installing the dependencies", () =>
      install(supervisor, { env, logDir, stamp: installation }),
    );
  }
  if (isDev) {
    await progress.step("Generating the code", () => generate(supervisor, { env, logDir }));
  } else {
    const building = await missingBuild();
    if (building !== null) {
      await progress.step("Building the site", () => build(supervisor, { env, logDir, stamp: building }));
    }
  }

  const forServers = serverEnv(env, settings);
  const say = progress.say;
  for (const name of /** @type {const} */ (["api", "community", "brands-manager"])) {
    supervisor.serve(await serverPlan(name, { isDev, env: forServers, settings, say }));
  }
  await progress.step("Starting the API", async () => {
    await healthy([settings.api], settings, supervisor);
    // Then it announces where other programs reach the embedded database.
    if (settings.database === "embedded") await untilDatabaseOpen(settings.dataDir, supervisor.failure);
  });
  const apps = healthy([settings.community, settings.brands], settings, supervisor);
  // Its failure is awaited below; until then it must not count as unhandled.
  apps.catch(() => {});
  const hasDemo = !options.isEmpty && !settings.isProduction;
  if (hasDemo) await prepareDemo(supervisor, { env: forServers, settings, progress });
  await progress.step("Starting the community site and the brands manager", () => apps);

  for (const line of welcome({ settings, hasDemo, duration: Date.now() - began })) say(line);
}

/**
 * @param {import("./settings.mjs").Settings} settings
 * @returns {Promise<string | null>}
 */
async function firstProblem(settings) {
  const folder = await dataFolderProblem(settings.dataDir);
  if (folder !== null) return folder;
  for (const port of [settings.community, settings.brands, settings.api]) {
    const taken = await portProblem(settings.host, port);
    if (taken !== null) return taken;
  }
  return null;
}

/**
 * @param {readonly import("./settings.mjs").Port[]} ports
 * @param {import("./settings.mjs").Settings} settings
 * @param {import("./supervisor.mjs").Supervisor} supervisor
 */
async function healthy(ports, { host, logDir }, supervisor) {
  await Promise.all(
    ports.map(async ({ port, server }) => {
      const late = AbortSignal.timeout(patience);
      try {
        await untilHealthy({ host, port, signal: AbortSignal.any([supervisor.failure, late]) });
      } catch (error) {
        if (!late.aborted || supervisor.failure.aborted) throw error;
        throw new StartError(
          `There was no healthy answer from ${server} within ${seconds(patience)}; the logs are in ${logDir}.`,
        );
      }
    }),
  );
}

/**
 * @param {{ settings: import("./settings.mjs").Settings, hasDemo: boolean, duration: number }} what
 * @returns {string[]} what the terminal shows once the site is ready
 */
function welcome({ settings, hasDemo, duration }) {
  return [
    "",
    `Grow is ready (${seconds(duration)}).`,
    "",
    `  Community        ${settings.communityUrl}`,
    `  Brands manager   ${settings.brandsUrl}`,
    `  API              ${settings.apiUrl}`,
    "",
    ...(hasDemo
      ? [`  Demo people      ${demoPeople.names.join(", ")}; the password is ${demoPeople.password}`]
      : []),
    ...(settings.isMailSaved ? [`  Email            saved to ${settings.dataDir}/outbox`] : []),
    `  Logs             ${settings.logDir}`,
    "",
    "Ctrl-C stops it.",
  ];
}

/**
 * Stops everything and reports the reason.
 *
 * @param {unknown} error
 * @param {import("./supervisor.mjs").Supervisor} supervisor
 * @returns {Promise<number>} the exit code
 */
async function end(error, supervisor) {
  const isAsked = error instanceof Interruption;
  if (!isAsked) {
    // Expected errors are sentences; an unexpected one is shown with its stack.
    const isForeseen = error instanceof StartError || error instanceof SettingError;
    console.error("");
    console.error(isForeseen ? error.message : error);
    if (error instanceof StartError && error.lastLines.length > 0) {
      console.error(`\nIts last lines:\n${error.lastLines.map((line) => `  ${line}`).join("\n")}`);
    }
  }
  await supervisor.stop();
  if (isAsked) console.log("Stopped.");
  return isAsked ? error.exitCode : 1;
}
