import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { prepareDemo } from "../../../start/src/demo.mjs";
import { freePorts } from "../../../start/src/ports.mjs";
import { createProgress } from "../../../start/src/progress.mjs";
import { serverEnv, serverPlan } from "../../../start/src/servers.mjs";
import { readSettings } from "../../../start/src/settings.mjs";
import { createSupervisor } from "../../../start/src/supervisor.mjs";
import { toolEnv } from "../../../start/src/workspace.mjs";
import { untilHealthy } from "../site/bench-site.ts";
import { processesOf } from "../site/processes.ts";
import { useApi } from "./use-api.ts";

/** Rounds of an afternoon, as fast as they go. */
const AFTERNOON = 300;
/** Milliseconds between two rounds of the measured hour, and their number. */
const PACE = 1500;
const HOUR = 3_600_000 / PACE;
/** Rounds between two measurements: five minutes. */
const MEASURED_EVERY = 300_000 / PACE;
/** Milliseconds of rest before the memory is read, so that it is not that of the last request. */
const REST = 15_000;

/** Memory of the api on the embedded database, after creating it, loading the demo data and an afternoon of mixed use. */
export async function embeddedRows(): Promise<Record<string, number>> {
  return await withEmbeddedApi(async (base, memory, step) => {
    await step("Using it for an afternoon", () => useApi(base, { rounds: AFTERNOON, every: 0 }));
    await setTimeout(REST);
    return { "api.embedded-memory": memory() };
  });
}

/** The same over an hour: the most that was held, and the curve. */
export async function embeddedHour(): Promise<{
  rows: Record<string, number>;
  extras: Record<string, number>;
}> {
  return await withEmbeddedApi(async (base, memory, step) => {
    const curve = [memory()];
    let rounds = 0;
    const onRound = () => {
      rounds += 1;
      if (rounds % MEASURED_EVERY === 0) curve.push(memory());
    };
    await step("Using it for an hour", () => useApi(base, { rounds: HOUR, every: PACE, onRound }));
    const extras = curve.map((held, index) => [`api, embedded, after ${index * 5} min: MB`, held]);
    return { rows: { "api.embedded-hour": Math.max(...curve) }, extras: Object.fromEntries(extras) };
  });
}

/** Starts an api on a new embedded database with the demo data. The other servers and the site's own database take no part. */
async function withEmbeddedApi<Found>(
  measure: (
    base: string,
    memory: () => number,
    step: (title: string, work: () => Promise<void>) => Promise<void>,
  ) => Promise<Found>,
): Promise<Found> {
  const supervisor = createSupervisor();
  const progress = createProgress();
  const dataDir = await mkdtemp(path.join(tmpdir(), "grow-bench-embedded-"));
  try {
    const [community = 0, brands = 0, api = 0] = await freePorts(3);
    const { DATABASE_URL: _other, ...tools } = toolEnv(process.env);
    const own: NodeJS.ProcessEnv = {
      ...tools,
      NODE_ENV: "production",
      COMMUNITY_PORT: String(community),
      BRANDS_PORT: String(brands),
      API_PORT: String(api),
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
    };
    const settings = readSettings(own);
    const env = serverEnv(own, settings);
    const plan = await serverPlan("api", { isDev: false, env, settings, say: progress.say });
    const child = supervisor.serve({ ...plan, name: "api-embedded" });
    await progress.step("Creating the embedded database", () => untilHealthy(api, supervisor.failure));
    await prepareDemo(supervisor, { env, settings, progress });
    return await measure(`http://127.0.0.1:${api}/api`, processesOf(child.pid).memory, progress.step);
  } finally {
    await supervisor.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
