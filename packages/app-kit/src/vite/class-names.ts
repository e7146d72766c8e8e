import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin } from "vite";

const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** Short names for the classes of a built site; while developing they say where they come from. */
export function classNames(repository: string): Plugin {
  return {
    name: "grow-class-names",
    config: (_config, { command }) => ({
      css: {
        modules: {
          generateScopedName: command === "build" ? classNamer(repository) : "[local]-[hash:base64:5]",
        },
      },
    }),
  };
}

/**
 * Names the classes of a style sheet: four signs for the sheet, and the place of the class in it. The names that we write
 * ourselves would be a twentieth of each page.
 *
 * @param repository - absolute path from which sheets are named: both builds of an app must agree
 */
export function classNamer(repository: string): (name: string, file: string, css: string) => string {
  const sheets = new Map<string, { css: string; prefix: string; places: Map<string, number> }>();
  const files = new Map<string, string>();
  return (name, file, css) => {
    const own = file.split("?", 1)[0] ?? file;
    let sheet = sheets.get(own);
    if (sheet?.css !== css) {
      const prefix = prefixOf(path.relative(repository, own));
      const other = files.get(prefix);
      if (other !== undefined && other !== own)
        throw new Error(`Classes of ${own} and ${other} get the same names`);
      files.set(prefix, own);
      sheet = { css, prefix, places: placesOf(css) };
      sheets.set(own, sheet);
    }
    const place = sheet.places.get(name);
    // Not a class by itself, such as an animation: seldom, and nowhere in a page.
    return place === undefined ? `${sheet.prefix}-${name}` : `${sheet.prefix}${place.toString(36)}`;
  };
}

/** Where each class stands for the first time among all classes of a sheet. */
function placesOf(css: string): Map<string, number> {
  const places = new Map<string, number>();
  for (const [, name] of css.matchAll(CLASS)) {
    if (name !== undefined && !places.has(name)) places.set(name, places.size);
  }
  return places;
}

/** Four signs that may begin a class. */
function prefixOf(file: string): string {
  const hash = createHash("sha256").update(file.replaceAll(path.sep, "/")).digest("base64url");
  const [start] = hash.match(/[A-Za-z]\w{3}/) ?? [];
  if (start === undefined) throw new Error(`No name for ${file}`);
  return start;
}
