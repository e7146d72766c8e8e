import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";
import { KINDS } from "../../../kinds/kinds.ts";
import { readArticles } from "./articles.ts";
import { brandDesk } from "./brand-desk.ts";
import type { Desk, DeskName } from "./desk.ts";
import { productDesk } from "./product-desk.ts";
import { strainDesk } from "./strain-desk.ts";

const DESKS: { readonly [Name in DeskName]: Desk<Name> } = {
  brand: brandDesk,
  product: productDesk,
  strain: strainDesk,
};

/** The desk with this name. Its fields are those of the member with the same name. */
export function deskOf(name: DeskName): Desk {
  return DESKS[name] as unknown as Desk;
}

/** A row as its editor gets it. */
export type StaffRow = Schema<"StaffRow">;

interface BaseRow {
  id: number;
  slug: string;
  version: number;
  is_remove: boolean;
  cnt_diaries: number;
  link: string;
}

/** @throws ApiError 404 without such a row */
export async function readRow(
  db: QueryExecutorProvider,
  name: DeskName,
  id: number,
): Promise<StaffRow & { slug: string }> {
  const { rows } = await sql<BaseRow>`
    select r.id, r.slug, r.version, r.is_remove, r.cnt_diaries, (${KINDS[name].link(sql`r.id`)}) as link
    from ${sql.table(name)} r where r.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return {
    ...row,
    desk: name,
    [name]: await deskOf(name).read(db, id),
    items_article: await readArticles(db, name, id),
  };
}

/** A row as the wire has it. */
export function presentRow({ slug: _, ...row }: StaffRow & { slug: string }): StaffRow {
  return row;
}

/**
 * Locks a row for a change, and reads it.
 *
 * @throws ApiError 404 without such a row
 */
export async function lockRow(tx: Tx, name: DeskName, id: number): Promise<StaffRow & { slug: string }> {
  await sql`select from ${sql.table(name)} where id = ${id} for update`.execute(tx);
  return await readRow(tx, name, id);
}
