import { expect, test } from "vitest";
import { circleOf } from "./chunks.ts";

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
