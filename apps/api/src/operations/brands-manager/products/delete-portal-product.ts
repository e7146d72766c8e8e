import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, notFound } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { recount } from "../../../jobs/counters/recount.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { recordChange } from "../access/record-change.ts";

/** Diaries that use the product keep its name. */
export const deletePortalProduct = defineOperation(
  "deletePortalProduct",
  async ({ params, query, user, transaction, found }) => {
    const brand = editable(found(managedBrand));
    const { tmp_id: tmpId } = query;
    const id = params.id === "new" ? null : Number(params.id);
    if (id === null && tmpId === undefined) throw invalid([{ code: "required", field: "tmp_id" }]);
    await transaction(async (tx) => {
      await sql`select from brand where id = ${brand.id} for update`.execute(tx);
      if (tmpId !== undefined) return await discardDraft(tx, brand.id, id, tmpId);
      const { rows } = await sql<{ name: string }>`
        update product set is_remove = true, remove_date = now(), update_date = now(), version = version + 1
        where id = ${id} and brand_id = ${brand.id} and not is_remove returning name`.execute(tx);
      const [product] = rows;
      if (!product) throw notFound();
      await sql`delete from portal_draft where brand_id = ${brand.id} and type = 'product' and content_id = ${id}`.execute(
        tx,
      );
      await recount(tx, "brand", [brand.id]);
      await recordChange(tx, brand, {
        type: "brand.delete_product",
        userId: user.id,
        name: product.name,
        params: { product_id: Number(id) },
      });
      await recordEvent(tx, {
        type: "product.delete",
        user_id: user.id,
        content_type: "product",
        content_id: Number(id),
      });
    });
    return { status: 200, data: { id, tmp_id: tmpId ?? null } };
  },
);

async function discardDraft(tx: Tx, brandId: number, id: number | null, tmpId: string): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    delete from portal_draft
    where brand_id = ${brandId} and tmp_id = ${tmpId} and type = 'product'
      and content_id is not distinct from ${id}::bigint
    returning version`.execute(tx);
  const [draft] = rows;
  if (!draft) throw notFound();
  // A manager who still edits the discarded draft must get a conflict.
  await sql`update product set version = greatest(version, ${draft.version}) + 1 where id = ${id}::bigint`.execute(
    tx,
  );
}
