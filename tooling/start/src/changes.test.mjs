import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { changedSince, packagesToProve, storiesToProve, testsToProve } from "./changes.mjs";
import { plainGitEnv } from "./git-env.mjs";

const packages = [
  { name: "@grow/api", folder: "apps/api", scripts: { "test:full": "" } },
  { name: "@grow/tooling-lint", folder: "tooling/lint", scripts: { "test:full": "" } },
  { name: "@grow/tooling-start", folder: "tooling/start", scripts: { "test:full": "" } },
  { name: "@grow/community", folder: "apps/community", scripts: { test: "" } },
];

describe("packagesToProve", () => {
  test("chooses a tool when a file of its folder changed", () => {
    expect(packagesToProve(["tooling/lint/audit.mjs", "apps/community/server.ts"], packages)).toEqual([
      "@grow/tooling-lint",
    ]);
  });

  test("ignores documents and what test:full writes", () => {
    const written = [
      "tooling/lint/README.md",
      "tooling/start/proved.json",
      "tooling/start/stage-seconds.json",
    ];
    expect(packagesToProve(written, packages)).toEqual([]);
  });

  test("chooses the api only for its embedded layer", () => {
    expect(packagesToProve(["apps/api/src/operations/users/get-user.ts"], packages)).toEqual([]);
    expect(packagesToProve(["apps/api/src/queue/boss.ts"], packages)).toEqual(["@grow/api"]);
  });

  test("chooses every package with slow tests when the changes are unknown", () => {
    expect(packagesToProve(null, packages)).toHaveLength(3);
  });
});

describe("testsToProve", () => {
  const counts = "apps/api/src/statistics/public-statistics.full.test.ts";

  test("chooses some slow tests of the api for a part of it", () => {
    const chosen = testsToProve(["apps/api/src/statistics/measure.ts"], "apps/api");
    expect(chosen.map((test) => `apps/api/${test}`)).toContain(counts);
    expect(testsToProve(["apps/api/src/operations/users/get-user.ts"], "apps/api")).toEqual([]);
  });

  test("chooses changed journeys that exist", () => {
    const changed = ["tooling/e2e/journeys/offline.spec.ts", "tooling/e2e/journeys/deleted.spec.ts"];
    expect(testsToProve(changed, "tooling/e2e")).toEqual(["journeys/offline.spec.ts"]);
  });

  test("chooses none when all run anyway", () => {
    expect(testsToProve([counts, "apps/api/src/queue/boss.ts"], "apps/api")).toEqual([]);
    expect(testsToProve(null, "apps/api")).toEqual([]);
  });
});

describe("storiesToProve", () => {
  const stories = ["src/input/button/button.stories.tsx", "src/input/field/field.stories.tsx"];

  test("chooses the folder of a changed component", () => {
    const changed = ["packages/ui/src/input/button/button.module.css", "packages/ui/README.md"];
    expect(storiesToProve(changed, stories)).toEqual(["src/input/button/"]);
  });

  test("chooses the group of a changed file without stories beside it", () => {
    expect(storiesToProve(["packages/ui/src/input/label.ts"], stories)).toEqual(["src/input/"]);
  });

  test("chooses all stories for a file of the whole kit", () => {
    expect(storiesToProve(["packages/ui/package.json"], stories)).toBe(null);
  });

  test("chooses none when the kit did not change, or only its unit tests", () => {
    expect(storiesToProve(["apps/api/src/main.ts", "packages/ui/src/input/label.test.ts"], stories)).toEqual(
      [],
    );
  });
});

describe("changedSince", () => {
  test("cannot tell the changes since an unknown commit", async () => {
    expect(await changedSince("0123456789012345678901234567890123456789")).toBe(null);
  });

  test("lists a file that moved by its old and its new name", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "grow-changes-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    /** @param {readonly string[]} args */
    const git = (...args) =>
      execFileSync("git", args, {
        env: plainGitEnv(process.env),
        cwd: folder,
      });
    for (const place of ["packages/domain", "packages/ui"])
      await mkdir(path.join(folder, place), { recursive: true });
    await writeFile(path.join(folder, "packages/domain/rule.ts"), "export const rule = 1;\n");
    git("init", "--quiet");
    git("add", ".");
    git("commit", "--quiet", "--message=A rule");
    await rename(path.join(folder, "packages/domain/rule.ts"), path.join(folder, "packages/ui/rule.ts"));
    git("add", ".");
    expect(await changedSince("HEAD", folder)).toEqual(["packages/domain/rule.ts", "packages/ui/rule.ts"]);
  });
});
