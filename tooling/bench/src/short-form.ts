/**
 * The floors that do not depend on time, for the tests: bytes, requests, queries, and what scripts are made of.
 */
import pg from "pg";
import { StartError } from "../../start/src/household.mjs";
import { openBrowser } from "./browser/browser.ts";
import { weightRows } from "./browser/weight-rows.ts";
import { heldByTests, readBudgets } from "./budgets.ts";
import { broken, table } from "./report.ts";
import { queryRows } from "./server/server-rows.ts";
import { startBenchSite } from "./site/bench-site.ts";
import { wellKnown } from "./site/well-known.ts";

async function shortForm(): Promise<Record<string, number>> {
  const site = await startBenchSite({ diaries: 0 });
  const client = new pg.Client({ connectionString: site.databaseUrl });
  try {
    await client.connect();
    const known = await wellKnown(site, client);
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
  const budgets = heldByTests(all);
  const measured = await shortForm();
  console.log(table(all, measured).join("\n"));
  const forgotten = budgets
    .filter(({ id }) => measured[id] === undefined)
    .map(({ what }) => `${what}: not measured.`);
  const wrong = [...broken(budgets, measured), ...forgotten];
  if (wrong.length > 0) console.log(["", ...wrong].join("\n"));
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof StartError) console.error(error.lastLines.join("\n"));
  process.exitCode = 1;
}
process.exit();
