import type { ClientBase } from "pg";
import { type Row, SAMPLE_ROWS } from "./sample-rows.ts";

/** Inserts one row by column names. */
export async function insertRow(client: Pick<ClientBase, "query">, table: string, row: Row): Promise<void> {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const places = names.map((_name, index) => `$${index + 1}`);
  const values = names.length === 0 ? "default values" : `(${names.join()}) values (${places.join()})`;
  await client.query(`insert into ${table} ${values}`, Object.values(row));
}

/** Inserts the sample rows of all tables; the tables must be empty, with ids starting at 1. */
export async function insertSamples(client: Pick<ClientBase, "query">): Promise<void> {
  for (const [table, row] of SAMPLE_ROWS) {
    // The database makes the secret of a giveaway itself.
    if (table !== "giveaway_secret") await insertRow(client, table, row);
  }
}
