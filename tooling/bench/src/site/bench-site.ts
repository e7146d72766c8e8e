import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { prepareDemo } from "../../../start/src/demo.mjs";
import { freePorts } from "../../../start/src/ports.mjs";
import { createProgress } from "../../../start/src/progress.mjs";
import { serverEnv, serverPlan } from "../../../start/src/servers.mjs";
import { readSettings, root } from "../../../start/src/settings.mjs";
import { createSupervisor } from "../../../start/src/supervisor.mjs";
import { startPostgres } from "../../../start/src/test-run/postgres.mjs";
import { build, missingBuild, pnpmCommand, toolEnv } from "../../../start/src/workspace.mjs";
import { type Processes, processesOf } from "./processes.ts";

/** The servers of the site. */
export const SERVERS = ["api", "community", "brands-manager"] as const;
export type ServerName = (typeof SERVERS)[number];

/** Milliseconds until a server must be healthy. */
const START_TIMEOUT = 60_000;

/** The built site on its own PostgreSQL, with demo data. `stop` removes everything. */
export interface BenchSite {
  readonly origins: Readonly<Record<ServerName, string>>;
  readonly databaseUrl: string;
  readonly database: Processes;
  readonly servers: Readonly<Record<ServerName, Processes>>;
  /** Seconds from the start of each server to its first healthy response. */
  readonly startTimes: Readonly<Record<ServerName, number>>;
  /** Megabytes of each server before its first request. */
  readonly idleMemory: Readonly<Record<ServerName, number>>;
  /** Loads diaries up to this number in addition to the demo site, and runs a checkpoint. */
  grow(diaries: number): Promise<void>;
  /** Starts another server, such as a limit; it ends with the site. */
  serve(name: string, command: readonly string[], env: NodeJS.ProcessEnv): Processes;
  stop(): Promise<void>;
}

export interface BenchSiteOptions {
  /** Diaries in addition to the demo site; whole thousands. */
  readonly diaries: number;
  /** Node options per server, such as `--cpu-prof`. */
  readonly nodeOptions?: Partial<Record<ServerName, readonly string[]>>;
}

/**
 * Starts the site as `npm start` does, and builds it first if its sources have changed.
 *
 * @throws StartError when something does not start
 */
export async function startBenchSite({ diaries, nodeOptions = {} }: BenchSiteOptions): Promise<BenchSite> {
  const supervisor = createSupervisor();
  const progress = createProgress();
  const dataDir = await mkdtemp(path.join(tmpdir(), "grow-bench-"));
  const logDir = path.join(dataDir, "logs");
  const stop = async () => {
    await supervisor.stop();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  try {
    const stamp = await missingBuild();
    if (stamp !== null) {
      await progress.step("Building the site", () => build(supervisor, { env: process.env, logDir, stamp }));
    }
    const cluster = await progress.step("Starting PostgreSQL", () =>
      startPostgres(supervisor, {
        env: process.env,
        logDir,
        settings: {
          shared_preload_libraries: "pg_stat_statements",
          "pg_stat_statements.track": "top",
          shared_buffers: "256MB",
        },
      }),
    );
    postgres = cluster;
    const [community = 0, brands = 0, api = 0] = await freePorts(3);
    const own: NodeJS.ProcessEnv = {
      ...toolEnv(process.env),
      NODE_ENV: "production",
      COMMUNITY_PORT: String(community),
      BRANDS_PORT: String(brands),
      API_PORT: String(api),
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.url,
      // All requests come from one address.
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
    };
    const settings = readSettings(own);
    const env = serverEnv(own, settings);
    const ports = { api, community, "brands-manager": brands };
    const servers: Partial<Record<ServerName, Processes>> = {};
    const startTimes: Partial<Record<ServerName, number>> = {};
    const start = async (name: ServerName) => {
      const plan = await serverPlan(name, { isDev: false, env, settings, say: progress.say });
      const [node = process.execPath, ...rest] = plan.command;
      const began = performance.now();
      const child = supervisor.serve({ ...plan, command: [node, ...(nodeOptions[name] ?? []), ...rest] });
      await untilHealthy(ports[name], supervisor.failure);
      startTimes[name] = (performance.now() - began) / 1000;
      servers[name] = processesOf(child.pid);
    };
    // The first start migrates; the measured start does not.
    const firstApi = supervisor.serve({
      ...(await serverPlan("api", { isDev: false, env, settings, say: progress.say })),
      name: "api-first",
    });
    await progress.step("Migrating", () => untilHealthy(api, supervisor.failure));
    await prepareDemo(supervisor, { env, settings, progress });
    const grow = async (to: number) => {
      const command = [...(await pnpmCommand()), "demo", "--diaries", String(to)];
      await progress.step(`Loading ${to} diaries`, () =>
        supervisor.run(
          { name: "crowd", command, cwd: root, env, logDir },
          "The diaries could not be loaded.",
        ),
      );
      await progress.step("Running a checkpoint", () => checkpoint(cluster.url));
    };
    if (diaries > 0) await grow(diaries);
    await firstApi.stop(10_000);
    for (const name of SERVERS) await progress.step(`Starting ${name}`, () => start(name));
    // Wait until start-up jobs have finished.
    await sleep(1500);
    const known = complete(servers);
    return {
      origins: {
        api: `http://127.0.0.1:${api}`,
        community: `http://localhost:${community}`,
        "brands-manager": `http://localhost:${brands}`,
      },
      databaseUrl: cluster.url,
      database: processesOf(cluster.pid),
      servers: known,
      startTimes: complete(startTimes),
      idleMemory: {
        api: known.api.memory(),
        community: known.community.memory(),
        "brands-manager": known["brands-manager"].memory(),
      },
      grow,
      serve(name, command, extra) {
        const child = supervisor.serve({ name, command, cwd: root, env: { ...env, ...extra }, logDir });
        return processesOf(child.pid);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs a checkpoint now, so that none runs during a measurement. */
async function checkpoint(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("checkpoint");
  } finally {
    await client.end();
  }
}

function complete<T>(known: Partial<Record<ServerName, T>>): Record<ServerName, T> {
  const { api, community, "brands-manager": brands } = known;
  if (api === undefined || community === undefined || brands === undefined) {
    throw new Error("A server of the site is missing.");
  }
  return { api, community, "brands-manager": brands };
}

/** Polls every ten milliseconds, because the start time is measured. */
export async function untilHealthy(port: number, trouble: AbortSignal): Promise<void> {
  const late = Date.now() + START_TIMEOUT;
  for (;;) {
    trouble.throwIfAborted();
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) });
      await answer.arrayBuffer();
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() > late) throw new Error(`No healthy server on port ${port}.`);
    await sleep(10);
  }
}
