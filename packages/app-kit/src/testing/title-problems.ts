import { TITLE_PLACEHOLDERS } from "@grow/domain";
import { i18nFor, say, TRANSLATED_LOCALES } from "@grow/i18n";
import type { HeadTemplate } from "../request/fill-head.ts";
import { fillHead } from "../request/fill-head.ts";
import type { RouteRow } from "../routes-table.ts";

/** Exports of every screen's `titles.ts`, by the file's path below `app/`. */
export type TitleModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Finds screens without a title or description in one of the languages, and titles with forbidden content. Load the catalogs first.
 *
 * @param rows - the app's `routes.ts`
 * @param modules - `import.meta.glob("./areas/*\/screens/**\/titles.ts", { eager: true })`
 * @returns one sentence for each problem
 */
export function titleProblems(rows: readonly RouteRow[], modules: TitleModules): string[] {
  const problems: string[] = [];
  for (const file of screenFiles(rows)) {
    const place = file.replace(/route\.tsx$/, "titles.ts");
    // One template, or one for each tab of a page.
    const templates = Object.values(modules[place] ?? {}).flatMap((value) =>
      isTemplate(value) ? [value] : Object.values(value ?? {}).filter(isTemplate),
    );
    if (templates.length === 0) problems.push(`${place} has no title`);
    for (const template of templates) {
      for (const locale of TRANSLATED_LOCALES) {
        problems.push(...problemsOf(template, locale).map((problem) => `${place}, ${locale}: ${problem}`));
      }
    }
  }
  return problems;
}

const SCREEN = /\/screens\/.*\/route\.tsx$/;

/**
 * The files of pages: rows with a path that render something. The catch-all route shows the error page, and the frame of a page
 * with tabs has the titles of all its tabs.
 */
function screenFiles(rows: readonly RouteRow[]): Set<string> {
  const files = rows.flatMap((row) =>
    SCREEN.test(row.file) ? [row.file] : [...screenFiles(row.children ?? [])],
  );
  return new Set(files.filter((file) => !/not-found/.test(file)));
}

function isTemplate(value: unknown): value is HeadTemplate {
  return typeof value === "object" && value !== null && "title" in value && "description" in value;
}

function problemsOf(template: HeadTemplate, locale: (typeof TRANSLATED_LOCALES)[number]): string[] {
  const i18n = i18nFor(locale);
  const problems: string[] = [];
  for (const part of ["title", "description"] as const) {
    const text = say(i18n, template[part], THEMSELVES);
    const unknown = (text.match(/\{[^}]*\}/g) ?? []).filter((one) => !Object.values(PLACES).includes(one));
    if (unknown.length > 0) problems.push(`no value is known for ${unknown.join(" ")} of the ${part}`);
    if (!i18n.messages[template[part].id]) problems.push(`the ${part} is missing`);
  }
  const { title, description } = fillHead(i18n, template, { n: 2, page: 2, ...EXAMPLE });
  if (/\bGrow$/.test(title)) problems.push("the title names the site, which is done for all");
  if (description === "") problems.push("nothing describes the page");
  return problems;
}

const PLACES = Object.fromEntries(TITLE_PLACEHOLDERS.map((name) => [name, `{${name}}`]));
const THEMSELVES = { ...PLACES, n: 2 };
const EXAMPLE = Object.fromEntries(
  TITLE_PLACEHOLDERS.filter((name) => name !== "n" && name !== "page").map((name) => [name, name]),
);
