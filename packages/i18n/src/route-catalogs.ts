import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { KIT, MACRO_IMPORT } from "./lingui-config.ts";

/** A catalog: the folder of its files, and the files whose texts it has. */
interface CatalogFiles {
  readonly folder: string;
  readonly sources: readonly string[];
}

const IMPORT =
  /(?:^|\n)(?:import|export)\s(?!type\b)[^;]*?from\s*"([^"]+)"|(?:^|\n)import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"/g;

const KIT_NAME = "@grow/app-kit/";

/**
 * Lists routes that show texts without loading their catalog: readers would see ids instead.
 *
 * @param folder - the app's folder, absolute
 * @param everywhere - folders of the catalogs that every page loads, absolute
 */
export function routesWithoutCatalog(
  folder: string,
  catalogs: readonly CatalogFiles[],
  everywhere: readonly string[],
): string[] {
  const homes = new Map(
    catalogs.flatMap(({ folder: home, sources }) => sources.map((source) => [resolve(folder, source), home])),
  );
  const graph = new Map<string, readonly string[]>();
  const imports = (file: string) => {
    const known = graph.get(file);
    if (known) return known;
    const found = importsOf(folder, file);
    graph.set(file, found);
    return found;
  };
  const routes = readdirSync(join(folder, "app"), { encoding: "utf8", recursive: true })
    .filter((file) => /(?:^|\/)route\.tsx$/.test(file))
    .map((file) => join(folder, "app", file));
  return routes.flatMap((route) => {
    const files = reached(route, imports);
    const loaded = new Set([...files].filter((file) => file.endsWith("/catalog.ts")).map(dirname));
    const missing = new Map<string, string>();
    for (const file of files) {
      const home = homes.get(file);
      if (home === undefined || everywhere.includes(home) || loaded.has(home)) continue;
      if (MACRO_IMPORT.test(readFileSync(file, "utf8"))) missing.set(home, file);
    }
    return [...missing].map(
      ([home, file]) =>
        `${relative(folder, route)} does not import ${relative(folder, home)}/catalog.ts, which ${relative(folder, file)} needs`,
    );
  });
}

function reached(start: string, imports: (file: string) => readonly string[]): Set<string> {
  const found = new Set([start]);
  // A set yields what is added while it is walked.
  for (const file of found) for (const other of imports(file)) found.add(other);
  return found;
}

/** The files of the app and of the kit that a file imports. */
function importsOf(folder: string, file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(IMPORT)].flatMap(([, from, bare, lazy]) => {
    const name = from ?? bare ?? lazy ?? "";
    const path = name.startsWith(KIT_NAME)
      ? join(folder, KIT, name.slice(KIT_NAME.length))
      : name.startsWith(".")
        ? resolve(dirname(file), name)
        : "";
    return /\.tsx?$/.test(path) && existsSync(path) ? [path] : [];
  });
}
