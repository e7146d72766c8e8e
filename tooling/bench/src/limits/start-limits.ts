import { setTimeout as sleep } from "node:timers/promises";
import { freePorts } from "../../../start/src/ports.mjs";
import type { BenchSite } from "../site/bench-site.ts";
import type { Processes } from "../site/processes.ts";
import type { LimitKind } from "./limit-server.ts";

const FILE = "tooling/bench/src/limits/limit-server.ts";

/** A running limit server. */
export interface Limit {
  readonly url: string;
  readonly processes: Processes;
}

/**
 * Starts all limit servers on the site's database.
 *
 * @param page - URL of the page whose bytes `bare` sends
 * @param diary - id of the diary that `pgdetail` reads
 */
export async function startLimits(
  site: BenchSite,
  { page, diary }: { page: string; diary: number },
): Promise<Readonly<Record<LimitKind, Limit>>> {
  const kinds = ["bare", "pg20", "pgdetail", "pgreact20"] as const;
  const ports = await freePorts(kinds.length);
  const start = async (kind: LimitKind): Promise<Limit> => {
    const port = ports[kinds.indexOf(kind)] ?? 0;
    const loader = import.meta.resolve("tsx");
    const command = [process.execPath, "--import", loader, FILE, kind, String(port)];
    const env = { DATABASE_URL: site.databaseUrl, LIMIT_URL: page, LIMIT_DIARY: String(diary) };
    const processes = site.serve(`limit-${kind}`, command, env);
    const url = `http://127.0.0.1:${port}/`;
    for (let tries = 0; tries < 200 && !(await answers(url)); tries += 1) await sleep(100);
    return { url, processes };
  };
  const [bare, pg20, pgdetail, pgreact20] = [
    await start("bare"),
    await start("pg20"),
    await start("pgdetail"),
    await start("pgreact20"),
  ];
  return { bare, pg20, pgdetail, pgreact20 };
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
