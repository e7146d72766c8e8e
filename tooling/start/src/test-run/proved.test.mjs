import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { plainGitEnv } from "../git-env.mjs";

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "grow-proved-"));
  vi.resetModules();
  vi.doMock("../settings.mjs", () => ({ root: folder }));
});
afterEach(() => {
  vi.doUnmock("../settings.mjs");
  rmSync(folder, { recursive: true });
});

/** @param {readonly string[]} args */
const git = (...args) =>
  execFileSync("git", args, {
    env: plainGitEnv(process.env),
    cwd: folder,
    encoding: "utf8",
  }).trim();

function repository() {
  mkdirSync(path.join(folder, "tooling/start"), { recursive: true });
  git("init", "--quiet");
  write("vpd.mjs", "first");
  git("add", ".");
  git("commit", "--quiet", "--message=first");
}

/**
 * @param {string} file
 * @param {string} text
 */
const write = (file, text) => writeFileSync(path.join(folder, file), text);

const proved = () => JSON.parse(readFileSync(path.join(folder, "tooling/start/proved.json"), "utf8")).commit;

async function begin() {
  const { recordProved } = await import("../changes.mjs");
  return await recordProved();
}

describe("recordProved", () => {
  test("names the commit that the run began with", async () => {
    repository();
    const record = await begin();
    expect(await record()).toContain(git("rev-parse", "HEAD").slice(0, 8));
    expect(proved()).toBe(git("rev-parse", "HEAD"));
  });

  test.each([
    ["another commit is made", () => git("commit", "--quiet", "--allow-empty", "--message=second")],
    ["a file changes", () => write("vpd.mjs", "second")],
    ["a file is added", () => write("dli.mjs", "first")],
  ])("names none when during the run %s", async (_, change) => {
    repository();
    const record = await begin();
    change();
    expect(await record()).toContain("changed during the run");
    expect(proved).toThrow("no such file");
  });

  test("names none when the run began with changes, though they have a commit in the end", async () => {
    repository();
    write("vpd.mjs", "second");
    const record = await begin();
    git("commit", "--all", "--quiet", "--message=second");
    expect(await record()).toContain("changes without a commit");
  });

  test("names none outside of a repository", async () => {
    const record = await begin();
    expect(await record()).toContain("no git repository");
  });
});
