import { mkdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import pg from "pg";
import { StartError } from "../../start/src/supervisor.mjs";
import { openBrowser } from "./browser/browser.ts";
import { lighthouseRows } from "./browser/lighthouse-rows.ts";
import { vitalRows } from "./browser/vital-rows.ts";
import { weightRows } from "./browser/weight-rows.ts";
import { readBudgets } from "./budgets.ts";
import { type BenchOptions, readOptions } from "./options.ts";
import { comparison, extras, missedFloors, type Run, table } from "./report.ts";
import { adRows } from "./server/ad-rows.ts";
import { coldRows } from "./server/cold-rows.ts";
import { embeddedHour, embeddedRows } from "./server/embedded-rows.ts";
import { growthRows } from "./server/growth.ts";
import { liveRows } from "./server/live-rows.ts";
import { serverRows } from "./server/server-rows.ts";
import { startBenchSite } from "./site/bench-site.ts";
import { chooseTargets, type Targets } from "./site/targets.ts";
import { SMALL } from "./small-site.ts";

/** The folder where `pnpm bench` was called; paths in its arguments are relative to it. */
const here = process.env.INIT_CWD ?? process.cwd();

async function measure({ diaries, parts, seconds, profiles }: BenchOptions): Promise<Run> {
  const began = new Date().toISOString();
  const looked = profiles === null ? [] : ["--cpu-prof", `--cpu-prof-dir=${path.resolve(here, profiles)}`];
  if (profiles !== null) mkdirSync(path.resolve(here, profiles), { recursive: true });
  const site = await startBenchSite({
    diaries: parts.has("growth") ? SMALL : diaries,
    nodeOptions: { api: looked, community: looked },
  });
  const rows: Record<string, number> = {};
  const extras: Record<string, number> = {};
  try {
    if (parts.has("growth")) {
      const found = await growthRows(site, { diaries, seconds });
      Object.assign(rows, found.rows);
      Object.assign(extras, found.extras);
    }
    const known = await choose(site.databaseUrl, (client) => chooseTargets(site, client));
    if (parts.has("server")) {
      const found = await serverRows(site, known, { seconds });
      Object.assign(rows, found.rows, await adRows(site, { seconds }));
      Object.assign(extras, found.extras);
    }
    if (parts.has("embedded")) Object.assign(rows, await embeddedRows());
    if (parts.has("hour")) {
      const found = await embeddedHour();
      Object.assign(rows, found.rows);
      Object.assign(extras, found.extras);
    }
    if (parts.has("live")) {
      const found = await liveRows(site, { seconds });
      Object.assign(rows, found.rows);
      Object.assign(extras, found.extras);
    }
    if (parts.has("weight") || parts.has("vitals") || parts.has("lighthouse")) {
      const { browser, debugPort } = await openBrowser();
      try {
        if (parts.has("weight")) Object.assign(rows, await weightRows(browser, site, known));
        if (parts.has("vitals")) Object.assign(rows, await vitalRows(browser, site, known));
        if (parts.has("lighthouse")) Object.assign(rows, await lighthouseRows(known.diary, debugPort));
      } finally {
        await browser.close();
      }
    }
    if (parts.has("cold")) {
      const found = await coldRows(site, { seconds });
      Object.assign(rows, found.rows);
      Object.assign(extras, found.extras);
    }
  } finally {
    await site.stop();
  }
  const [cpu] = cpus();
  return {
    began,
    machine: `${cpus().length} × ${cpu?.model ?? "unknown"}`,
    diaries,
    rows,
    extras,
  };
}

async function choose(url: string, work: (client: pg.Client) => Promise<Targets>): Promise<Targets> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const budgets = readBudgets();
  if (options.compare) {
    const read = async (file: string): Promise<Run> =>
      JSON.parse(await readFile(path.resolve(here, file), "utf8"));
    const [before, after] = await Promise.all(options.compare.map(read));
    if (before && after) console.log(comparison(budgets, before, after).join("\n"));
    return;
  }
  const run = await measure(options);
  console.log(["", ...table(budgets, run.rows), "", ...extras(run.extras)].join("\n"));
  const over = missedFloors(budgets, run.rows);
  console.log(over.length === 0 ? "\nEvery floor holds." : `\n${over.join("\n")}`);
  if (options.json !== null)
    await writeFile(path.resolve(here, options.json), `${JSON.stringify(run, null, 2)}\n`);
  process.exitCode = over.length === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof StartError) console.error(error.lastLines.join("\n"));
  process.exitCode = 1;
}
process.exit();
