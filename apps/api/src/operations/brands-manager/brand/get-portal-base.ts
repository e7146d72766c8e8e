import { sql } from "kysely";
import { presentBrandShort } from "../../../content/catalogue/catalogue-refs.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { chooseBrand, type ManagerRole } from "../access/managed-brand.ts";
import { readManagers } from "../access/people.ts";
import { readRequests } from "../requests/read-requests.ts";

const RIGHTS: Readonly<Record<ManagerRole, readonly ("manage" | "edit")[]>> = {
  owner: ["manage", "edit"],
  editor: ["edit"],
  viewer: [],
};

export const getPortalBase = defineOperation("getPortalBase", async ({ query, user, db }) => {
  const { brands, brand } = await chooseBrand(db, user.id, query.brand_id);
  const [request] = brand
    ? []
    : await readRequests(db, sql`q.user_id = ${user.id} and q.state = 'open'`, { start: 0, limit: 1 });
  return {
    status: 200,
    data: {
      brands: brands.map(presentBrandShort),
      brand: brand && presentBrandShort(brand),
      managers: brand ? await readManagers(db, brand.id) : [],
      item_request: request ?? null,
      role: brand?.role ?? null,
      rights: brand ? [...RIGHTS[brand.role]] : [],
    },
  };
});
