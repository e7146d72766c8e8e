import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { plainGitEnv } from "../git-env.mjs";
import { checkBase } from "./base.mjs";

/** @type {string} */
let folder;
/** @type {string} */
let landed;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "grow-base-"));
  git("init", "--quiet", "--initial-branch=main");
  landed = commit("first");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {readonly string[]} args */
const git = (...args) =>
  execFileSync("git", args, { cwd: folder, env: plainGitEnv(process.env), encoding: "utf8" }).trim();

/** @param {string} message */
function commit(message) {
  git("commit", "--quiet", "--allow-empty", `--message=${message}`);
  return git("rev-parse", "HEAD");
}

/**
 * Adds a remote, and pushes a branch.
 *
 * @param {string} branch
 */
function push(branch) {
  git("init", "--quiet", "--bare", "remote.git");
  git("remote", "add", "origin", "remote.git");
  git("push", "--quiet", "--set-upstream", "origin", branch);
}

test("checkBase resolves the named commit", async () => {
  expect(await checkBase("HEAD", folder)).toEqual({ commit: landed, reason: "HEAD" });
});

test("checkBase rejects an unknown commit", async () => {
  await expect(checkBase("no-such-commit", folder)).rejects.toThrow("no commit no-such-commit");
});

test("checkBase is the last commit of origin/main for a topic branch that was pushed", async () => {
  push("main");
  git("checkout", "--quiet", "-b", "topic");
  commit("second");
  git("push", "--quiet", "--set-upstream", "origin", "topic");
  expect(await checkBase(undefined, folder)).toEqual({ commit: landed, reason: "origin/main" });
});

test("checkBase is the upstream branch where there is no origin/main", async () => {
  git("branch", "--quiet", "--move", "topic");
  push("topic");
  commit("second");
  expect(await checkBase(undefined, folder)).toEqual({ commit: landed, reason: "the upstream branch" });
});

test("checkBase without a remote is the last green test:full, and says that another can be named", async () => {
  mkdirSync(path.join(folder, "tooling/start"), { recursive: true });
  writeFileSync(path.join(folder, "tooling/start/proved.json"), JSON.stringify({ commit: landed }));
  commit("second");
  const { commit: base, reason } = await checkBase(undefined, folder);
  expect(base).toBe(landed);
  expect(reason).toContain("--since COMMIT");
});
