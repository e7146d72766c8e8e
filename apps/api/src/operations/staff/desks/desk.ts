import type { Schema } from "@grow/contract";
import type { QueryExecutorProvider, RawBuilder } from "kysely";
import type { Tx } from "../../../db/database.ts";
import type { Problem } from "../../../errors/api-error.ts";

/** The table of each desk. */
export interface DeskFields {
  brand: Schema<"StaffBrand">;
  product: Schema<"StaffProduct">;
  strain: Schema<"StaffStrain">;
}

export type DeskName = keyof DeskFields;

/** A table of the catalogue that staff edits. */
export interface Desk<Name extends DeskName = DeskName> {
  readonly name: Name;
  /** A join of the row `r` for {@link note}. */
  readonly join: RawBuilder<unknown>;
  /** Text beside the name in lists. */
  readonly note: RawBuilder<string>;
  read(db: QueryExecutorProvider, id: number): Promise<DeskFields[Name]>;
  /** Checks what the schema cannot, with fields as in the request. */
  check(tx: Tx, fields: DeskFields[Name], id: number | null): Promise<readonly Problem[]>;
  /** Inserts the row, or updates the row with this id. @returns its id */
  save(
    tx: Tx,
    fields: DeskFields[Name],
    row: { readonly id: number | null; readonly slug: string },
  ): Promise<number>;
}
