import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "../settings.mjs";
import { checkBase } from "./base.mjs";

test("checkBase resolves the named commit", async () => {
  const head = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  expect(await checkBase("HEAD")).toEqual({ commit: head, reason: "HEAD" });
});

test("checkBase rejects an unknown commit", async () => {
  await expect(checkBase("no-such-commit")).rejects.toThrow("no commit no-such-commit");
});
