import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, notFound, stale } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { recount } from "../../../jobs/counters/recount.ts";
import { editable, type ManagedBrand, managedBrand } from "../access/managed-brand.ts";
import { recordChange } from "../access/record-change.ts";
import { presentProduct } from "./present-product.ts";
import { readDraft, readPublished } from "./product-state.ts";

/** Diaries that use the product keep its name. */
export const deletePortalProduct = defineOperation(
  "deletePortalProduct",
  async ({ params, query, user, transaction, found }) => {
    const brand = editable(found(managedBrand));
    const { tmp_id: tmpId, version } = query;
    const id = params.id === "new" ? null : Number(params.id);
    if (id === null && tmpId === undefined) throw invalid([{ code: "required", field: "tmp_id" }]);
    await transaction(async (tx) => {
      await sql`select from brand where id = ${brand.id} for update`.execute(tx);
      if (tmpId !== undefined) return await discardDraft(tx, brand, { id, tmpId, version });
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

interface Discarded {
  readonly id: number | null;
  readonly tmpId: string;
  readonly version: number | undefined;
}

async function discardDraft(tx: Tx, brand: ManagedBrand, { id, tmpId, version }: Discarded): Promise<void> {
  const draft = await readDraft(tx, brand.id, { tmpId });
  if (draft === null || draft.content_id !== id) throw notFound();
  if (version !== undefined && version !== draft.version) {
    const published = id === null ? null : await readPublished(tx, brand.id, { id });
    throw stale(await presentProduct(tx, brand, published, draft));
  }
  await sql`delete from portal_draft where brand_id = ${brand.id} and tmp_id = ${tmpId} and type = 'product'`.execute(
    tx,
  );
  // A manager who still edits the discarded draft must get a conflict.
  await sql`update product set version = greatest(version, ${draft.version}) + 1 where id = ${id}::bigint`.execute(
    tx,
  );
}
