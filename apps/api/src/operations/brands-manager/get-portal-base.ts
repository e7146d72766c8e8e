import { defineOperation } from "../../http/define-operation.ts";
import { presentBrandShort } from "../diaries/catalogue-refs.ts";
import { chooseBrand } from "./access.ts";
import { readManagers } from "./queries.ts";

export const getPortalBase = defineOperation("getPortalBase", async ({ query, user, db }) => {
  const { brands, brand } = await chooseBrand(db, user.id, query.brand_id);
  return {
    status: 200,
    data: {
      brands: brands.map(presentBrandShort),
      brand: brand && presentBrandShort(brand),
      managers: brand ? await readManagers(db, brand.id) : [],
      rights: brand ? ["manage" as const] : [],
    },
  };
});
