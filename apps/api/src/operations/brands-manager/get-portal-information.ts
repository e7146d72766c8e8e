import type { Schema } from "@grow/contract";
import { defineOperation } from "../../http/define-operation.ts";
import { presentBrandShort } from "../diaries/catalogue-refs.ts";
import { chooseBrand } from "./access.ts";
import { type ManagedBrandRow, readManagedBrand, readManagers } from "./queries.ts";

export const getPortalInformation = defineOperation("getPortalInformation", async ({ query, user, db }) => {
  const { brand } = await chooseBrand(db, user.id, query.brand_id);
  const row = brand && (await readManagedBrand(db, brand.id, user.id));
  if (!row) return { status: 200, data: { brand: null, cnt_products: 0, cnt_diaries: 0, cnt_followers: 0 } };
  return {
    status: 200,
    data: {
      brand: presentBrand(row, await readManagers(db, row.id)),
      cnt_products: row.cnt_products,
      cnt_diaries: row.cnt_diaries,
      cnt_followers: row.cnt_followers,
    },
  };
});

function presentBrand(row: ManagedBrandRow, managers: Schema<"UserShort">[]): Schema<"Brand"> {
  return {
    ...presentBrandShort(row),
    item_cover: null,
    description: row.description,
    lang: row.lang,
    site: null,
    items_link: [],
    place: null,
    year: null,
    is_verify: true,
    is_follow: row.is_follow,
    item_stat: { avg_rate: row.avg_rate, cnt_reviews: row.cnt_reviews },
    items_review: [],
    schemes: [],
    cnt_products: row.cnt_products,
    cnt_diaries: row.cnt_diaries,
    cnt_followers: row.cnt_followers,
    managers,
  };
}
