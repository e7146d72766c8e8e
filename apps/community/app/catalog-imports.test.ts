import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const app = import.meta.dirname;

const files = readdirSync(app, { recursive: true, encoding: "utf8" });

/** Catalog folders by the folder or file whose texts they hold, relative to `app/`. */
function catalogSources(): Map<string, string> {
  const sources = new Map<string, string>();
  for (const locales of files.filter((file) => file.endsWith("/locales"))) {
    const home = path.dirname(locales);
    const list = path.join(app, locales, "catalogs.json");
    if (!existsSync(list)) {
      sources.set(home, locales);
      continue;
    }
    const catalogs = JSON.parse(readFileSync(list, "utf8")) as Record<string, string[]>;
    for (const [name, places] of Object.entries(catalogs)) {
      for (const place of places) sources.set(path.join(home, place), path.join(locales, name));
    }
  }
  return sources;
}

const sources = catalogSources();

/** The catalog of a file's texts, by the nearest folder; null for texts of every page. */
function catalogOf(file: string): string | null {
  for (let place = file; place !== "."; place = path.dirname(place)) {
    const catalog = sources.get(place);
    if (catalog !== undefined) return catalog;
  }
  return null;
}

const IMPORT =
  /(?:^import\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?|^export\s[^"';]*?\sfrom\s+|\bimport\(\s*)"(\.[^"]+)"/gm;

const contents = new Map<string, { imports: string[]; hasTexts: boolean }>();

function read(file: string) {
  const known = contents.get(file);
  if (known) return known;
  const text = readFileSync(path.join(app, file), "utf8");
  const imports = [...text.matchAll(IMPORT)].map(([, to = ""]) => path.join(path.dirname(file), to));
  const read = {
    imports: imports.filter(
      (to) => /\.tsx?$/.test(to) && !to.startsWith("..") && existsSync(path.join(app, to)),
    ),
    hasTexts: /from\s*["']@lingui\/(?:core|react)\/macro["']/.test(text),
  };
  contents.set(file, read);
  return read;
}

/** All modules that files import, themselves included. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const module of reached) for (const to of read(module).imports) reached.add(to);
  return reached;
}

const routes = files.filter((file) => file.startsWith("areas/") && file.endsWith("/route.tsx")).sort();

/** The frame of a page family is loaded with each of its tabs, which are in folders below it. */
const framesOf = (route: string) =>
  routes.filter((frame) => route.startsWith(`${path.dirname(frame)}/`) && frame !== route);

it("routes exist", () => {
  expect(routes.length).toBeGreaterThan(50);
});

it.each(routes)("%s loads the catalogs of all texts it imports", (route) => {
  const reached = reachedFrom([route]);
  const loaded = reachedFrom([route, ...framesOf(route)]);
  const missing = [...reached].flatMap((file) => {
    const catalog = read(file).hasTexts ? catalogOf(file) : null;
    return catalog !== null && !loaded.has(path.join(catalog, "catalog.ts")) ? [`${file} (${catalog})`] : [];
  });
  expect(missing).toEqual([]);
});
