import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEMO_PASSWORD } from "@grow/testing";
import { hash } from "@node-rs/argon2";
import { demoSettings, openDemoDatabase } from "./demo-database.ts";
import { generateDemo } from "./generate.ts";
import { loadDemo } from "./load/load-demo.ts";
import { requestStatistics } from "./load/request-statistics.ts";

// Runs as build/load.mjs, so the repository is three folders up.
const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");

async function main(): Promise<void> {
  if (process.env.GROW_ENV === "production") {
    throw new Error(
      "Demo data is not for production: everybody knows its passwords. Unset GROW_ENV to load it.",
    );
  }
  const client = await openDemoDatabase(demoSettings(process.env, root));
  try {
    const data = generateDemo({ anchor: process.env.DEMO_ANCHOR || new Date().toISOString().slice(0, 10) });
    const result = await loadDemo(client, data, await hash(DEMO_PASSWORD));
    if (result.did === "loaded") {
      const { users, diary, week, brand } = data.tables;
      console.log(
        `Demo data is loaded: ${users.length} growers, ${diary.length} diaries with ${week.length} weeks, ${brand.length} brands.`,
      );
      await client.query("analyze");
      await requestStatistics(client);
    } else if (result.did === "nothing") {
      console.log(`Demo data is there already, loaded on ${result.state.anchor.slice(0, 10)}.`);
    } else {
      console.log("People have written here: their data is left as it is, and no demo data is loaded.");
    }
  } finally {
    await client.end();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
