import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { partsOf, withoutParts } from "./framework-parts.ts";

const require = createRequire(import.meta.url);
const react = path.dirname(require.resolve("@remix-run/react/package.json"));
/** Path of a package as the framework resolves it. */
const beside = (name: string) =>
  path.dirname(createRequire(path.join(react, "package.json")).resolve(`${name}/package.json`));

const FILES = [
  ...["components", "routes", "browser"].map((name) => path.join(react, `dist/esm/${name}.js`)),
  path.join(beside("@remix-run/router"), "dist/router.js"),
  path.join(beside("react-router"), "dist/index.js"),
];

it.each(FILES)("%s still contains all removed parts, and parses without them", async (file) => {
  const code = await readFile(file, "utf8");
  const parts = partsOf(file);
  expect(parts).toBeDefined();
  const shorter = withoutParts(code, parseAst, parts ?? {});
  expect(() => parseAst(shorter)).not.toThrow();
  expect(shorter.length).toBeLessThanOrEqual(code.length);
});

it("ignores other files", () => {
  expect(partsOf("/node_modules/react-dom/index.js")).toBeUndefined();
  expect(partsOf("/packages/app-kit/src/document/handoff.tsx")).toBeUndefined();
});

it("removes messages for developers, and keeps the conditions that throw", () => {
  const code = [
    'function open(way) { warning(way !== "", "No way"); if (!way) warning(false, "No " + way);',
    'invariant(way.length < 9, "Too long: " + way); return way; }',
  ].join(" ");
  const shorter = withoutParts(code, parseAst, {});
  expect(shorter).not.toMatch(/No|Too long/);
  const open = new Function("invariant", "way", `${shorter} return open(way);`) as (
    invariant: (holds: boolean) => void,
    way: string,
  ) => string;
  const invariant = (holds: boolean) => {
    if (!holds) throw new Error("held");
  };
  expect(open(invariant, "short")).toBe("short");
  expect(() => open(invariant, "much too long")).toThrow("held");
});

it("replaces a function's body, and throws when the function or text is missing", () => {
  const code = "function one() { return 1; } function two() { return one() + one(); }";
  expect(withoutParts(code, parseAst, { bodies: { one: "{ return 5; }" } })).toBe(
    "function one() { return 5; } function two() { return one() + one(); }",
  );
  expect(() => withoutParts(code, parseAst, { bodies: { three: "{}" } })).toThrow("there is no three");
  expect(() => withoutParts(code, parseAst, { texts: { "three()": "3" } })).toThrow("framework-parts.ts");
});
