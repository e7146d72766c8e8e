import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { recount } from "../../../jobs/counters/recount.ts";
import { findRef } from "./catalogue-ref.ts";
import type { DeskName } from "./desk.ts";
import { neighbours } from "./neighbours.ts";
import { recordRowChange } from "./record-change.ts";
import { REFERENCES, type Strategy, TYPED_REFERENCES } from "./references.ts";
import { lockRow, presentRow, readRow, type StaffRow } from "./rows.ts";

interface Merge {
  readonly desk: DeskName;
  readonly from: number;
  readonly into: number;
}

/**
 * Merges a row into another: moves its references, removes it, and redirects its link.
 *
 * @throws ApiError 404 without such a row, 422 where the two cannot be merged
 */
export async function mergeRow(
  tx: Tx,
  desk: DeskName,
  { id, into: ref, userId }: { readonly id: number; readonly into: string; readonly userId: number },
): Promise<StaffRow> {
  const before = await lockRow(tx, desk, id);
  const into = await findRef(tx, desk, ref);
  if (into === null) throw invalid([{ code: "unknown_reference", field: "into" }]);
  if (into === id || before.is_remove) throw invalid([{ code: "not_allowed", field: "into" }]);
  await lockRow(tx, desk, into);
  const merge = { desk, from: id, into };
  await refuseUnlike(tx, merge);
  const affected = await neighbours(tx, desk, [id, into]);
  await moveReferences(tx, merge);
  await sql`
    update ${sql.table(desk)} set is_remove = true, remove_date = now(), version = version + 1, update_date = now()
    where id = ${id}`.execute(tx);
  const owner = sql.ref(`${desk}_id`);
  await sql`
    insert into ${sql.table(`${desk}_old_slug`)} as o (slug, ${owner}) values (${before.slug}, ${into})
    on conflict (slug) do update set ${owner} = excluded.${owner}`.execute(tx);
  const name = before[desk]?.name ?? "";
  if (desk === "strain") await addAlias(tx, into, name);
  await sql`update ${sql.table(desk)} set version = version + 1, update_date = now() where id = ${into}`.execute(
    tx,
  );
  await recount(tx, desk, [id, into]);
  await recount(tx, "brand", affected.brands);
  await recount(tx, "strain", affected.strains);
  await recordRowChange(tx, { type: "staff.merge", userId, desk, id: into, name });
  await recordRowChange(tx, { type: "staff.delete", userId, desk, id });
  return presentRow(await readRow(tx, desk, into));
}

/** Brands of one section, products of one brand; nothing that only the brand's managers may move. */
async function refuseUnlike(tx: Tx, { desk, from, into }: Merge): Promise<void> {
  const same = { brand: "section", product: "brand_id", strain: null }[desk];
  if (same !== null) {
    const { rows } = await sql`
      select from ${sql.table(desk)} a, ${sql.table(desk)} b
      where a.id = ${from} and b.id = ${into} and a.${sql.ref(same)} <> b.${sql.ref(same)}`.execute(tx);
    if (rows.length > 0) throw invalid([{ code: "not_allowed", field: "into" }]);
  }
  for (const [reference, strategy] of Object.entries(REFERENCES[desk])) {
    if (strategy !== "block") continue;
    const { table, column } = placeOf(reference);
    const { rows } = await sql`select from ${table} where ${column} = ${from} limit 1`.execute(tx);
    if (rows.length > 0) throw invalid([{ code: "closed", field: "id" }]);
  }
}

async function moveReferences(tx: Tx, merge: Merge): Promise<void> {
  const { desk, from, into } = merge;
  // A strain cannot be its own parent.
  if (desk === "strain")
    await sql`delete from strain_parent where strain_id = ${into} and parent_id = ${from}`.execute(tx);
  if (desk === "product") await removeSecondReviews(tx, merge);
  for (const [reference, strategy] of Object.entries(REFERENCES[desk])) {
    if (strategy === "leave" || strategy === "block") continue;
    const { table, column } = placeOf(reference);
    await sql`
      update ${table} t set ${column} = ${into}
      where t.${column} = ${from} and ${isFree(table, sql`o.${column} = ${into}`, strategy)}`.execute(tx);
  }
  for (const [name, keys] of Object.entries(TYPED_REFERENCES)) {
    const table = sql.table(name);
    await sql`
      update ${table} t set content_id = ${into}
      where t.type = ${desk} and t.content_id = ${from}
        and ${isFree(table, sql`o.type = ${desk} and o.content_id = ${into}`, keys)}`.execute(tx);
    await sql`delete from ${table} where type = ${desk} and content_id = ${from}`.execute(tx);
  }
}

/** A grower who reviewed both products keeps the review of the remaining one. */
async function removeSecondReviews(tx: Tx, { from, into }: Merge): Promise<void> {
  await sql`
    update review r set is_remove = true, remove_date = now()
    where r.product_id = ${from} and not r.is_remove and exists (
      select from review o where o.product_id = ${into} and not o.is_remove and o.user_id = r.user_id
        and o.diary_id is not distinct from r.diary_id)`.execute(tx);
}

/** The condition that no row of the target is like `t` in these columns. */
function isFree(
  table: ReturnType<typeof sql.table>,
  ofTarget: ReturnType<typeof sql>,
  strategy: Strategy | readonly string[],
) {
  if (typeof strategy === "string" || strategy.length === 0) return sql`true`;
  const alike = strategy.map((key) => sql`o.${sql.ref(key)} is not distinct from t.${sql.ref(key)}`);
  return sql`not exists (select from ${table} o where ${ofTarget} and ${sql.join(alike, sql` and `)})`;
}

function placeOf(reference: string) {
  const [table = "", column = ""] = reference.split(".");
  return { table: sql.table(table), column: sql.ref(column) };
}

async function addAlias(tx: Tx, id: number, name: string): Promise<void> {
  await sql`
    insert into strain_alias (strain_id, name, position)
    select s.id, ${name}, (select count(*) from strain_alias a where a.strain_id = s.id)::smallint
    from strain s where s.id = ${id} and lower(s.name) <> lower(${name})
    on conflict (strain_id, name) do nothing`.execute(tx);
}
