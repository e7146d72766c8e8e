import { spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../household.mjs";
import { postgresFolder } from "./requirements.mjs";

/** The longest the cluster may take to start, in milliseconds. */
const patience = 30_000;

/**
 * Starts a PostgreSQL that is gone without a trace after the tests: in a temporary folder, on a unix socket there, and
 * in a hurry, since nothing in it has to survive.
 *
 * @param {import("../household.mjs").Household} household
 * @param {{ env: NodeJS.ProcessEnv, logDir: string, settings?: Readonly<Record<string, string>> }} options `settings`
 *   of the server besides or instead of ours
 * @returns {Promise<PostgresServer>} an empty database
 * @throws {StartError} when it cannot be made
 */
export async function startPostgres(household, options) {
  const place = postgresPlace(options);
  const initdb = ["-D", place.data, "-U", "grow", "-A", "trust", "-E", "UTF8", "--no-sync"];
  await household.run(
    { ...place.plan, name: "initdb", command: [...place.program("initdb"), ...initdb] },
    "PostgreSQL could not make a cluster.",
  );
  return await servePostgres(household, place, { ...options, name: "postgres" });
}

/**
 * Starts a streaming replica of a server that {@link startPostgres} made, in a place of its own.
 *
 * @param {import("../household.mjs").Household} household
 * @param {PostgresServer} primary
 * @param {{ env: NodeJS.ProcessEnv, logDir: string }} options
 * @returns {Promise<PostgresServer>} a server that takes no writes
 * @throws {StartError} when it cannot be made
 */
export async function startReplica(household, primary, options) {
  const place = postgresPlace(options);
  const copy = ["-h", primary.folder, "-U", "grow", "-D", place.data, "-R", "-X", "stream", "-c", "fast"];
  await household.run(
    {
      ...place.plan,
      name: "pg_basebackup",
      command: [...place.program("pg_basebackup"), ...copy, "--no-sync"],
    },
    "PostgreSQL could not be copied.",
  );
  return await servePostgres(household, place, {
    ...options,
    name: "postgres-replica",
    // What a reader here still needs is not cleaned away there, so that no reader is cancelled for it.
    settings: { hot_standby_feedback: "on" },
  });
}

/**
 * @typedef {object} PostgresServer
 * @property {string} url the address of a database of which its user is the superuser
 * @property {string} folder the folder of its unix socket
 * @property {number} pid the process from which those of the server descend
 * @property {() => Promise<void>} stop ends it and removes its folder
 * @property {() => Promise<void>} kill ends it at once, as a crash does, and leaves its folder
 */

/** @typedef {ReturnType<typeof postgresPlace>} PostgresPlace */

/**
 * A temporary folder that PostgreSQL's account owns, which refuses to run as root.
 *
 * @param {{ env: NodeJS.ProcessEnv, logDir: string }} options
 */
function postgresPlace({ env, logDir }) {
  const programs = postgresFolder(env);
  if (programs === null) throw new StartError("There is no initdb on this machine.");
  // A short path: that of a unix socket ends at 107 characters.
  const folder = mkdtempSync(path.join(tmpdir(), "grow-pg-"));
  const asOther =
    process.getuid?.() === 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : [];
  if (asOther.length > 0) {
    const { stdout, status } = spawnSync("id", ["-u", "postgres"], { encoding: "utf8" });
    if (status !== 0) throw new StartError("There is no user postgres for a PostgreSQL that root starts.");
    chownSync(folder, Number(stdout), statSync(folder).gid);
  }
  return {
    folder,
    data: path.join(folder, "data"),
    plan: { cwd: folder, env: { ...env, LC_ALL: "C.UTF-8", TZ: "UTC" }, logDir },
    /** @param {string} name */
    program: (name) => [...asOther, path.join(programs, name)],
  };
}

/**
 * @param {import("../household.mjs").Household} household
 * @param {PostgresPlace} place
 * @param {{ name: string, settings?: Readonly<Record<string, string>> }} options
 * @returns {Promise<PostgresServer>}
 */
async function servePostgres(household, { folder, data, plan, program }, { name, settings: own = {} }) {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: folder,
    max_connections: "200",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    autovacuum: "off",
    ...own,
  };
  const server = household.serve({
    ...plan,
    name,
    command: [
      ...program("postgres"),
      ...["-D", data],
      ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
    ],
  });
  const isReady = () =>
    spawnSync(program("pg_isready").at(-1) ?? "", ["-h", folder, "-U", "grow", "-q"]).status === 0;
  const late = Date.now() + patience;
  while (!isReady()) {
    household.trouble.throwIfAborted();
    if (Date.now() > late) throw new StartError("PostgreSQL did not start.", server.lastLines());
    await sleep(100);
  }
  return {
    pid: server.pid,
    folder,
    url: `postgresql://grow@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      await server.stop(5000);
      rmSync(folder, { recursive: true, force: true });
    },
    async kill() {
      server.kill();
      await server.ended;
    },
  };
}
