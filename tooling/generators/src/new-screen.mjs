import { camel } from "./names.mjs";
import { createPlan } from "./plan.mjs";
import { Refusal } from "./refusal.mjs";
import { catalogFile, routeFile, screenFile, titlesFile, viewFile, viewTestFile } from "./screen-files.mjs";

/** The apps that have screens. */
const apps = ["community", "brands-manager"];

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Makes a screen that shows a heading, its row in the table of routes and the builder of its address.
 *
 * @param {string} root absolute path of the repository
 * @param {readonly string[]} args `<app> <area>/<screen>`
 * @returns {Promise<import("./plan.mjs").Made>}
 * @throws {Refusal} when a name is no good, or the screen is there already
 */
export async function newScreen(root, args) {
  const [app = "", place = "", ...others] = args;
  const [area = "", screen = "", ...deeper] = place.split("/");
  if (!apps.includes(app)) throw new Refusal(`"${app}" is no app with screens: ${apps.join(" or ")}.`);
  if (others.length > 0 || deeper.length > 0 || !kebab.test(area) || !kebab.test(screen)) {
    throw new Refusal(`A screen is named <area>/<screen> in lower case, for instance journal/article.`);
  }
  const plan = createPlan(root);
  const base = `apps/${app}/app`;
  const folder = `${base}/screens/${area}/${screen}`;
  await plan.create(`${folder}/route.tsx`, routeFile(area, screen));
  await plan.create(`${folder}/screen.tsx`, screenFile(screen));
  await plan.create(`${folder}/titles.ts`, titlesFile(area, screen));
  await plan.create(`${folder}/view.ts`, viewFile(screen));
  await plan.create(`${folder}/view.test.ts`, viewTestFile(screen));
  const catalog = `${base}/locales/${area}/catalog.ts`;
  if (!(await plan.exists(catalog))) await plan.create(catalog, catalogFile);

  const row = `    screen("${area}/${screen}", "${area}/${screen}"),\n`;
  await plan.change(`${base}/routes.ts`, (text) =>
    insertAfter(text, /\n {2}layout\("\w+", \[\n/, row, "routes.ts"),
  );
  const builder = `  ${camel(screen)}: () => "/${area}/${screen}",\n`;
  await plan.change(`${base}/paths.ts`, (text) => {
    if (text.includes(`\n  ${camel(screen)}: `)) {
      throw new Refusal(
        `${base}/paths.ts has a builder named ${camel(screen)} already: choose another name.`,
      );
    }
    return insertAfter(text, /export const paths = \{\n/, builder, "paths.ts");
  });
  return plan.carryOut([
    `set the address in ${base}/routes.ts and ${base}/paths.ts`,
    `let the loader in ${folder}/route.tsx call the API, and view.ts say what is shown`,
    `write the texts, run "pnpm locales:extract" in apps/${app}, and translate them into all languages`,
  ]);
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
