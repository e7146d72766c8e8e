import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../supervisor.mjs";
import { patienceIn } from "./patience.mjs";
import { postgresFolder } from "./requirements.mjs";
import { placeForPostgres } from "./temporary-folder.mjs";

/** Milliseconds the server may take to start, and its processes to end, on an idle machine. */
const limit = 30_000;

/**
 * Starts a temporary PostgreSQL: in a temporary folder, on a unix socket there, and without fsync, because its data need
 * not survive.
 *
 * @param {import("../supervisor.mjs").Supervisor} supervisor
 * @param {{ env: NodeJS.ProcessEnv, logDir: string, settings?: Readonly<Record<string, string>>, onLoss?: (error: StartError) => void }} options
 *   `settings` are added to ours, and override them; `onLoss` is called when the server ends by itself, without it that aborts
 *   the supervisor
 * @returns {Promise<PostgresServer>} an empty database
 * @throws {StartError} when it does not start
 */
export async function startPostgres(supervisor, options) {
  const place = postgresPlace(options);
  const initdb = ["-D", place.data, "-U", "grow", "-A", "trust", "-E", "UTF8", "--no-sync"];
  const fill = {
    name: "initdb",
    command: [...place.program("initdb"), ...initdb],
    message: "PostgreSQL could not make a cluster.",
  };
  return await servePostgres(supervisor, place, fill, { ...options, name: "postgres" });
}

/**
 * Starts a streaming replica of a server that {@link startPostgres} made in a folder of its own.
 *
 * @param {import("../supervisor.mjs").Supervisor} supervisor
 * @param {PostgresServer} primary
 * @param {{ env: NodeJS.ProcessEnv, logDir: string }} options
 * @returns {Promise<PostgresServer>} a server that takes no writes
 * @throws {StartError} when it does not start
 */
export async function startReplica(supervisor, primary, options) {
  const place = postgresPlace(options);
  const copy = ["-h", primary.folder, "-U", "grow", "-D", place.data, "-R", "-X", "stream", "-c", "fast"];
  const fill = {
    name: "pg_basebackup",
    command: [...place.program("pg_basebackup"), ...copy, "--no-sync"],
    message: "PostgreSQL could not be copied.",
  };
  return await servePostgres(supervisor, place, fill, {
    ...options,
    name: "postgres-replica",
    // Keeps the primary from vacuuming rows that a query on the replica still needs.
    settings: { hot_standby_feedback: "on" },
  });
}

/**
 * @typedef {object} PostgresServer
 * @property {string} url the address of a database of which its user is the superuser
 * @property {string} folder the folder of its unix socket
 * @property {number} pid the process from which those of the server descend
 * @property {() => Promise<void>} stop ends it and its clients' queries, and removes its folder after all its processes have ended
 * @property {() => Promise<void>} kill kills it, as a crash does, and leaves its folder
 */

/** @typedef {ReturnType<typeof postgresPlace>} PostgresPlace */

/**
 * A folder that the account `postgres` owns, because PostgreSQL refuses to run as root.
 *
 * @param {{ env: NodeJS.ProcessEnv, logDir: string, folder?: string }} options `folder` is created when it is missing; without
 *   it, a temporary one
 */
export function postgresPlace({ env, logDir, folder: own }) {
  const programs = postgresFolder(env);
  if (programs === null) throw new StartError("There is no initdb on this machine.");
  const folder = own ?? mkdtempSync(path.join(placeForPostgres(), "grow-pg-"));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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
 * @param {string} folder of the unix socket
 * @returns {Readonly<Record<string, string>>} settings of a server whose data need not survive
 */
export function serverSettings(folder) {
  return {
    listen_addresses: "",
    unix_socket_directories: folder,
    max_connections: "200",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    autovacuum: "off",
  };
}

/**
 * @param {import("../supervisor.mjs").Supervisor} supervisor
 * @param {PostgresPlace} place removed when the server does not start
 * @param {{ name: string, command: readonly string[], message: string }} fill makes its data
 * @param {{ name: string, settings?: Readonly<Record<string, string>>, onLoss?: (error: StartError) => void }} options
 * @returns {Promise<PostgresServer>}
 */
async function servePostgres(supervisor, { folder, data, plan, program }, fill, options) {
  const patience = limit * patienceIn(plan.env);
  const settings = { ...serverSettings(folder), ...options.settings };
  const command = [
    ...program("postgres"),
    ...["-D", data],
    ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
  ];
  const isReady = () =>
    spawnSync(program("pg_isready").at(-1) ?? "", ["-h", folder, "-U", "grow", "-q"]).status === 0;
  /** @type {import("../child.mjs").Child | undefined} */
  let server;
  const stop = async () => {
    if (server) {
      const ended = server.stop(5000);
      if (server.isRunning()) endQueries(data);
      await ended;
      // Its processes have groups of their own, and outlive the main one after a SIGKILL.
      await Promise.race([server.closed, sleep(patience, undefined, { ref: false })]);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await supervisor.run({ ...plan, name: fill.name, command: fill.command }, fill.message);
    server = supervisor.serve({ ...plan, name: options.name, command }, options.onLoss);
    const late = Date.now() + patience;
    while (!isReady()) {
      supervisor.failure.throwIfAborted();
      if (!server.isRunning() || Date.now() > late)
        throw new StartError("PostgreSQL did not start.", server.lastLines());
      await sleep(100);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const { pid, kill, ended } = server;
  return {
    pid,
    folder,
    url: `postgresql://grow@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop,
    async kill() {
      kill();
      await ended;
    },
  };
}

/**
 * Requests an immediate shutdown, because after SIGTERM a server waits for its clients to disconnect.
 *
 * @param {string} data
 */
function endQueries(data) {
  try {
    process.kill(Number.parseInt(readFileSync(path.join(data, "postmaster.pid"), "utf8"), 10), "SIGQUIT");
  } catch {
    // It has already ended.
  }
}
