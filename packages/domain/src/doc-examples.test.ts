import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { blocksOf, examplesOf, roundedLike, runExample } from "@grow/tooling-publishing";
import { describe, expect, test } from "vitest";
import * as banners from "./banners/index.ts";
import * as bots from "./bots/index.ts";
import * as draw from "./draw/index.ts";
import * as follows from "./follows/index.ts";
import * as domain from "./index.ts";
import * as notifications from "./notifications/index.ts";
import * as passwords from "./password/index.ts";
import * as plurals from "./plurals/index.ts";
import * as quantities from "./quantities/index.ts";
import * as ratings from "./ratings/index.ts";
import * as schemas from "./schemas/index.ts";
import * as sections from "./sections/index.ts";
import * as symptoms from "./symptoms/index.ts";
import * as texts from "./texts/index.ts";
import * as weeks from "./weeks/index.ts";

const scope = {
  ...domain,
  ...banners,
  ...bots,
  ...draw,
  ...follows,
  ...notifications,
  ...passwords,
  ...plurals,
  ...quantities,
  ...ratings,
  ...schemas,
  ...sections,
  ...symptoms,
  ...texts,
  ...weeks,
};
const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(file))
  .map((file) => ({ file, ...examplesOf(file, readFileSync(path.join(folder, file), "utf8")) }));
const readme = blocksOf("README.md", readFileSync(path.join(folder, "../README.md"), "utf8"));

describe("documentation", () => {
  test("has an example for every exported function", () => {
    const exported = new Set(Object.keys(scope));
    const missing = files.flatMap(({ without }) => without).filter((name) => exported.has(name));
    expect(missing).toEqual([]);
  });

  test.each(files.flatMap(({ examples }) => examples).map((example) => [example.of, example] as const))(
    "says of %s what is true",
    async (_, example) => {
      const checks = await runExample(example, scope);
      expect(checks.length).toBeGreaterThan(0);
      for (const { line, actual, expected } of checks)
        expect(roundedLike(actual, expected), line).toEqual(expected);
    },
  );

  test("names every function of the root in the README", () => {
    const text = readFileSync(path.join(folder, "../README.md"), "utf8");
    const functions = Object.entries(domain).filter(([, value]) => typeof value === "function");
    expect(functions.map(([name]) => name).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  test("has 32 recipes in the README, each with code", async () => {
    const recipes = readme.filter(({ code }) => code.includes('from "@grow/domain'));
    expect(recipes).toHaveLength(32);
    for (const recipe of recipes)
      expect((await runExample(recipe, scope)).length, recipe.code).toBeGreaterThan(0);
  });

  test("imports in the README only what the entry exports", () => {
    const entries: Readonly<Record<string, object>> = {
      "": domain,
      "/bots": bots,
      "/draw": draw,
      "/follows": follows,
      "/notifications": notifications,
      "/password": passwords,
      "/plurals": plurals,
      "/quantities": quantities,
      "/ratings": ratings,
      "/schemas": schemas,
      "/sections": sections,
      "/symptoms": symptoms,
      "/texts": texts,
      "/weeks": weeks,
    };
    for (const { code } of readme) {
      for (const [, names = "", entry = ""] of code.matchAll(
        /import \{([^}]*)\} from "@grow\/domain([^"]*)"/g,
      )) {
        const exported = Object.keys(entries[entry] ?? {});
        expect(exported).toEqual(expect.arrayContaining(names.split(",").map((name) => name.trim())));
      }
    }
  });

  test("says true things in the README", async () => {
    const checks = (await Promise.all(readme.map((block) => runExample(block, scope)))).flat();
    expect(checks.length).toBeGreaterThan(40);
    for (const { line, actual, expected } of checks)
      expect(roundedLike(actual, expected), line).toEqual(expected);
  });
});
