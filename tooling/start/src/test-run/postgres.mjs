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
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>} the address of an empty database, of which
 *   its user is the superuser, and the process from which those of the server descend
 * @throws {StartError} when it cannot be made
 */
export async function startPostgres(household, { env, logDir, settings: own = {} }) {
  const programs = postgresFolder(env);
  if (programs === null) throw new StartError("There is no initdb on this machine.");
  // A short path: that of a unix socket ends at 107 characters.
  const folder = mkdtempSync(path.join(tmpdir(), "grow-pg-"));
  const data = path.join(folder, "data");
  // PostgreSQL refuses to run as root.
  const asOther =
    process.getuid?.() === 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : [];
  if (asOther.length > 0) {
    const { stdout, status } = spawnSync("id", ["-u", "postgres"], { encoding: "utf8" });
    if (status !== 0) throw new StartError("There is no user postgres for a PostgreSQL that root starts.");
    chownSync(folder, Number(stdout), statSync(folder).gid);
  }
  const common = { cwd: folder, env: { ...env, LC_ALL: "C.UTF-8", TZ: "UTC" }, logDir };
  const initdb = [
    path.join(programs, "initdb"),
    "-D",
    data,
    "-U",
    "grow",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--no-sync",
  ];
  await household.run(
    { ...common, name: "initdb", command: [...asOther, ...initdb] },
    "PostgreSQL could not make a cluster.",
  );
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
    ...common,
    name: "postgres",
    command: [
      ...asOther,
      path.join(programs, "postgres"),
      ...["-D", data],
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
  });
  const isReady = () =>
    spawnSync(path.join(programs, "pg_isready"), ["-h", folder, "-U", "grow", "-q"]).status === 0;
  const late = Date.now() + patience;
  while (!isReady()) {
    household.trouble.throwIfAborted();
    if (Date.now() > late) throw new StartError("PostgreSQL did not start.", server.lastLines());
    await sleep(100);
  }
  return {
    pid: server.pid,
    url: `postgresql://grow@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      await server.stop(5000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
