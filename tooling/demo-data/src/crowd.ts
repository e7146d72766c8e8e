import { parseArgs } from "node:util";
import { DEMO_PASSWORD } from "@grow/testing";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import { loadCrowd } from "./crowd/load-crowd.ts";
import { progressLine } from "./crowd/progress-bar.ts";
import { generateDemo } from "./generate.ts";

const USAGE = "Usage: DATABASE_URL=postgres://… pnpm demo --diaries 100000";

/** How many diaries the command asks for. @throws Error with the usage for anything but a whole number */
function wantedDiaries(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { diaries: { type: "string" } } });
  const diaries = Number(values.diaries);
  if (!Number.isInteger(diaries) || diaries < 1 || diaries > 10_000_000) throw new Error(USAGE);
  return diaries;
}

async function main(): Promise<void> {
  const diaries = wantedDiaries(process.argv.slice(2).filter((arg) => arg !== "--"));
  if (process.env.GROW_ENV === "production")
    throw new Error("Demo data is not for production. Unset GROW_ENV to load it.");
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error(`So many diaries want a PostgreSQL, migrated by a start of the api. ${USAGE}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const data = generateDemo({ anchor: process.env.DEMO_ANCHOR || new Date().toISOString().slice(0, 10) });
    const began = Date.now();
    const total = await loadCrowd(client, data, {
      diaries,
      passwordHash: await hash(DEMO_PASSWORD),
      onProgress: (done, all) =>
        process.stdout.write(`\r${progressLine(done, all, (Date.now() - began) / 1000)}`),
    });
    console.log(
      total === null
        ? "People have written here: their data is left as it is, and no demo data is loaded."
        : `\n${total.toLocaleString("en")} diaries stand beside those of the demo site.`,
    );
  } finally {
    await client.end();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
