import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const sources = ["apps/community/app", "apps/brands-manager/app", "packages/ui/src", "packages/app-kit/src"];

/** Set by react-aria-components. */
const ELSEWHERE = ["--trigger-width"];

/** Custom properties that a style sheet or a style of a component sets. */
function setProperties(source: string): string[] {
  const found = source.matchAll(/(--[a-z][\w-]*)["'`]?\]?\s*:|setProperty\(\s*["'`](--[\w-]+)/g);
  return [...found].map(([, declared, set]) => declared ?? set ?? "");
}

/** Custom properties that are read without a fallback. */
function readProperties(source: string): string[] {
  return [...source.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = ""]) => name);
}

const texts = sources.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(css|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({
      name: path.join(folder, name),
      text: readFileSync(path.join(root, folder, name), "utf8"),
    })),
);

// A declaration that reads an unknown property is dropped without a word.
describe("custom properties of styles", () => {
  test("are found where they are set and read", () => {
    const source =
      '.a { --gap: 1px; color: var(--ink); margin: var(--gap, 0) }\n{ "--tone": x }\nstyle.setProperty("--x", 1)';
    expect(setProperties(source)).toEqual(["--gap", "--tone", "--x"]);
    expect(readProperties(source)).toEqual(["--ink"]);
  });

  test("are set somewhere", () => {
    const known = new Set([...ELSEWHERE, ...texts.flatMap(({ text }) => setProperties(text))]);
    const unknown = texts.flatMap(({ name, text }) =>
      readProperties(text)
        .filter((property) => !known.has(property))
        .map((property) => `${name}: ${property}`),
    );
    expect(unknown).toEqual([]);
  });
});
