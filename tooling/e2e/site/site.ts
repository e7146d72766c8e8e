import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { patience } from "@grow/testing/test-time";
import { freePorts } from "../../start/src/ports.mjs";

const root = path.resolve(import.meta.dirname, "../../..");

/** Milliseconds until a site must be ready, a missing build included. */
const startTime = 300_000 * patience;

/** Ports of a site's servers. */
export interface SitePorts {
  readonly community: number;
  readonly brands: number;
  readonly api: number;
}

/** A separate site. By default its data is in a temporary folder that is deleted on stop. */
export interface Site {
  /** Origin of the public site. */
  readonly community: string;
  /** Origin of the brands manager. */
  readonly brands: string;
  /** Origin of the API. */
  readonly api: string;
  readonly dataDir: string;
  /** Process id of the launcher. */
  readonly pid: number;
  /** Output of the launcher until the site was ready. */
  readonly output: string;
  stop(): Promise<void>;
}

/**
 * Starts the built site as `npm start` does, on ports of its own, with demo data and its committed pictures.
 *
 * @param settings - additional variables; a function, which may be asynchronous, if they depend on the ports
 * @param args - arguments of the launcher, such as `--empty`
 * @throws Error with the launcher's output when the site is not ready in time
 */
export async function startSite(
  settings: NodeJS.ProcessEnv | ((ports: SitePorts) => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>) = {},
  args: readonly string[] = [],
): Promise<Site> {
  const [community = 0, brands = 0, api = 0] = await freePorts(3);
  const env = typeof settings === "function" ? await settings({ community, brands, api }) : settings;
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), "grow-site-")));
  const launcher = spawn(process.execPath, ["tooling/start/start.mjs", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...ownEnvironment(),
      COMMUNITY_PORT: String(community),
      BRANDS_PORT: String(brands),
      API_PORT: String(api),
      DATA_DIR: dataDir,
      // A killed server leaves its socket's folder; it is removed with the data.
      TMPDIR: dataDir,
      // All journeys share one address and sign up many accounts.
      RATE_LIMITS: "off",
      ...env,
    },
  });
  let output = "";
  let isReady = false;
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output}`));
    const late = setTimeout(() => fail("The site was not ready in time."), startTime);
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (!output.includes("Grow is ready")) return;
      isReady = true;
      clearTimeout(late);
      resolve();
    };
    launcher.stdout.on("data", listen);
    launcher.stderr.on("data", listen);
    launcher.on("exit", () => {
      clearTimeout(late);
      if (!isReady) fail("The site did not start.");
    });
  });
  const stop = async () => {
    if (launcher.exitCode === null && launcher.signalCode === null) {
      launcher.kill("SIGTERM");
      await once(launcher, "exit");
    }
    if (env.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    community: env.PUBLIC_URL ?? `http://localhost:${community}`,
    brands: env.BRANDS_URL ?? `http://localhost:${brands}`,
    api: `http://localhost:${api}`,
    dataDir,
    pid: launcher.pid ?? 0,
    output,
    stop,
  };
}

/** The environment without the settings of the developer: database, email, addresses. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const passed = ["PATH", "HOME", "LANG", "TMPDIR", "CI", "npm_config_registry"];
  return Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
