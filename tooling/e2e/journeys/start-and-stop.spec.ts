import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { patience } from "@grow/testing/test-time";
import { descendants, survivors, untilEnded } from "../../start/src/testing/survivors.mjs";
import { startSite } from "../site/site.ts";
import { expect, test } from "./journey.ts";

test.describe("npm start", () => {
  // Real starts, at the same time as other journeys.
  test.setTimeout(120_000 * patience);

  test("leaves no server running after the launcher is killed", async () => {
    const site = await startSite({}, ["--empty"]);
    const ids = await descendants(site.pid);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    process.kill(site.pid, "SIGKILL");
    await untilEnded(ids);
    await site.stop();
  });

  test("skips finished work on a second start", async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "grow-again-"));
    const first = await startSite({ DATA_DIR: dataDir });
    await first.stop();
    const again = await startSite({ DATA_DIR: dataDir });
    await again.stop();
    expect(first.output).toContain("Loading the demo data");
    expect(again.output).not.toMatch(/Installing|Building|Loading|Drawing/);
    await rm(dataDir, { recursive: true });
  });

  test("stops every process it started", async () => {
    const site = await startSite({}, ["--empty"]);
    const ids = await descendants(site.pid);
    await site.stop();
    expect(await survivors(ids)).toEqual([]);
  });
});
