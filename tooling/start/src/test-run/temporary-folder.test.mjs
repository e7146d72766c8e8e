import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/**
 * What a process says that has such a folder.
 *
 * @param {string} script what it does; `leftovers` and `folder` are at hand
 */
function run(script) {
  const module = path.join(import.meta.dirname, "temporary-folder.mjs");
  const code = `
    import { mkdtempSync } from "node:fs";
    import { tmpdir } from "node:os";
    import { execFileSync } from "node:child_process";
    import { ownTemporaryFolder } from ${JSON.stringify(module)};
    const { folder, leftovers } = ownTemporaryFolder();
    ${script}`;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" });
  return JSON.parse(said);
}

test("leftovers of a process and its children are listed, and removed when the process ends", () => {
  const { left, folder } = run(`
    mkdtempSync(tmpdir() + "/browser-");
    const make = 'require("fs").mkdirSync(require("os").tmpdir() + "/grow-child")';
    execFileSync(process.execPath, ["--eval", make]);
    console.log(JSON.stringify({ folder, left: leftovers() }));`);
  expect(left).toEqual(["grow-child"]);
  expect(existsSync(folder)).toBe(false);
});

test("an empty temporary folder has no leftovers", () => {
  expect(run("console.log(JSON.stringify({ left: leftovers() }));")).toEqual({ left: [] });
});
