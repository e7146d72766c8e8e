import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import type { DeskName } from "./desk.ts";

/** The column of products that refers to a row of each desk. */
const COLUMN: Readonly<Record<DeskName, string>> = { brand: "brand_id", product: "id", strain: "strain_id" };

/** Brands and strains that share a product with these rows, whose counters change with them. */
export async function neighbours(
  tx: Tx,
  desk: DeskName,
  ids: readonly number[],
): Promise<{ readonly brands: readonly number[]; readonly strains: readonly (number | null)[] }> {
  const { rows } = await sql<{ brand_id: number; strain_id: number | null }>`
    select distinct brand_id, strain_id from product where ${sql.ref(COLUMN[desk])} = any(${ids}::bigint[])`.execute(
    tx,
  );
  return { brands: rows.map((row) => row.brand_id), strains: rows.map((row) => row.strain_id) };
}
