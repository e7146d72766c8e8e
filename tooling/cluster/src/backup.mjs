import { spawn } from "node:child_process";
import { mkdir, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../../start/src/supervisor.mjs";
import { postgresFolder } from "../../start/src/test-run/requirements.mjs";

/**
 * @typedef {object} Site
 * @property {string} databaseUrl
 * @property {string} dataDir the folder whose `media` holds the files
 * @property {NodeJS.ProcessEnv} env
 */

/** Names within a backup. */
const DUMP = "database.dump";
const MEDIA = "media";

/**
 * Backs up database and media of a running site: first a consistent dump, then the files. Files never change and outlive their last
 * reference by a day, so every file of the dump exists.
 *
 * @param {Site} site may name a replica, to spare the primary
 * @param {string} to an empty or missing folder
 * @throws {StartError} when it is not empty, or a program fails
 */
export async function backUp({ databaseUrl, dataDir, env }, to) {
  await mustBeEmpty(to);
  await mkdir(to, { recursive: true, mode: 0o700 });
  await run(env, "pg_dump", ["--format=custom", "--no-owner", `--file=${path.join(to, DUMP)}`, databaseUrl]);
  const media = path.join(dataDir, MEDIA);
  if (await isFolder(media)) await run(env, "cp", ["-a", media, path.join(to, MEDIA)]);
}

/**
 * Restores a backup into an empty database and a folder without media.
 *
 * @param {string} from the folder of the backup
 * @param {Site} site no server of it may run
 * @throws {StartError} when the target is not empty or a program fails; the database is then unchanged
 */
export async function restore(from, { databaseUrl, dataDir, env }) {
  const media = path.join(dataDir, MEDIA);
  await mustBeEmpty(media);
  const tables = await run(env, "psql", [
    ...["--no-psqlrc", "-Atc", "select count(*) from pg_tables where schemaname = 'public'", databaseUrl],
  ]);
  if (tables.trim() !== "0") throw new StartError("The database is not empty: restore into a new one.");
  await run(env, "pg_restore", [
    ...["--no-owner", "--single-transaction", "--exit-on-error"],
    ...[`--dbname=${databaseUrl}`, path.join(from, DUMP)],
  ]);
  // Otherwise the first queries would be planned as if all tables were empty.
  await run(env, "psql", ["--no-psqlrc", "-qc", "analyze", databaseUrl]);
  const source = path.join(from, MEDIA);
  if (await isFolder(source)) {
    await mkdir(dataDir, { recursive: true });
    await run(env, "cp", ["-a", `${source}/.`, media]);
  }
}

/** @param {string} folder */
async function mustBeEmpty(folder) {
  const names = await readdir(folder).catch((error) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (names.length > 0) throw new StartError(`${folder} is not empty.`);
}

/** @param {string} folder */
async function isFolder(folder) {
  return (await stat(folder).catch(() => null))?.isDirectory() ?? false;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name a program of PostgreSQL or of the system
 * @param {readonly string[]} args
 * @returns {Promise<string>} its output
 */
async function run(env, name, args) {
  const folder = postgresFolder(env);
  const isPostgres = name === "psql" || name.startsWith("pg_");
  const program = folder !== null && isPostgres ? path.join(folder, name) : name;
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let [said, complained] = ["", ""];
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr.on("data", (chunk) => {
    complained += chunk;
  });
  /** @type {number | null} */
  const code = await new Promise((resolve, reject) => {
    child.once("error", () => reject(new StartError(`${name} could not be started, and is needed.`)));
    child.once("close", resolve);
  });
  if (code !== 0) throw new StartError(`${name} failed.`, complained.trim().split("\n").slice(-10));
  return said;
}
