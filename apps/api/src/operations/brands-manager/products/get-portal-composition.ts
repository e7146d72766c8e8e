import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { readComposition } from "./composition.ts";

export const getPortalComposition = defineOperation(
  "getPortalComposition",
  async ({ params, db, found }) => ({
    status: 200,
    data: await readComposition(db, found(managedBrand), params.id),
  }),
);
