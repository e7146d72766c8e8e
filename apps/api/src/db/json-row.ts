import { type RawBuilder, sql } from "kysely";
import { wireInstant } from "./value-types.ts";

/** A row inside of JSON that says its values alone, in an order that both sides know: names would be most of it. */
export interface JsonRow<Row> {
  /** The values, to be gathered by `json_agg`. */
  readonly values: RawBuilder<unknown>;
  /** Makes the row of the values that were parsed. */
  read(values: readonly unknown[]): Row;
}

/** An instant, as {@link jsonRow} reads it. */
export function instant(column: RawBuilder<unknown>): RawBuilder<unknown> {
  const text = sql`(${column})::text`;
  instants.add(text);
  return text;
}

const instants = new WeakSet<RawBuilder<unknown>>();

/**
 * Rows that come as JSON. The driver takes as long for each value of a result as for all of them in one text, and the database as long for
 * each name as for the value beside it.
 *
 * @param sources where each value comes from; instants as {@link instant}
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
      // One value for each name of the row, each from the column that has the type it has there.
      return row as Row;
    },
  };
}
