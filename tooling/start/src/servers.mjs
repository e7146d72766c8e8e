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
 * How the servers allocate memory outside of the heap, where glibc is the C library. Each thread that decodes photos or hashes passwords
 * would have an arena of its own, which keeps what it once needed: half of the 830 MB that an api held after an afternoon of use. Blocks
 * from 64 KB go back to the system at once; from 256 KB, pieces of decoded photos leave holes that take 50 MB more after ten photos.
 */
const ALLOCATION = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: String(64 * 1024) };

/**
 * Half of the room in megabytes for new objects of an api with the embedded database, which is meant for small machines. Buffers of decoded
 * photos wait outside of the heap until this room is full: with Node's 16 MB, 130 MB of them.
 */
const NEW_OBJECTS = 4;

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
        ...(name === "api" && !env.DATABASE_URL ? [`--max-semi-space-size=${NEW_OBJECTS}`] : []),
        path.join(cwd, entry),
      ],
      cwd: root,
      env: { ...ALLOCATION, ...env, NODE_ENV: env.NODE_ENV || "production" },
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
