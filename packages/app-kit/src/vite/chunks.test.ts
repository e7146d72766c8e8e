import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { chunkOf, circleOf, SHARED } from "./chunks.ts";

const repository = fileURLToPath(new URL("../../../..", import.meta.url));
/** What the community's site may be made of. */
const modules = [
  "apps/community/app",
  ...["api-client", "app-kit", "domain", "ui"].map((name) => `packages/${name}/src`),
]
  .flatMap((folder) =>
    readdirSync(repository + folder, { encoding: "utf8", recursive: true }).map(
      (file) => `${repository}${folder}/${file}`,
    ),
  )
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.(?:test|stories)\./.test(file));

test("scripts that import each other are found, over others as well", () => {
  const imports = new Map([
    ["page.js", ["shell.js"]],
    ["shell.js", ["icons.js", "framework.js"]],
    ["icons.js", ["offline.js"]],
    ["offline.js", ["shell.js"]],
    ["framework.js", []],
  ]);
  expect(circleOf(imports)).toEqual(["shell.js", "icons.js", "offline.js", "shell.js"]);
});

test("a script that several import is no circle", () => {
  const imports = new Map([
    ["page.js", ["shell.js", "framework.js"]],
    ["shell.js", ["framework.js"]],
    ["framework.js", []],
  ]);
  expect(circleOf(imports)).toBeNull();
});

test("every file that pages share has modules still", () => {
  const files = new Set(modules.map((module) => chunkOf(module)));
  expect(SHARED.map(([file]) => file).filter((file) => !files.has(file))).toEqual([]);
});

test("no module is named for two files", () => {
  const twice = modules.filter((module) => SHARED.filter(([, pattern]) => pattern.test(module)).length > 1);
  expect(twice).toEqual([]);
});

test("the texts of every page come as one file, and only in one language", () => {
  const of = (file: string) => chunkOf(`${repository}${file}`);
  expect(of("packages/app-kit/src/locales/de.po")).toBe("texts-de");
  expect(of("apps/community/app/locales/shell/de.po")).toBe("texts-de");
  expect(of("apps/community/app/locales/shell/th.po")).toBe("texts-th");
  expect(of("apps/community/app/locales/diary/de.po")).toBeUndefined();
});
