import { camel } from "./names.mjs";
import { createPlan } from "./plan.mjs";
import { Refusal } from "./refusal.mjs";
import { catalogFile, routeFile, screenFile, titlesFile, viewFile, viewTestFile } from "./screen-files.mjs";

/** The apps that have screens. */
const apps = ["community", "brands-manager"];

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Creates a screen with a heading, its row in the area's routes and its path builder, and the area if it does not exist.
 *
 * @param {string} root absolute path of the repository
 * @param {readonly string[]} args `<app> <area>/<screen>`
 * @returns {Promise<import("./plan.mjs").Made>}
 * @throws {Refusal} when a name is invalid, or the screen exists already
 */
export async function newScreen(root, args) {
  const [app = "", place = "", ...others] = args;
  const [area = "", screen = "", ...deeper] = place.split("/");
  if (!apps.includes(app)) throw new Refusal(`"${app}" is no app with screens: ${apps.join(" or ")}.`);
  if (others.length > 0 || deeper.length > 0 || !kebab.test(area) || !kebab.test(screen)) {
    throw new Refusal(`A screen is named <area>/<screen> in lower case, for instance reading/article.`);
  }
  const plan = createPlan(root);
  const base = `apps/${app}/app`;
  const home = `${base}/areas/${area}`;
  const folder = `${home}/screens/${screen}`;
  const catalog = await addCatalog(plan, home, screen);
  await plan.create(`${folder}/route.tsx`, routeFile(area, screen, catalog));
  await plan.create(`${folder}/screen.tsx`, screenFile(screen));
  await plan.create(`${folder}/titles.ts`, titlesFile(area, screen));
  await plan.create(`${folder}/view.ts`, viewFile(screen));
  await plan.create(`${folder}/view.test.ts`, viewTestFile(screen));

  const layout = (await plan.exists(`${base}/shell/default-layout.tsx`)) ? "default" : "light";
  const row = `screen("${area}/${screen}", "${screen}")`;
  if (await plan.exists(`${home}/routes.ts`)) {
    await plan.change(`${home}/routes.ts`, (text) => withRow(text, row, layout));
  } else {
    await plan.create(`${home}/routes.ts`, routesFile(area, row, layout));
    await plan.change(`${base}/routes.ts`, (text) =>
      joined(text, area, "routes", /joinRoutes\(\[([^\]]*)\]\)/),
    );
  }

  const builder = `  ${camel(screen)}: () => "/${area}/${screen}",\n`;
  if (await plan.exists(`${home}/paths.ts`)) {
    await plan.change(`${home}/paths.ts`, (text) => {
      if (text.includes(`\n  ${camel(screen)}: `)) {
        throw new Refusal(
          `${home}/paths.ts has a builder named ${camel(screen)} already: choose another name.`,
        );
      }
      return insertAfter(text, /export const paths = \{\n/, builder, "paths.ts");
    });
  } else {
    await plan.create(`${home}/paths.ts`, `export const paths = {\n${builder}} as const;\n`);
    await plan.change(`${base}/paths.ts`, (text) => joined(text, area, "paths", /paths = \{([^}]*)\}/));
  }
  return plan.carryOut([
    `set the path in ${home}/routes.ts and ${home}/paths.ts, and run "pnpm exec biome check --write apps/${app}"`,
    `call the API in the loader in ${folder}/route.tsx, and convert its response in view.ts`,
    `write the texts, run "pnpm locales:extract" in apps/${app}, and translate them into all languages`,
  ]);
}

/**
 * Finds the catalog for the texts of a screen. An area has one, or several listed in `catalogs.json`; a new area gets one.
 *
 * @param {ReturnType<typeof createPlan>} plan
 * @param {string} home folder of the area
 * @param {string} screen
 * @returns {Promise<string>} the catalog's module, relative to the area's `locales/`
 */
async function addCatalog(plan, home, screen) {
  const list = `${home}/locales/catalogs.json`;
  if (await plan.exists(list)) {
    await plan.create(`${home}/locales/${screen}/catalog.ts`, catalogFile);
    await plan.change(list, (text) => {
      const catalogs = { ...JSON.parse(text), [screen]: [`screens/${screen}`] };
      const rows = Object.entries(catalogs).map(
        ([name, sources]) =>
          `  ${JSON.stringify(name)}: [${sources.map((/** @type {string} */ one) => JSON.stringify(one)).join(", ")}]`,
      );
      return `{\n${rows.join(",\n")}\n}\n`;
    });
    return `${screen}/catalog.ts`;
  }
  if (!(await plan.exists(`${home}/locales/catalog.ts`))) {
    await plan.create(`${home}/locales/catalog.ts`, catalogFile);
  }
  return "catalog.ts";
}

/**
 * @param {string} area
 * @param {string} row
 * @param {string} layout
 */
const routesFile = (
  area,
  row,
  layout,
) => `import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen } = area("${area}");

export const routes: AreaRoutes = {
  ${layout}: [${row}],
};
`;

/**
 * @param {string} text an area's routes
 * @param {string} row
 * @param {string} layout the app's default one, for an area without pages
 * @returns {string} the routes with the row first among the pages of one layout
 */
function withRow(text, row, layout) {
  const named = text.replace(/const \{([^}]*)\} = area\(/, (found, names) =>
    /\bscreen\b/.test(names) ? found : `const { screen,${names}} = area(`,
  );
  const list = [/ default: \[/, / light: \[/].find((known) => known.test(named));
  return list
    ? insertAfter(named, list, `\n    ${row},`, "routes.ts")
    : insertAfter(named, /routes: AreaRoutes = \{/, `\n  ${layout}: [${row}],`, "routes.ts");
}

/**
 * Joins a new area's table to the app's.
 *
 * @param {string} text
 * @param {string} area
 * @param {string} table
 * @param {RegExp} list captures the areas joined so far
 */
function joined(text, area, table, list) {
  const last = [...text.matchAll(/^import .* from "\.\/areas\/.*\n/gm)].at(-1);
  const found = list.exec(text);
  if (!last || !found) throw new Refusal(`${table}.ts joins no areas.`);
  const name = camel(area);
  const [all, entries = ""] = found;
  const entry = table === "paths" ? `...${name}` : name;
  const start = found.index + all.indexOf(entries);
  const before = entries.trimEnd().replace(/,$/, "");
  const withEntry = `${text.slice(0, start)}${before}, ${entry}${table === "paths" ? " " : ""}${text.slice(start + entries.length)}`;
  const place = last.index + last[0].length;
  const line = `import { ${table} as ${name} } from "./areas/${area}/${table}.ts";\n`;
  return withEntry.slice(0, place) + line + withEntry.slice(place);
}

/**
 * @param {string} text
 * @param {RegExp} place
 * @param {string} row
 * @param {string} file
 */
function insertAfter(text, place, row, file) {
  const found = place.exec(text);
  if (found === null) throw new Refusal(`${file} has no place for the row: ${place.source}`);
  const index = found.index + found[0].length;
  return text.slice(0, index) + row + text.slice(index);
}
