import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { descendants, survivors } from "../../start/src/testing/survivors.mjs";
import { startSite } from "../site/site.ts";
import { expect, test } from "./journey.ts";

test.describe("whoever runs the site", () => {
  test("kills the launcher, and none of the real servers stays behind", async () => {
    const site = await startSite({}, ["--empty"]);
    const ids = await descendants(site.pid);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    process.kill(site.pid, "SIGKILL");
    expect(await survivors(ids, 8000)).toEqual([]);
    await site.stop();
  });

  test("starts it again within seconds", async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "grow-again-"));
    const first = await startSite({ DATA_DIR: dataDir }, ["--empty"]);
    await first.stop();
    const began = Date.now();
    const second = await startSite({ DATA_DIR: dataDir }, ["--empty"]);
    expect(Date.now() - began).toBeLessThan(10_000);
    await second.stop();
    await rm(dataDir, { recursive: true });
  });

  test("stops it with everything it started", async () => {
    const site = await startSite({}, ["--empty"]);
    const ids = await descendants(site.pid);
    await site.stop();
    expect(await survivors(ids, 0)).toEqual([]);
  });
});
