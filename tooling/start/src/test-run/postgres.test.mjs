import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createSupervisor } from "../supervisor.mjs";
import { startPostgres } from "./postgres.mjs";

test("startPostgres answers on its socket, and stop removes its folder", async () => {
  const logDir = mkdtempSync(path.join(tmpdir(), "grow-pg-log-"));
  const supervisor = createSupervisor();
  const { url, stop } = await startPostgres(supervisor, { env: process.env, logDir });
  const answer = execFileSync("psql", ["--no-psqlrc", "-Atc", "select 40 + 2", url], { encoding: "utf8" });
  expect(answer.trim()).toBe("42");
  await stop();
  expect(existsSync(new URL(url).searchParams.get("host") ?? "")).toBe(false);
  expect(supervisor.failure.aborted).toBe(false);
  rmSync(logDir, { recursive: true });
});
