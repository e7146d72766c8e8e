import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { fingerprintContents, fingerprintFiles } from "./fingerprint.mjs";
import { root } from "./settings.mjs";
import { readStamp, writeStamp } from "./stamp.mjs";
import { StartError } from "./supervisor.mjs";

const installStamp = path.join(root, "node_modules", ".grow-installed.json");
const buildStamp = path.join(root, "node_modules", ".grow-built.json");

/** Sources of the built site. */
const sources = [
  "openapi",
  "packages",
  "apps",
  "tooling/demo-data",
  "tooling/illustrator",
  "package.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "tsconfig.base.json",
  "turbo.json",
];

/** Folders of the built site. */
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
 * The command that runs the pinned pnpm, through npx: corepack rejects its signature.
 *
 * @returns {Promise<string[]>} to be followed by pnpm's arguments
 */
export async function pnpmCommand() {
  const { packageManager } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  return ["npx", "--yes", packageManager];
}

/**
 * @typedef {object} WorkspacePackage
 * @property {string} name such as `@grow/api`
 * @property {string} folder such as `apps/api`
 * @property {Readonly<Record<string, string>>} scripts
 */

/** @returns {Promise<WorkspacePackage[]>} */
export async function workspacePackages() {
  const packages = [];
  for (const group of ["packages", "apps", "tooling"]) {
    for (const entry of await readdir(path.join(root, group))) {
      const folder = `${group}/${entry}`;
      const manifest = await readFile(path.join(root, folder, "package.json"), "utf8").catch(() => null);
      // A folder without a manifest is a leftover of another branch.
      if (manifest === null) continue;
      const { name, scripts = {} } = JSON.parse(manifest);
      packages.push({ name, folder, scripts });
    }
  }
  return packages;
}

/**
 * Checks whether the dependencies must be installed.
 *
 * @returns {Promise<string | null>} the stamp to write after an installation, or null when nothing changed
 */
export async function missingInstall() {
  const packages = await workspacePackages();
  const manifests = ["package.json", ...packages.map(({ folder }) => `${folder}/package.json`)];
  const wanted = await fingerprintContents(
    root,
    [...manifests, "pnpm-lock.yaml", "pnpm-workspace.yaml"],
    // Some dependencies are binaries for one platform.
    `${process.platform} ${process.arch} ${process.versions.modules}`,
  );
  const isThere = await stat(path.join(root, "node_modules", ".modules.yaml")).catch(() => null);
  const { fingerprint } = await readStamp(installStamp);
  return isThere && fingerprint === wanted ? null : wanted;
}

/**
 * Installs the dependencies exactly as the lockfile says.
 *
 * @param {import("./supervisor.mjs").Supervisor} supervisor
 * @param {{ env: NodeJS.ProcessEnv, logDir: string, stamp: string }} options
 */
export async function install(supervisor, { env, logDir, stamp }) {
  const command = [...(await pnpmCommand()), "install", "--frozen-lockfile", "--prefer-offline"];
  await supervisor.run(
    { name: "install", command, cwd: root, env: toolEnv(env), logDir },
    "The dependencies could not be installed: is the network there?",
  );
  await writeStamp(installStamp, { fingerprint: stamp });
}

/**
 * Checks whether the site must be built.
 *
 * @returns {Promise<string | null>} the stamp to write after a build, or null when neither sources nor built files
 *   changed
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
 * Generates code and builds the site; turbo skips what did not change.
 *
 * @param {import("./supervisor.mjs").Supervisor} supervisor
 * @param {{ env: NodeJS.ProcessEnv, logDir: string, stamp: string }} options
 */
export async function build(supervisor, { env, logDir, stamp }) {
  await turbo(supervisor, { env, logDir, name: "build" }, [
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
 * Generates code for development, and builds the demo data loader.
 *
 * @param {import("./supervisor.mjs").Supervisor} supervisor
 * @param {{ env: NodeJS.ProcessEnv, logDir: string }} options
 */
export async function generate(supervisor, { env, logDir }) {
  await turbo(supervisor, { env, logDir, name: "build" }, ["generate"]);
  await turbo(supervisor, { env, logDir, name: "build" }, ["build", "--filter=@grow/tooling-demo-data"]);
}

/**
 * @param {import("./supervisor.mjs").Supervisor} supervisor
 * @param {{ env: NodeJS.ProcessEnv, logDir: string, name: string }} options
 * @param {readonly string[]} tasks
 */
async function turbo(supervisor, { env, logDir, name }, tasks) {
  // Through pnpm, because turbo runs the scripts by the pnpm on its PATH.
  const command = [...(await pnpmCommand()), "exec", "turbo", "run", ...tasks, "--output-logs=new-only"];
  await supervisor.run(
    { name, command, cwd: root, env: toolEnv(env), logDir },
    `${name === "build" ? "The site could not be built." : `${name} failed.`}`,
  );
}
