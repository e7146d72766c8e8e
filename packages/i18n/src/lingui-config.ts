import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { LinguiConfig } from "@lingui/conf";
import { DEFAULT_LOCALE, TRANSLATED_LOCALES } from "./locales.ts";

/** Files with texts import lingui's macros. */
export const MACRO_IMPORT = /from\s*["']@lingui\/(?:core|react)\/macro["']/;

/** The sources of the kit that both apps are built on, seen from an app. */
export const KIT = "../../packages/app-kit/src";

/** Its folders with a catalog of their own, for pages that need them. */
const KIT_PARTS = ["ads", "forms", "catalogue", "payment", "editor", "rich-text"];

/** What an area adds to every page; its texts belong to the catalog of every page. */
const ON_EVERY_PAGE = "areas/*/navigation.ts";

/** The sources of a catalog: files and folders, relative to `app/`. */
interface CatalogSources {
  /** Folder of the catalog, relative to `app/`. */
  readonly folder: string;
  readonly sources: readonly string[];
}

/**
 * The lingui configuration of an app. A folder `locales` holds the texts of the folder that it is in. An area whose
 * screens have several catalogs names the sources of each in `locales/catalogs.json`; `"."` is the catalog in `locales`
 * itself. `app/locales` holds the texts of every page: those of the shell, of shared parts and of navigation.
 *
 * @param folder - the app's folder, absolute
 */
export function linguiConfig(folder: string): LinguiConfig {
  const app = join(folder, "app");
  const catalogs = localesFolders(app).flatMap((locales) => catalogsOf(app, locales));
  return {
    rootDir: folder,
    sourceLocale: DEFAULT_LOCALE,
    locales: [...TRANSLATED_LOCALES],
    orderBy: "messageId",
    // No places in the code: they would change with every line and make two people collide.
    format: "po",
    formatOptions: { origins: false },
    catalogs: [
      // The texts of what both apps share are beside it, once.
      {
        path: `<rootDir>/${KIT}/locales/{locale}`,
        include: [`<rootDir>/${KIT}/**`],
        exclude: ["**/*.test.*", ...KIT_PARTS.map((part) => `<rootDir>/${KIT}/${part}/**`)],
      },
      ...KIT_PARTS.map((part) => ({
        path: `<rootDir>/${KIT}/${part}/locales/{locale}`,
        include: [`<rootDir>/${KIT}/${part}/**`],
        exclude: ["**/*.test.*"],
      })),
      ...catalogs.map(({ folder: path, sources }) => ({
        path: `<rootDir>/app/${path}/{locale}`,
        include: sources.map((source) => globOf(app, source)),
        exclude: ["**/*.test.*", ...withinOthers(app, sources, catalogs)],
      })),
    ],
  };
}

/** All folders `locales`, relative to `app/`. */
function localesFolders(app: string): string[] {
  if (!existsSync(app)) return [];
  return readdirSync(app, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory() && entry.name === "locales")
    .map((entry) => relative(app, join(entry.parentPath, entry.name)))
    .sort();
}

function catalogsOf(app: string, locales: string): CatalogSources[] {
  const home = dirname(locales);
  const list = join(app, locales, "catalogs.json");
  if (existsSync(list)) {
    const sources = JSON.parse(readFileSync(list, "utf8")) as Record<string, string[]>;
    return Object.entries(sources).map(([name, places]) => ({
      folder: join(locales, name),
      sources: places.map((place) => join(home, place)),
    }));
  }
  if (home !== ".") return [{ folder: locales, sources: [home] }];
  const places = readdirSync(app).filter((name) => name !== "areas" && name !== "locales");
  return [{ folder: locales, sources: [...places, ON_EVERY_PAGE] }];
}

/** Sources within a catalog's folders that belong to another catalog. */
function withinOthers(app: string, sources: readonly string[], all: readonly CatalogSources[]): string[] {
  const others = all.flatMap((catalog) => (catalog.sources === sources ? [] : catalog.sources));
  return others
    .filter((place) => isOfAllAreas(place) || sources.some((source) => place.startsWith(`${source}/`)))
    .map((place) => globOf(app, place));
}

/** A file that each area may have, such as its navigation. */
function isOfAllAreas(place: string): boolean {
  return place.startsWith("areas/*/");
}

function globOf(app: string, place: string): string {
  const isFolder = existsSync(join(app, place)) && statSync(join(app, place)).isDirectory();
  return `<rootDir>/app/${place}${isFolder ? "/**" : ""}`;
}
