import { readFile } from "node:fs/promises";
import path from "node:path";
import { getHeapStatistics } from "node:v8";
import { shortLine } from "./log-line.mjs";
import { root } from "./settings.mjs";

/** The three servers: the folder of each, and its built entry point. */
const apps = /** @type {const} */ ({
  api: { folder: "apps/api", entry: "build/main.mjs" },
  community: { folder: "apps/community", entry: "build/server.mjs" },
  "brands-manager": { folder: "apps/brands-manager", entry: "build/server.mjs" },
});

/** @typedef {keyof typeof apps} ServerName */

/**
 * Heap limit of a server in megabytes, unless Node's default is lower. Servers need a tenth of it; with Node's default of
 * four gigabytes they collect garbage later and hold half as much again.
 */
const MOST_MEMORY = Math.min(1024, Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20));

/**
 * Says how a server is started: its built entry point, or in development the `dev` script of its package.
 *
 * @param {ServerName} name
 * @param {object} options
 * @param {boolean} options.isDev
 * @param {NodeJS.ProcessEnv} options.env
 * @param {Pick<import("./settings.mjs").Settings, "logDir">} options.settings
 * @param {(line: string) => void} options.say writes a line to the terminal
 * @returns {Promise<import("./child.mjs").ChildPlan>}
 */
export async function serverPlan(name, { isDev, env, settings, say }) {
  const { folder, entry } = apps[name];
  const cwd = path.join(root, folder);
  const leastLevel = isDev ? 30 : 40;
  const common = {
    name,
    logDir: settings.logDir,
    /** @param {string} line */
    onLine(line) {
      const { level, text } = shortLine(line);
      if (level >= leastLevel && text !== "") say(`  ${name.padEnd(14)} ${text}`);
    },
  };
  if (!isDev) {
    // In the root of the repository, so that relative paths in variables mean the same to all servers.
    return {
      ...common,
      isOurServer: true,
      command: [
        process.execPath,
        "--enable-source-maps",
        `--max-old-space-size=${MOST_MEMORY}`,
        path.join(cwd, entry),
      ],
      cwd: root,
      env: { ...env, NODE_ENV: env.NODE_ENV || "production" },
    };
  }
  const { scripts } = JSON.parse(await readFile(path.join(cwd, "package.json"), "utf8"));
  const programs = [
    path.join(cwd, "node_modules/.bin"),
    path.join(root, "node_modules/.bin"),
    env.PATH ?? "",
  ];
  return {
    ...common,
    command: ["sh", "-c", scripts.dev],
    cwd,
    env: { ...env, NODE_ENV: "development", PATH: programs.join(path.delimiter) },
  };
}

/**
 * The environment of the servers: what the shell gave, with the ports and the folder spelled out, so that launcher and
 * servers cannot disagree about a default.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {import("./settings.mjs").Settings} settings
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnv(env, settings) {
  return {
    ...env,
    HOST: settings.host,
    COMMUNITY_PORT: String(settings.community.port),
    BRANDS_PORT: String(settings.brands.port),
    API_PORT: String(settings.api.port),
    DATA_DIR: settings.dataDir,
  };
}
