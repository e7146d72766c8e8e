import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newScreen } from "./new-screen.mjs";
import { copyRepository, mistakes } from "./testing/copy.mjs";

/** @type {Awaited<ReturnType<typeof copyRepository>>} */
let copy;
beforeEach(async () => {
  copy = await copyRepository(["apps/community", "apps/brands-manager"]);
});
afterEach(async () => {
  await copy.remove();
});

/** @param {string} file */
const read = (file) => readFile(path.join(copy.folder, file), "utf8");

const files = (/** @type {string} */ folder) =>
  ["route.tsx", "screen.tsx", "titles.ts", "view.ts", "view.test.ts"].map((file) => `${folder}/${file}`);

/**
 * @param {string} app
 * @param {import("./plan.mjs").Made} made
 */
const mistakesIn = (app, made) =>
  mistakes(
    path.join(copy.folder, `apps/${app}`),
    [...made.created, ...made.changed]
      .filter((file) => !file.endsWith(".json"))
      .map((file) => path.join(copy.folder, file)),
  );

test.each(["community", "brands-manager"])(
  "a screen in a new area of %s has its files, row and path builder, and compiles",
  async (app) => {
    const base = `apps/${app}/app`;
    const area = `${base}/areas/harvest-hall`;
    const made = await newScreen(copy.folder, [app, "harvest-hall/trim-table"]);
    expect([...made.created].sort()).toEqual(
      [
        ...files(`${area}/screens/trim-table`),
        `${area}/locales/catalog.ts`,
        `${area}/paths.ts`,
        `${area}/routes.ts`,
      ].sort(),
    );
    expect(made.changed).toEqual([`${base}/routes.ts`, `${base}/paths.ts`]);
    expect(await read(`${area}/routes.ts`)).toContain('screen("harvest-hall/trim-table", "trim-table")');
    expect(await read(`${base}/routes.ts`)).toMatch(/joinRoutes\(\[[^\]]*, harvestHall\]\)/);
    expect(await read(`${base}/paths.ts`)).toMatch(/\.\.\.harvestHall \}/);
    expect(mistakesIn(app, made)).toEqual([]);
  },
);

test.each([
  // Several catalogs; the light layout; one catalog.
  ["community", "growing", "trim-table/catalog.ts"],
  ["community", "staff", "trim-table/catalog.ts"],
  ["community", "live", null],
  ["community", "people", "trim-table/catalog.ts"],
  ["brands-manager", "brand", "trim-table/catalog.ts"],
])("a screen in the area of %s: %s compiles", async (app, area, catalog) => {
  const home = `apps/${app}/app/areas/${area}`;
  const made = await newScreen(copy.folder, [app, `${area}/trim-table`]);
  expect([...made.created].sort()).toEqual(
    [...files(`${home}/screens/trim-table`), ...(catalog ? [`${home}/locales/${catalog}`] : [])].sort(),
  );
  expect(await read(`${home}/routes.ts`)).toContain(`screen("${area}/trim-table", "trim-table")`);
  expect(await read(`${home}/paths.ts`)).toContain(`  trimTable: () => "/${area}/trim-table",\n`);
  expect(mistakesIn(app, made)).toEqual([]);
});

test("the compiler finds a mistake in a new screen", async () => {
  const made = await newScreen(copy.folder, ["community", "harvest-hall/trim-table"]);
  const view = path.join(copy.folder, made.created.find((file) => file.endsWith("view.ts")) ?? "");
  await writeFile(view, (await readFile(view, "utf8")).replace("heading: string", "heading: number"));
  expect(mistakes(path.join(copy.folder, "apps/community"), [view])).toHaveLength(1);
});

test("an existing screen is not changed", async () => {
  await newScreen(copy.folder, ["community", "harvest-hall/trim-table"]);
  const routes = await read("apps/community/app/areas/harvest-hall/routes.ts");
  await expect(newScreen(copy.folder, ["community", "harvest-hall/trim-table"])).rejects.toThrow(
    "is there already",
  );
  expect(await read("apps/community/app/areas/harvest-hall/routes.ts")).toBe(routes);
});

test.each([
  [["shop", "journal/article"], '"shop" is no app'],
  [["community", "journal"], "<area>/<screen>"],
  [["community", "Journal/article"], "<area>/<screen>"],
  [["community", "journal/article/page"], "<area>/<screen>"],
])("%j is rejected with a sentence", async (words, sentence) => {
  await expect(newScreen(copy.folder, words)).rejects.toThrow(sentence);
});
