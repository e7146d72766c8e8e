import { notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { presentProduct } from "./present-product.ts";
import { readDraft, readPublished } from "./product-state.ts";

export const getPortalProduct = defineOperation("getPortalProduct", async ({ params, query, db, found }) => {
  const brand = found(managedBrand);
  if (params.id === "new") {
    const draft = query.tmp_id === undefined ? null : await readDraft(db, brand.id, { tmpId: query.tmp_id });
    if (query.tmp_id !== undefined && !draft) throw notFound();
    return { status: 200, data: await presentProduct(db, brand, null, draft) };
  }
  const which = { id: Number(params.id) };
  const published = await readPublished(db, brand.id, which);
  if (!published) throw notFound();
  const draft = await readDraft(db, brand.id, which);
  return { status: 200, data: await presentProduct(db, brand, published, draft) };
});
