import { type RawBuilder, sql } from "kysely";
import { wireInstant } from "./value-types.ts";

/** A JSON row as an array of values in a fixed order: field names would be most of its size. */
export interface JsonRow<Row> {
  /** The values, for `json_agg`. */
  readonly values: RawBuilder<unknown>;
  /** Converts parsed values to a row. */
  read(values: readonly unknown[]): Row;
}

/** An instant in the format {@link jsonRow} reads. */
export function instant(column: RawBuilder<unknown>): RawBuilder<unknown> {
  const text = sql`(${column})::text`;
  instants.add(text);
  return text;
}

const instants = new WeakSet<RawBuilder<unknown>>();

/**
 * Rows as JSON. The driver takes as long for each value of a result as for all of them in one text, and the database as long for each
 * field name as for its value.
 *
 * @param sources the expression of each value; instants with {@link instant}
 */
export function jsonRow<Row>(sources: { readonly [Name in keyof Row]: RawBuilder<unknown> }): JsonRow<Row> {
  const names = Object.keys(sources) as (keyof Row & string)[];
  const columns = names.map((name) => sources[name]);
  const isInstant = columns.map((column) => instants.has(column));
  return {
    values: sql`json_build_array(${sql.join(columns)})`,
    read(values) {
      const row: Record<string, unknown> = {};
      for (let place = 0; place < names.length; place += 1) {
        const value = values[place];
        row[names[place] as string] =
          isInstant[place] && typeof value === "string" ? wireInstant(value) : value;
      }
      // Each name of the row has a value, from an expression of its type.
      return row as Row;
    },
  };
}
