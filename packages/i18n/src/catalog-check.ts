import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { makeConfig } from "@lingui/conf";
import { forbiddenWords } from "./glossary.ts";
import { KIT, linguiConfig, MACRO_IMPORT } from "./lingui-config.ts";
import { TRANSLATED_LOCALES } from "./locales.ts";
import { routesWithoutCatalog } from "./route-catalogs.ts";

/**
 * Checks an app's catalogs: ids missing from a catalog, unused ids, missing translations, placeholders or tags that differ
 * from the English text, and words that the glossary forbids.
 *
 * @param folder - the app's folder, absolute
 * @returns one sentence for each problem; empty without problems
 */
export async function checkCatalogs(folder: string): Promise<string[]> {
  const config = makeConfig(linguiConfig(folder), { skipValidation: true });
  const catalogs = await getCatalogs(config);
  const problems = filesWithoutCatalog(
    folder,
    catalogs.flatMap((catalog) => catalog.sourcePaths),
  );
  for (const catalog of catalogs) {
    const collected = await catalog.collect();
    if (!collected) {
      problems.push(`${catalog.path.slice(folder.length + 1)}: a file could not be searched for texts`);
      continue;
    }
    const used = Object.keys(collected);
    const english = await catalog.read("en");
    for (const locale of TRANSLATED_LOCALES) {
      const file = catalog.getFilename(locale).slice(folder.length + 1);
      const texts = (await catalog.read(locale)) ?? {};
      for (const id of used) if (!(id in texts)) problems.push(`${file} lacks ${id}`);
      for (const [id, entry] of Object.entries(texts)) {
        if (!used.includes(id)) {
          problems.push(`${file} has ${id}, which no code uses`);
          continue;
        }
        const text = entry.translation ?? "";
        if (text === "") {
          problems.push(`${file} has no text for ${id}`);
          continue;
        }
        const wanted = placeholders(english?.[id]?.translation ?? "");
        const found = placeholders(text);
        if (wanted !== found) problems.push(`${file}: ${id} has {${found}} where English has {${wanted}}`);
      }
      const plain = (entries: typeof texts) =>
        Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, entry.translation ?? ""]));
      for (const problem of forbiddenWords(locale, plain(texts), plain(english ?? {}))) {
        problems.push(`${file}: ${problem}`);
      }
    }
  }
  return problems;
}

/** Checks that each route of an app loads the catalogs of what it shows. @returns one sentence for each that does not */
export async function checkRoutes(folder: string): Promise<string[]> {
  const catalogs = await getCatalogs(makeConfig(linguiConfig(folder), { skipValidation: true }));
  return routesWithoutCatalog(
    folder,
    catalogs.map(({ path, sourcePaths }) => ({ folder: resolve(dirname(path)), sources: sourcePaths })),
    [join(folder, "app/locales"), resolve(folder, KIT, "locales")],
  );
}

/** Lists files with texts that are in no catalog or in several. */
function filesWithoutCatalog(folder: string, sources: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const source of sources.map((path) => resolve(folder, path)))
    counts.set(source, (counts.get(source) ?? 0) + 1);
  return readdirSync(join(folder, "app"), { encoding: "utf8", recursive: true })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, "app", file))
    .filter((file) => counts.get(file) !== 1 && MACRO_IMPORT.test(readFileSync(file, "utf8")))
    .map((file) => `${relative(folder, file)} has texts and is in ${counts.get(file) ?? 0} catalogs`);
}

/** Lists the placeholders and tags of a message, sorted: `Hi {name}, <0>go</0>` -> `<0>, name`. */
function placeholders(message: string): string {
  const { source } = createCompiledCatalog("en", { message }, { namespace: "json" });
  const compiled = JSON.parse(source) as { messages: { message: unknown } };
  const found = new Set<string>();
  for (const match of message.matchAll(/<(\d+)\/?>/g)) found.add(`<${match[1]}>`);
  collectNames(compiled.messages.message, found);
  return [...found].sort().join(", ");
}

/** A compiled message is a list of strings and placeholders: `[name]` or `[name, kind, choices]`. */
function collectNames(message: unknown, found: Set<string>): void {
  if (!Array.isArray(message)) return;
  for (const part of message as unknown[]) {
    if (!Array.isArray(part)) continue;
    const [name, , choices] = part as unknown[];
    found.add(String(name));
    if (typeof choices === "object" && choices !== null) {
      for (const choice of Object.values(choices)) collectNames(choice, found);
    }
  }
}
