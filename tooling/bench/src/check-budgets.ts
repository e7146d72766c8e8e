/**
 * Checks the budgets that do not depend on time: bytes, requests, queries and modules. The stage `budgets` of `npm run test:full`.
 */
import pg from "pg";
import { StartError } from "../../start/src/supervisor.mjs";
import { openBrowser } from "./browser/browser.ts";
import { weightRows } from "./browser/weight-rows.ts";
import { checkedByTests, readBudgets } from "./budgets.ts";
import { missedFloors, table } from "./report.ts";
import { queryRows } from "./server/server-rows.ts";
import { startBenchSite } from "./site/bench-site.ts";
import { chooseTargets } from "./site/targets.ts";

async function measureWithoutTime(): Promise<Record<string, number>> {
  const site = await startBenchSite({ diaries: 0 });
  const client = new pg.Client({ connectionString: site.databaseUrl });
  try {
    await client.connect();
    const known = await chooseTargets(site, client);
    const { browser } = await openBrowser();
    try {
      return { ...(await queryRows(site, known)), ...(await weightRows(browser, site, known)) };
    } finally {
      await browser.close();
    }
  } finally {
    await client.end();
    await site.stop();
  }
}

try {
  const all = readBudgets();
  const budgets = checkedByTests(all);
  const measured = await measureWithoutTime();
  console.log(table(all, measured).join("\n"));
  const unmeasured = budgets
    .filter(({ id }) => measured[id] === undefined)
    .map(({ what }) => `${what}: not measured.`);
  const wrong = [...missedFloors(budgets, measured), ...unmeasured];
  if (wrong.length > 0) console.log(["", ...wrong].join("\n"));
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof StartError) console.error(error.lastLines.join("\n"));
  process.exitCode = 1;
}
process.exit();
