import { expect, test } from "vitest";
import { serverPlan } from "./servers.mjs";

/** @param {NodeJS.ProcessEnv} env */
const planOf = (env) => serverPlan("api", { isDev: false, env, settings: { logDir: "/tmp" }, say() {} });
/** @param {NodeJS.ProcessEnv} env */
const envOf = async (env) => (await planOf(env)).env;

test("a built server gives memory back to the system, unless its environment says otherwise", async () => {
  expect(await envOf({})).toMatchObject({ MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "65536" });
  expect(await envOf({ MALLOC_ARENA_MAX: "8" })).toMatchObject({ MALLOC_ARENA_MAX: "8" });
});

test("an api with the embedded database collects new objects early", async () => {
  const flag = "--max-semi-space-size=4";
  expect((await planOf({})).command).toContain(flag);
  expect((await planOf({ DATABASE_URL: "postgres://db/grow" })).command).not.toContain(flag);
});
