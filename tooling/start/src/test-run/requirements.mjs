import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync } from "node:fs";
import path from "node:path";

/**
 * What the tests need and npm does not bring.
 *
 * @typedef {object} Requirement
 * @property {string} name
 * @property {readonly string[]} packages of Debian that it is in
 * @property {readonly string[]} [stages] keys of the stages that need it; without it, any may
 * @property {boolean} [isOptional] the tests pass without it, but slower
 * @property {(env: NodeJS.ProcessEnv) => boolean} isThere
 */

/** @type {readonly Requirement[]} */
const requirements = [
  { name: "Chromium", packages: ["chromium"], isThere: (env) => isProgram(chromiumPath(env)) },
  {
    name: "Chromium's headless shell",
    packages: ["chromium-headless-shell"],
    isOptional: true,
    isThere: (env) => Boolean(env.CHROMIUM_PATH) || isProgram(`${chromiumPath(env)}-headless-shell`),
  },
  {
    name: "PostgreSQL 15 or newer",
    packages: ["postgresql"],
    isThere: (env) => postgresFolder(env) !== null,
  },
  { name: "ffmpeg", packages: ["ffmpeg"], isThere: (env) => onPath(env, "ffmpeg") !== null },
  {
    name: "nginx",
    packages: ["nginx"],
    stages: ["cluster"],
    isThere: (env) => serverPath(env, "nginx") !== null,
  },
  {
    name: "Redis",
    packages: ["redis-server"],
    stages: ["cluster"],
    isThere: (env) => serverPath(env, "redis-server") !== null,
  },
  {
    name: "a font",
    packages: ["fonts-dejavu-core", "fonts-thai-tlwg"],
    isThere: () => isFolder("/usr/share/fonts") || process.platform !== "linux",
  },
];

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} where the browser is, or would be after an installation
 */
export function chromiumPath(env) {
  return env.CHROMIUM_PATH || onPath(env, "chromium") || "/usr/bin/chromium";
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null} the folder of initdb and postgres; the newest, where Debian keeps several
 */
export function postgresFolder(env) {
  const debian = "/usr/lib/postgresql";
  const versions = isFolder(debian) ? readdirSync(debian) : [];
  const newest = versions
    .filter((version) => Number(version) >= 15 && isProgram(path.join(debian, version, "bin/initdb")))
    .sort((one, other) => Number(other) - Number(one))[0];
  if (newest !== undefined) return path.join(debian, newest, "bin");
  const initdb = onPath(env, "initdb");
  return initdb === null ? null : path.dirname(initdb);
}

/**
 * Finds the program of a server, which Debian keeps where only root's path leads.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} program
 * @returns {string | null}
 */
export function serverPath(env, program) {
  const debian = path.join("/usr/sbin", program);
  return onPath(env, program) ?? (isProgram(debian) ? debian : null);
}

/**
 * Names the versions of the programs that tests run on: what passed on others must run again.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function programVersions(env) {
  const programs = [path.join(postgresFolder(env) ?? "", "postgres"), chromiumPath(env)];
  const versions = programs.map((program) => spawnSync(program, ["--version"], { env, encoding: "utf8" }));
  return [`Node ${process.version}`, ...versions.map(({ stdout }) => (stdout ?? "").trim())].join(", ");
}

/** @param {ReadonlySet<string>} wanted keys of the stages that will run */
export function requirementsOf(wanted) {
  return requirements.filter(({ stages }) => stages === undefined || stages.some((key) => wanted.has(key)));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {ReadonlySet<string>} wanted keys of the stages that will run
 * @returns {{ names: string[], packages: string[], optional: string[] }} what is missing, where Debian has it, and its packages that
 *   make the tests faster
 */
export function missingRequirements(env, wanted) {
  const missing = requirementsOf(wanted).filter(({ isThere }) => !isThere(env));
  const needed = missing.filter(({ isOptional = false }) => !isOptional);
  return {
    names: needed.map(({ name }) => name),
    packages: needed.flatMap(({ packages }) => packages),
    optional: missing.filter(({ isOptional = false }) => isOptional).flatMap(({ packages }) => packages),
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {boolean} whether this process may install Debian packages
 */
export function mayInstall(env) {
  return process.getuid?.() === 0 && onPath(env, "apt-get") !== null;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} program
 * @returns {string | null}
 */
function onPath(env, program) {
  const folders = (env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => path.join(folder, program)).find(isProgram) ?? null;
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} folder */
function isFolder(folder) {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}
