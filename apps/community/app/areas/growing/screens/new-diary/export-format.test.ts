import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import bundle from "@grow/contract/bundle" with { type: "json" };
import { expect, it } from "vitest";

interface Described {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly oneOf?: readonly Described[];
}

const schemas = bundle.components.schemas as unknown as Readonly<Record<string, Described>>;

/** Names of all fields of a schema and of those within it. */
function fieldNames(schema: Described, seen = new Set<string>()): string[] {
  const { $ref, properties = {}, items, oneOf = [] } = schema;
  const name = $ref?.split("/").at(-1);
  if (name !== undefined) {
    if (seen.has(name)) return [];
    return fieldNames(schemas[name] ?? {}, new Set([...seen, name]));
  }
  return [
    ...Object.keys(properties),
    ...[...Object.values(properties), ...oneOf, ...(items ? [items] : [])].flatMap((inner) =>
      fieldNames(inner, seen),
    ),
  ];
}

it("the page about the open form of a diary names every field of it", async () => {
  const page = await readFile(
    resolve(import.meta.dirname, "../../../../../public/diaries/static/export-format.html"),
    "utf8",
  );
  const named = new Set(
    [...page.matchAll(/<code>([^<]+)<\/code>/g)].flatMap(([, words = ""]) => words.split(", ")),
  );
  const fields = fieldNames({ $ref: "#/components/schemas/DiaryExport" });
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter((field) => !named.has(field))).toEqual([]);
});
