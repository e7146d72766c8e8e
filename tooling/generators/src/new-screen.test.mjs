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

test.each(["community", "brands-manager"])(
  "a new screen of %s has its files, its row and the builder of its address, and the compiler agrees",
  async (app) => {
    const made = await newScreen(copy.folder, [app, "harvest-hall/trim-table"]);
    expect(made.created).toEqual([
      `apps/${app}/app/screens/harvest-hall/trim-table/route.tsx`,
      `apps/${app}/app/screens/harvest-hall/trim-table/screen.tsx`,
      `apps/${app}/app/screens/harvest-hall/trim-table/titles.ts`,
      `apps/${app}/app/screens/harvest-hall/trim-table/view.ts`,
      `apps/${app}/app/screens/harvest-hall/trim-table/view.test.ts`,
      `apps/${app}/app/locales/harvest-hall/catalog.ts`,
    ]);
    expect(await read(`apps/${app}/app/routes.ts`)).toContain(
      '    screen("harvest-hall/trim-table", "harvest-hall/trim-table"),\n',
    );
    expect(await read(`apps/${app}/app/paths.ts`)).toContain(
      '  trimTable: () => "/harvest-hall/trim-table",\n',
    );
    const files = [...made.created, ...made.changed].map((file) => path.join(copy.folder, file));
    expect(mistakes(path.join(copy.folder, `apps/${app}`), files)).toEqual([]);
  },
);

test("the compiler sees a mistake in a new screen", async () => {
  const made = await newScreen(copy.folder, ["community", "harvest-hall/trim-table"]);
  const view = path.join(copy.folder, made.created.find((file) => file.endsWith("view.ts")) ?? "");
  await writeFile(view, (await readFile(view, "utf8")).replace("heading: string", "heading: number"));
  expect(mistakes(path.join(copy.folder, "apps/community"), [view])).toHaveLength(1);
});

test("a screen that is there already is left alone", async () => {
  await newScreen(copy.folder, ["community", "harvest-hall/trim-table"]);
  const routes = await read("apps/community/app/routes.ts");
  await expect(newScreen(copy.folder, ["community", "harvest-hall/trim-table"])).rejects.toThrow(
    "route.tsx is there already",
  );
  expect(await read("apps/community/app/routes.ts")).toBe(routes);
});

test.each([
  [["shop", "journal/article"], '"shop" is no app'],
  [["community", "journal"], "<area>/<screen>"],
  [["community", "Journal/article"], "<area>/<screen>"],
  [["community", "journal/article/page"], "<area>/<screen>"],
])("%j is refused in a sentence", async (words, sentence) => {
  await expect(newScreen(copy.folder, words)).rejects.toThrow(sentence);
});
