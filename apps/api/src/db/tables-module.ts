import * as z from "zod";

/** Reads the columns of all tables, with the values that a check `column in (…)` allows. */
export const columnsQuery = `
  select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as is_nullable,
    a.attidentity <> '' or a.attgenerated <> '' as is_generated, a.atthasdef as has_default,
    array(
      select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
    ) as checks
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where n.nspname = 'public' and c.relkind = 'r'
  order by c.relname, a.attnum`;

export const tableColumns = z.array(
  z.object({
    table: z.string(),
    column: z.string(),
    type: z.string(),
    is_nullable: z.boolean(),
    is_generated: z.boolean(),
    has_default: z.boolean(),
    checks: z.array(z.string()),
  }),
);

type Column = z.infer<typeof tableColumns>[number];

/** Types by PostgreSQL's type name, as parsed by `value-types.ts`. */
const TYPES: Record<string, string> = {
  int2: "number",
  int4: "number",
  int8: "number",
  float8: "number",
  bool: "boolean",
  text: "string",
  date: "string",
  bytea: "Buffer",
  jsonb: "Json",
  timestamptz: "Instant",
  tsvector: "string",
};

/**
 * Generates the module with Kysely's types of all tables.
 *
 * @throws Error for a column type without a mapping.
 */
export function tablesModule(columns: readonly Column[]): string {
  const tables = new Map<string, Column[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  const interfaces = [...tables].map(
    ([table, list]) => `export interface ${typeName(table)} {\n${list.map(columnLine).join("")}}\n`,
  );
  const index = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)};\n`).join("");
  return `// Made by src/db/generate-types.ts from the migrations.
import type { ColumnType, GeneratedAlways } from "kysely";

/** May be left out when a row is written. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
/** Read as on the wire, \`2026-09-14T08:30:00.000Z\`. */
export type Instant = ColumnType<string, string | Date, string | Date>;
/** Read as what the JSON says; written as its text. */
export type Json = ColumnType<unknown, string, string>;

${interfaces.join("\n")}
export interface Tables {
${index}}
`;
}

function columnLine(column: Column): string {
  const value = valueType(column);
  const nullable = column.is_nullable ? `${value} | null` : value;
  if (column.is_generated) return `  ${column.column}: GeneratedAlways<${nullable}>;\n`;
  return `  ${column.column}: ${column.has_default ? `Generated<${nullable}>` : nullable};\n`;
}

function valueType({ table, column, type, checks }: Column): string {
  const isArray = type.startsWith("_");
  const base = TYPES[isArray ? type.slice(1) : type];
  if (base === undefined) throw new Error(`${table}.${column}: no type for ${type} yet`);
  const codes = base === "string" ? checks.flatMap(checkedWords) : [];
  const one = codes.length > 0 ? codes.map((code) => JSON.stringify(code)).join(" | ") : base;
  return isArray ? `Array<${one}>` : one;
}

/** Values of `column = ANY (ARRAY['a'::text, …])` and of `column <@ ARRAY[…]`. */
function checkedWords(check: string): string[] {
  if (!/^CHECK \(\(\(?\w+ (?:= ANY \(|<@ )\(?ARRAY\['/.test(check) || check.includes(" AND ")) return [];
  return [...check.matchAll(/'([^']+)'::text/g)].map((match) => match[1] ?? "");
}

function typeName(table: string): string {
  return table.replace(/(?:^|_)([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}
