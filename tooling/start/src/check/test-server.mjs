import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../settings.mjs";
import { StartError } from "../supervisor.mjs";
import { postgresPlace, serverSettings } from "../test-run/postgres.mjs";

/**
 * The PostgreSQL of `pnpm check`, which stays up between runs: starting one takes longer than most checks.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function testServer(env) {
  const key = createHash("sha256").update(root).digest("hex").slice(0, 8);
  const folder = path.join(tmpdir(), `grow-check-${key}`);

  /**
   * @param {string} name
   * @param {readonly string[]} args
   */
  const run = (name, args) => {
    const { program, data, plan } = postgresPlace({ env, logDir: folder, folder });
    const [command = "", ...first] = program(name);
    return spawnSync(command, [...first, "-D", data, ...args], { ...plan, stdio: "ignore" }).status === 0;
  };
  const isRunning = () => existsSync(folder) && run("pg_ctl", ["status"]);

  return {
    folder,

    /**
     * @returns {string} the address of a database of which its user is the superuser
     * @throws {StartError} when it does not start
     */
    start() {
      if (!isRunning()) {
        // It runs without fsync, so nothing of an earlier run is worth repairing.
        rmSync(folder, { recursive: true, force: true });
        const options = Object.entries(serverSettings(folder)).map(
          ([name, value]) => `-c ${name}='${value}'`,
        );
        const isUp =
          run("initdb", ["-U", "grow", "-A", "trust", "-E", "UTF8", "--no-sync"]) &&
          run("pg_ctl", ["-w", "-l", path.join(folder, "log"), "-o", options.join(" "), "start"]);
        if (!isUp) throw new StartError(`PostgreSQL did not start: its log is in ${folder}.`);
      }
      return `postgresql://grow@localhost/postgres?host=${encodeURIComponent(folder)}`;
    },

    /** @returns {boolean} whether it was running */
    stop() {
      const wasRunning = isRunning() && run("pg_ctl", ["-m", "immediate", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
      return wasRunning;
    },
  };
}
