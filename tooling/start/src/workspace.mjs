import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { fingerprintContents, fingerprintFiles } from "./fingerprint.mjs";
import { StartError } from "./household.mjs";
import { root } from "./settings.mjs";
import { readStamp, writeStamp } from "./stamp.mjs";

const installStamp = path.join(root, "node_modules", ".grow-installed.json");
const buildStamp = path.join(root, "node_modules", ".grow-built.json");

/** What a built site is made from. */
const sources = [
  "openapi",
  "packages",
  "apps",
  "tooling/demo-data",
  "package.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "tsconfig.base.json",
  "turbo.json",
];

/** What it is made into. */
const products = [
  "apps/api/build",
  "apps/community/build",
  "apps/brands-manager/build",
  "tooling/demo-data/build",
];

/**
 * The environment of everything that installs, generates or builds: the right mode whatever the shell says, no
 * questions, and no tool that reports home.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnv(env) {
  const { NODE_ENV: _, ...rest } = env;
  return {
    ...rest,
    CI: env.CI || "true",
    DO_NOT_TRACK: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    STORYBOOK_DISABLE_TELEMETRY: "1",
    npm_config_yes: "true",
    npm_config_update_notifier: "false",
  };
}

/**
 * The command that runs the one right pnpm. It comes through npx, which keeps it; corepack refuses its signature.
 *
 * @returns {Promise<string[]>} to be followed by pnpm's arguments
 */
export async function pnpmCommand() {
  const { packageManager } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  return ["npx", "--yes", packageManager];
}

/**
 * Tells whether the dependencies have to be installed.
 *
 * @returns {Promise<string | null>} the stamp to leave after an installation, or null when nothing changed since the last
 */
export async function missingInstall() {
  const manifests = ["package.json"];
  for (const group of ["packages", "apps", "tooling"]) {
    for (const name of await readdir(path.join(root, group))) manifests.push(`${group}/${name}/package.json`);
  }
  const wanted = await fingerprintContents(
    root,
    [...manifests, "pnpm-lock.yaml", "pnpm-workspace.yaml"],
    // Some dependencies are programs for one kind of machine.
    `${process.platform} ${process.arch} ${process.versions.modules}`,
  );
  const isThere = await stat(path.join(root, "node_modules", ".modules.yaml")).catch(() => null);
  const { fingerprint } = await readStamp(installStamp);
  return isThere && fingerprint === wanted ? null : wanted;
}

/**
 * Installs the dependencies exactly as the lockfile says.
 *
 * @param {import("./household.mjs").Household} household
 * @param {{ env: NodeJS.ProcessEnv, logDir: string, stamp: string }} options
 */
export async function install(household, { env, logDir, stamp }) {
  const command = [...(await pnpmCommand()), "install", "--frozen-lockfile", "--prefer-offline"];
  await household.run(
    { name: "install", command, cwd: root, env: toolEnv(env), logDir },
    "The dependencies could not be installed: is the network there?",
  );
  await writeStamp(installStamp, { fingerprint: stamp });
}

/**
 * Tells whether the site has to be built.
 *
 * @returns {Promise<string | null>} the stamp to leave after a build, or null when neither the sources nor what was built
 *   from them changed since
 */
export async function missingBuild() {
  const [wanted, built, stamp] = await Promise.all([
    fingerprintFiles(root, sources),
    fingerprintFiles(root, products, { isBuilt: true }),
    readStamp(buildStamp),
  ]);
  return stamp.sources === wanted && stamp.products === built ? null : wanted;
}

/**
 * Generates and builds what the site runs from; turbo does again only what changed.
 *
 * @param {import("./household.mjs").Household} household
 * @param {{ env: NodeJS.ProcessEnv, logDir: string, stamp: string }} options
 */
export async function build(household, { env, logDir, stamp }) {
  await turbo(household, { env, logDir, name: "build" }, [
    "build",
    "--filter=./apps/*",
    "--filter=@grow/tooling-demo-data",
  ]);
  for (const place of products) {
    if (!(await stat(path.join(root, place)).catch(() => null))) {
      throw new StartError(`The build left no ${place}.`);
    }
  }
  const built = await fingerprintFiles(root, products, { isBuilt: true });
  await writeStamp(buildStamp, { sources: stamp, products: built });
}

/**
 * Generates what development from the sources needs, and builds the loader of the demo data.
 *
 * @param {import("./household.mjs").Household} household
 * @param {{ env: NodeJS.ProcessEnv, logDir: string }} options
 */
export async function generate(household, { env, logDir }) {
  await turbo(household, { env, logDir, name: "build" }, ["generate"]);
  await turbo(household, { env, logDir, name: "build" }, ["build", "--filter=@grow/tooling-demo-data"]);
}

/**
 * @param {import("./household.mjs").Household} household
 * @param {{ env: NodeJS.ProcessEnv, logDir: string, name: string }} options
 * @param {readonly string[]} tasks
 */
async function turbo(household, { env, logDir, name }, tasks) {
  // Through pnpm, so that turbo finds it on its path: it starts every package's script by it.
  const command = [...(await pnpmCommand()), "exec", "turbo", "run", ...tasks, "--output-logs=new-only"];
  await household.run(
    { name, command, cwd: root, env: toolEnv(env), logDir },
    `${name === "build" ? "The site could not be built." : `${name} failed.`}`,
  );
}
