import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { plainGitEnv } from "./git-env.mjs";

test("a commit ignores the user's signing, hooks and templates", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "grow-git-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const hooks = path.join(folder, "template/hooks");
  mkdirSync(hooks, { recursive: true });
  for (const hook of ["pre-commit", "commit-msg"]) {
    writeFileSync(path.join(hooks, hook), "#!/bin/sh\nexit 1\n");
    chmodSync(path.join(hooks, hook), 0o755);
  }
  const settings = path.join(folder, "gitconfig");
  writeFileSync(
    settings,
    `[commit]\n gpgsign = true\n[gpg]\n program = false\n[core]\n hooksPath = ${hooks}\n[init]\n templateDir = ${path.dirname(hooks)}\n`,
  );
  const users = {
    ...process.env,
    ...{ GIT_CONFIG_GLOBAL: settings, GIT_TEMPLATE_DIR: path.dirname(hooks), GIT_DIR: folder },
  };
  const cwd = path.join(folder, "copy");
  mkdirSync(cwd);
  for (const args of [
    ["init", "--quiet"],
    ["commit", "--quiet", "--allow-empty", "--message=A change"],
  ])
    execFileSync("git", args, { cwd, env: plainGitEnv(users) });
  const log = execFileSync("git", ["log", "--format=%s"], { cwd, env: plainGitEnv(users), encoding: "utf8" });
  expect(log).toBe("A change\n");
});
