import type { RequestBody, Schema } from "@grow/contract";
import { EQUIPMENT_SECTIONS } from "@grow/domain/sections";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { recount } from "../../../jobs/counters/recount.ts";
import { findRef } from "../desks/catalogue-ref.ts";
import { recordRowChange } from "../desks/record-change.ts";
import { unlinkedNames } from "./unlinked-names.ts";

type Body = RequestBody<"decideNameClaim">;

/** A row of the catalogue, as a diary references it. */
interface Link {
  readonly brand_id: number | null;
  readonly product_id: number | null;
  readonly strain_id: number | null;
  /** Of a product, which diaries show instead of the typed one. */
  readonly name: string | null;
}

export const decideNameClaim = defineOperation("decideNameClaim", async ({ body, user, transaction }) => {
  const data = await transaction(async (tx) => {
    const name = body.name.trim().toLowerCase();
    const isNamed = sql`e.category = ${body.category} and lower(trim(e.name)) = ${name}`;
    const { rows } = await sql`select from ${unlinkedNames} and ${isNamed} limit 1`.execute(tx);
    if (rows.length === 0) throw notFound();
    const link = await linkOf(tx, body);
    if (link === null) {
      await sql`
        insert into name_claim (category, name, moderator_id) values (${body.category}, ${name}, ${user.id})
        on conflict do nothing`.execute(tx);
      return { cnt_diaries: 0 };
    }
    // Private diaries are the growers' own, and are linked with the others.
    const { rows: linked } = await sql<{ diary_id: number }>`
      update diary_equip e set brand_id = ${link.brand_id}, product_id = ${link.product_id}, strain_id = ${link.strain_id},
        name = coalesce(${link.name}, e.name)
      where ${isNamed} and e.brand_id is null and e.product_id is null and e.strain_id is null
      returning e.diary_id`.execute(tx);
    await recount(tx, "brand", [link.brand_id]);
    await recount(tx, "product", [link.product_id]);
    await recount(tx, "strain", [link.strain_id]);
    const [desk, id] =
      link.product_id === null
        ? (["strain", link.strain_id] as const)
        : (["product", link.product_id] as const);
    await recordRowChange(tx, {
      type: "staff.claim",
      userId: user.id,
      desk,
      id: id ?? 0,
      name: body.name.trim(),
    });
    return { cnt_diaries: new Set(linked.map((row) => row.diary_id)).size };
  });
  return { status: 200, data };
});

/** Null for a name that is dismissed. */
async function linkOf(tx: Tx, { category, strain, product }: Body): Promise<Link | null> {
  if (product !== undefined) {
    const { rows } = await sql<Link & { section: Schema<"Section"> }>`
      select brand_id, id as product_id, strain_id, name, section from product
      where id = ${await findRef(tx, "product", product)}`.execute(tx);
    const [row] = rows;
    if (!row) throw invalid([{ code: "unknown_reference", field: "product" }]);
    if (EQUIPMENT_SECTIONS[category] !== row.section)
      throw invalid([{ code: "not_allowed", field: "product" }]);
    return row;
  }
  if (strain === undefined) return null;
  const id = await findRef(tx, "strain", strain);
  if (id === null) throw invalid([{ code: "unknown_reference", field: "strain" }]);
  if (category !== "seed") throw invalid([{ code: "not_allowed", field: "strain" }]);
  return { brand_id: null, product_id: null, strain_id: id, name: null };
}
