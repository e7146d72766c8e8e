import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

const folder = new URL("../../../../openapi/schemas/", import.meta.url);
const files = readdirSync(folder, { recursive: true }).map(String);

/** Name of a schema file and its content. */
export interface NamedSchema {
  readonly name: string;
  readonly node: unknown;
}

/** Reads the schemas of the contract whose text matches, references unresolved. Parsing all of them takes seconds. */
export function contractSchemas(text: RegExp): readonly NamedSchema[] {
  return files
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => ({ file, yaml: readFileSync(new URL(file, folder), "utf8") }))
    .filter(({ yaml }) => text.test(yaml))
    .map(({ file, yaml }) => ({ name: /(\w+)\.yaml$/.exec(file)?.[1] ?? file, node: parse(yaml) }));
}

/**
 * Reads a schema of the contract as written, references unresolved.
 *
 * @param name - `WeekProps`; the file's folder does not matter, since names are unique
 * @throws when no file has that name
 */
export function contractSchema(name: string): unknown {
  const file = files.find((path) => path.endsWith(`/${name}.yaml`));
  if (!file) throw new Error(`openapi/schemas has no ${name}.yaml`);
  return parse(readFileSync(new URL(file, folder), "utf8"));
}
