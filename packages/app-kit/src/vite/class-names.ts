import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin } from "vite";

const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** Short class names for a built site; in development they show their origin. */
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
 * Names the classes of a style sheet: four characters for the sheet, and the position of the class in it. The names in our sources
 * would be a twentieth of each page.
 *
 * @param repository - absolute path that sheets are named relative to: both builds of an app must agree
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
    // Other names, such as animations, are rare and never in a page's markup.
    return place === undefined ? `${sheet.prefix}-${name}` : `${sheet.prefix}${place.toString(36)}`;
  };
}

/** Position of each class by its first occurrence in a sheet. */
function placesOf(css: string): Map<string, number> {
  const places = new Map<string, number>();
  for (const [, name] of css.matchAll(CLASS)) {
    if (name !== undefined && !places.has(name)) places.set(name, places.size);
  }
  return places;
}

/** Four characters with which a class name may begin. */
function prefixOf(file: string): string {
  const hash = createHash("sha256").update(file.replaceAll(path.sep, "/")).digest("base64url");
  const [start] = hash.match(/[A-Za-z]\w{3}/) ?? [];
  if (start === undefined) throw new Error(`No name for ${file}`);
  return start;
}
