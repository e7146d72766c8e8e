import { generateDemo } from "@grow/tooling-demo-data/generate";
import { loadDemo } from "@grow/tooling-demo-data/load-demo";
import { type TestApi, testApi } from "./test-api.ts";

/** An api with the whole demo site. Takes seconds: for `*.full.test.ts` only. */
export async function demoApi(): Promise<TestApi> {
  const api = await testApi();
  const client = await api.database.pool.connect();
  try {
    await loadDemo(client, generateDemo({ anchor: "2026-09-14" }), "no password");
    await client.query("analyze");
  } finally {
    client.release();
  }
  return api;
}
