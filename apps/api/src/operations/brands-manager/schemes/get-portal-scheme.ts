import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { nutrientBrand } from "./nutrient-brand.ts";
import { readScheme } from "./read-scheme.ts";

export const getPortalScheme = defineOperation("getPortalScheme", async ({ params, db, found }) => ({
  status: 200,
  data: await readScheme(
    db,
    nutrientBrand(found(managedBrand)),
    params.id === "new" ? null : Number(params.id),
  ),
}));
