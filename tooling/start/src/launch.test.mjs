import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createFakeSite } from "./testing/fake-site.mjs";
import { survivors, untilEnded } from "./testing/survivors.mjs";

/** @type {Awaited<ReturnType<typeof createFakeSite>>} */
let site;
beforeEach(async () => {
  site = await createFakeSite();
});
afterEach(async () => {
  await site.remove();
});

describe("the first start", () => {
  test("installs, builds, loads the demo data, places its pictures, and then reports that it is ready", async () => {
    const run = site.launch();
    const output = await run.untilSays("Ctrl-C stops it.");
    expect(output).toContain(`http://localhost:${site.ports[0]}`);
    expect(output).toContain("grower, manager, moderator, admin; the password is grow-demo-1");
    const calls = await site.npxCalls();
    expect(calls[0]).toContain("pnpm@12.21.0 install --frozen-lockfile");
    expect(calls[1]).toContain("exec turbo run build");
    const events = await site.events();
    expect(events.indexOf("api opened the database")).toBeLessThan(events.indexOf("load demo data"));
    expect(events.filter((line) => line.endsWith("demo data"))).toEqual([
      "load demo data",
      "place demo data",
    ]);
  });

  test("leaves the database empty on request", async () => {
    const output = await site.launch(["--empty"]).untilSays("Ctrl-C stops it.");
    expect(output).not.toContain("grow-demo-1");
    expect((await site.events()).filter((line) => line.endsWith("demo data"))).toEqual([]);
  });

  test("never loads demo data in production", async () => {
    const output = await site.launch([], { GROW_ENV: "production" }).untilSays("Ctrl-C stops it.");
    expect(output).not.toContain("grow-demo-1");
    expect((await site.events()).filter((line) => line.endsWith("demo data"))).toEqual([]);
  });
});

describe("a later start", () => {
  beforeEach(async () => {
    const run = site.launch();
    await run.untilSays("Ctrl-C stops it.");
    run.launcher.kill("SIGTERM");
    await run.ended;
    for (const file of ["events.txt", "npx.txt"]) await rm(path.join(site.dataDir, file));
  });

  test("repeats none of that when nothing changed", async () => {
    await site.launch().untilSays("Ctrl-C stops it.");
    expect(await site.npxCalls()).toEqual([]);
    expect((await site.events()).filter((line) => line.endsWith("demo data"))).toEqual([]);
  });

  test("rebuilds when a source changed", async () => {
    await writeFile(path.join(site.folder, "packages/domain/rule.ts"), "export const rule = 2;\n");
    await site.launch().untilSays("Ctrl-C stops it.");
    expect(await site.npxCalls()).toEqual([expect.stringContaining("turbo run build")]);
  });

  test("rebuilds when a built file is missing", async () => {
    await rm(path.join(site.folder, "apps/community/build"), { recursive: true });
    await site.launch().untilSays("Ctrl-C stops it.");
    expect(await site.npxCalls()).toEqual([expect.stringContaining("turbo run build")]);
  });

  test("reinstalls when a package's dependencies changed", async () => {
    await writeFile(path.join(site.folder, "apps/api/package.json"), '{ "dependencies": {} }');
    await site.launch().untilSays("Ctrl-C stops it.");
    expect((await site.npxCalls())[0]).toContain("install --frozen-lockfile");
  });

  test("reloads the demo data into a new database", async () => {
    await site.launch([], { DATABASE_URL: "postgresql://localhost/other" }).untilSays("Ctrl-C stops it.");
    expect(await site.events()).toContain("load demo data");
  });
});

describe("a problem is reported in one sentence", () => {
  test.each([
    ["COMMUNITY_PORT", 0],
    ["BRANDS_PORT", 1],
    ["API_PORT", 2],
  ])("a taken port names %s", async (variable, index) => {
    const other = createServer().listen(site.ports[index], "127.0.0.1");
    const { code, output } = await site.launch().ended;
    other.close();
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(output).toContain(`Port ${site.ports[index]}`);
    expect(output).toContain(variable);
    expect(await site.npxCalls()).toEqual([]);
  });

  test("an invalid data folder names DATA_DIR", async () => {
    const place = path.join(site.folder, "file");
    await writeFile(place, "");
    const { code, output } = await site.launch([], { DATA_DIR: path.join(place, "data") }).ended;
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(output).toContain("DATA_DIR");
  });

  test("a data folder that cannot be created names DATA_DIR", async () => {
    const { code, output } = await site.launch([], { DATA_DIR: "/proc/grow" }).ended;
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(output).toContain("DATA_DIR");
  });

  test("an invalid port names its variable", async () => {
    const { code, output } = await site.launch([], { API_PORT: "http" }).ended;
    expect(code).toBe(1);
    expect(output.trim()).toBe('API_PORT is "http", and must be a port from 1 to 65535.');
  });

  test("an unknown option is named", async () => {
    const { code, output } = await site.launch(["--emtpy"]).ended;
    expect(code).toBe(1);
    expect(output).toContain('"--emtpy" is not an option');
  });

  test("a failed installation shows its last lines", async () => {
    const { code, output } = await site.launch([], { FAKE_FAILURE: "network" }).ended;
    expect(code).toBe(1);
    expect(output).toContain("is the network there?");
    expect(output).toContain("getaddrinfo ENOTFOUND");
  });
});

