import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { makeConfig } from "@lingui/conf";
import { linguiConfig } from "./lingui-config.ts";
import { TRANSLATED_LOCALES } from "./locales.ts";

/**
 * Looks for what is wrong with an app's texts: an id used in the code that a catalog lacks, one in a catalog
 * that no code uses, a text without translation, and placeholders or tags that differ from the English text.
 *
 * @param folder - the app's folder, absolute
 * @returns one sentence for each problem; empty when all is well
 */
export async function checkCatalogs(folder: string): Promise<string[]> {
  const config = makeConfig(linguiConfig(folder), { skipValidation: true });
  const problems: string[] = [];
  for (const catalog of await getCatalogs(config)) {
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
    }
  }
  return problems;
}

/** The names of values and the numbers of tags in a message, sorted: `Hi {name}, <0>go</0>` -> `<0>, name`. */
function placeholders(message: string): string {
  const { source } = createCompiledCatalog("en", { message }, { namespace: "json" });
  const compiled = JSON.parse(source) as { messages: { message: unknown } };
  const found = new Set<string>();
  for (const match of message.matchAll(/<(\d+)\/?>/g)) found.add(`<${match[1]}>`);
  collectNames(compiled.messages.message, found);
  return [...found].sort().join(", ");
}

/** A compiled message is a list of plain strings and of values: `[name]` or `[name, kind, choices]`. */
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
