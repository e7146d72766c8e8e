import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { placeForPostgres } from "./temporary-folder.mjs";

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

describe("placeForPostgres", () => {
  /** An empty folder that all users may enter, in one that only its owner may. */
  function closedFolder() {
    const parent = mkdtempSync(path.join(tmpdir(), "grow-place-"));
    onTestFinished(() => rmSync(parent, { recursive: true }));
    const folder = path.join(parent, "open");
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    return folder;
  }

  test("prefers the first place", () => {
    expect(placeForPostgres("", { places: ["/var/tmp", "/tmp"] })).toBe("/var/tmp");
  });

  test("passes over a folder that the user postgres cannot enter", () => {
    expect(placeForPostgres("", { places: [closedFolder(), "/tmp"], isRoot: true })).toBe("/tmp");
  });

  test("refuses a path that is too long for a socket, with the folder between", () => {
    expect(placeForPostgres("", { places: ["/tmp"] })).toBe("/tmp");
    expect(() => placeForPostgres("b".repeat(90), { places: ["/tmp"] })).toThrow("characters");
  });

  test("passes over a folder that does not exist, and says what is needed when there is no other", () => {
    expect(() => placeForPostgres("", { places: ["/nowhere"], isRoot: true })).toThrow(
      "Set TMPDIR to a folder",
    );
  });
});
