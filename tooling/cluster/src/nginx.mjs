import { writeFileSync } from "node:fs";
import path from "node:path";
import { nginxConf } from "./nginx-conf.mjs";
import { needed, untilListens } from "./small-server.mjs";

/**
 * Starts the proxy.
 *
 * @param {import("../../start/src/supervisor.mjs").Supervisor} supervisor
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.logDir
 * @param {{ folder: string, publicPort: number, brandsPort: number, apiPort: number }} options.conf
 * @param {{ community: number[], brands: number[], api: number[] }} options.ports
 */
export async function startNginx(supervisor, { env, logDir, conf, ports }) {
  const file = path.join(conf.folder, "nginx.conf");
  writeFileSync(file, nginxConf({ ...conf, ...ports }));
  supervisor.serve({
    name: "nginx",
    command: [needed(env, "nginx"), "-p", conf.folder, "-e", path.join(conf.folder, "error.log"), "-c", file],
    cwd: conf.folder,
    env,
    logDir,
  });
  await untilListens(supervisor, conf.publicPort, "nginx");
}