describe("development", () => {
  test("generates, and starts each app with its own script", async () => {
    await site.launch(["--dev"]).untilSays("Ctrl-C stops it.");
    const calls = await site.npxCalls();
    expect(calls.some((call) => call.includes("turbo run generate"))).toBe(true);
    expect((await site.events()).filter((line) => line.includes(" started "))).toHaveLength(3);
  });

  test.each(["SIGTERM", "SIGKILL"])(
    "%s to the launcher ends what the scripts started as well",
    async (signal) => {
      const run = site.launch(["--dev"]);
      await run.untilSays("Ctrl-C stops it.");
      const ids = await site.processes();
      expect(ids).toHaveLength(6);
      run.launcher.kill(/** @type {NodeJS.Signals} */ (signal));
      await run.ended;
      await untilEnded(ids);
    },
  );
});

describe("stopping", () => {
  test.each([
    ["SIGTERM", 0],
    ["SIGINT", 130],
    ["SIGHUP", 0],
  ])("%s ends everything, the apps before the API, with exit code %i", async (signal, expected) => {
    const run = site.launch();
    await run.untilSays("Ctrl-C stops it.");
    const ids = await site.processes();
    expect(ids).toHaveLength(6);
    run.launcher.kill(/** @type {NodeJS.Signals} */ (signal));
    const { code } = await run.ended;
    expect(code).toBe(expected);
    expect(await survivors(ids)).toEqual([]);
    const stopped = (await site.events()).filter((line) => line.endsWith("stopped"));
    expect([...stopped].sort()).toEqual(["api stopped", "brands-manager stopped", "community stopped"]);
    expect(stopped.at(-1)).toBe("api stopped");
  });

  test("a second Ctrl-C does not wait for a server that does not exit", async () => {
    const run = site.launch([], { FAKE_FAILURE: "api is deaf" });
    await run.untilSays("Ctrl-C stops it.");
    const ids = await site.processes();
    run.launcher.kill("SIGINT");
    await run.untilSays("Stopping");
    run.launcher.kill("SIGINT");
    const { code } = await run.ended;
    expect(code).toBe(130);
    await untilEnded(ids);
  });

  test("a build can be interrupted", async () => {
    const run = site.launch([], { FAKE_FAILURE: "slow build" });
    await expect.poll(site.npxCalls).toHaveLength(2);
    run.launcher.kill("SIGINT");
    expect((await run.ended).code).toBe(130);
  });

  test("killing the launcher leaves no orphan", async () => {
    const run = site.launch();
    await run.untilSays("Ctrl-C stops it.");
    const ids = await site.processes();
    run.launcher.kill("SIGKILL");
    await untilEnded(ids);
  });

  test("SIGTERM to npm ends everything before npm exits", async () => {
    const run = site.launch([], {}, ["npm", "start"]);
    await run.untilSays("Ctrl-C stops it.");
    const ids = await site.processes();
    run.launcher.kill("SIGTERM");
    await run.ended;
    expect(await survivors(ids)).toEqual([]);
  });

  test("killing npm leaves no orphan", async () => {
    const run = site.launch([], {}, ["npm", "start"]);
    await run.untilSays("Ctrl-C stops it.");
    const ids = await site.processes();
    run.launcher.kill("SIGKILL");
    await untilEnded(ids);
  });

  test("a crashing server stops the others and shows its last lines", async () => {
    const run = site.launch([], { FAKE_FAILURE: "community later" });
    const { code, output } = await run.ended;
    expect(code).toBe(1);
    expect(output).toContain("community ended by itself with code 3");
    expect(output).toContain("The roof leaks.");
    expect(await survivors(await site.processes())).toEqual([]);
  });

  test("a server that does not become healthy aborts the start", async () => {
    const { code, output } = await site.launch([], { FAKE_FAILURE: "api at start" }).ended;
    expect(code).toBe(1);
    expect(output).toContain("api ended by itself with code 3");
    expect(output).toContain("The roof leaks.");
  });
});
