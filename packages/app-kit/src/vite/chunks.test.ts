import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { chunkNamer, circleOf, KIT_ROWS, withoutLoaded } from "./chunks.ts";

const repository = fileURLToPath(new URL("../../../..", import.meta.url));
const modules = ["api-client", "app-kit", "domain", "ui"]
  .flatMap((name) =>
    readdirSync(`${repository}packages/${name}/src`, { encoding: "utf8", recursive: true }).map(
      (file) => `${repository}packages/${name}/src/${file}`,
    ),
  )
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.(?:test|stories)\./.test(file));

test("circleOf finds files that import each other, also indirectly", () => {
  const imports = new Map([
    ["page.js", ["shell.js"]],
    ["shell.js", ["icons.js", "framework.js"]],
    ["icons.js", ["offline.js"]],
    ["offline.js", ["shell.js"]],
    ["framework.js", []],
  ]);
  expect(circleOf(imports)).toEqual(["shell.js", "icons.js", "offline.js", "shell.js"]);
});

test("circleOf ignores a file that several import", () => {
  const imports = new Map([
    ["page.js", ["shell.js", "framework.js"]],
    ["shell.js", ["framework.js"]],
    ["framework.js", []],
  ]);
  expect(circleOf(imports)).toBeNull();
});

test("every chunk of the kit has modules", () => {
  const files = new Set(modules.map(chunkNamer()));
  expect(KIT_ROWS.map(([file]) => file ?? undefined).filter((file) => !files.has(file))).toEqual([]);
});

test("no module of the packages is in two chunks", () => {
  const shared = KIT_ROWS.slice(KIT_ROWS.findIndex(([file]) => file === "reading"));
  const twice = modules.filter((module) => shared.filter(([, pattern]) => pattern.test(module)).length > 1);
  expect(twice).toEqual([]);
});

test("an app's rows take precedence over the kit's", () => {
  const file = "/app/shell/light-frame.ts";
  expect(chunkNamer()(file)).toBe("shell");
  expect(chunkNamer([[null, /light-frame/]])(file)).toBeUndefined();
});

test("the texts of every page are one file per language", () => {
  const chunkOf = chunkNamer();
  expect(chunkOf(`${repository}packages/app-kit/src/locales/de.po`)).toBe("texts-de");
  expect(chunkOf(`${repository}apps/community/app/locales/de.po`)).toBe("texts-de");
  expect(chunkOf(`${repository}apps/community/app/locales/th.po`)).toBe("texts-th");
  expect(chunkOf(`${repository}apps/community/app/areas/growing/locales/diary/de.po`)).toBeUndefined();
});

test("a list of scripts for a lazy import leaves out what the importing script has loaded", () => {
  const imports = new Map([
    ["page.js", ["shell.js"]],
    ["shell.js", ["base.js"]],
    ["panel.js", ["shell.js", "dialog.js"]],
  ]);
  const files = ["panel.js", "shell.js", "base.js", "dialog.js"];
  expect(withoutLoaded(imports, "page.js", files)).toEqual(["panel.js", "dialog.js"]);
  expect(withoutLoaded(imports, "other.js", files)).toEqual(files);
});
