import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { findNewsletter, presentNewsletter } from "./newsletter-rows.ts";

export const getNewsletter = defineOperation("getNewsletter", async ({ params, db, found }) => {
  const { id } = found(managedBrand);
  return { status: 200, data: presentNewsletter(await findNewsletter(db, id, params.id)) };
});
