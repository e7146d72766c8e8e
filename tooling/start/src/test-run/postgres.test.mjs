import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createHousehold } from "../household.mjs";
import { startPostgres } from "./postgres.mjs";

test("a cluster of our own answers on its socket, and nothing of it is left afterwards", async () => {
  const logDir = mkdtempSync(path.join(tmpdir(), "grow-pg-log-"));
  const household = createHousehold();
  const { url, stop } = await startPostgres(household, { env: process.env, logDir });
  const answer = execFileSync("psql", ["--no-psqlrc", "-Atc", "select 40 + 2", url], { encoding: "utf8" });
  expect(answer.trim()).toBe("42");
  await stop();
  expect(existsSync(new URL(url).searchParams.get("host") ?? "")).toBe(false);
  expect(household.trouble.aborted).toBe(false);
  rmSync(logDir, { recursive: true });
});
