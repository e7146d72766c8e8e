import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { chooseBrand } from "../access/managed-brand.ts";
import { type BrandRow, readBrand, readBrandRow } from "./read-brand.ts";
import { readSaid } from "./read-said.ts";

export const getPortalInformation = defineOperation("getPortalInformation", async ({ query, user, db }) => {
  const { brand } = await chooseBrand(db, user.id, query.brand_id);
  if (!brand) {
    return {
      status: 200,
      data: { brand: null, version: null, cnt_products: 0, cnt_diaries: 0, cnt_followers: 0 },
    };
  }
  const row = await readBrandRow(db, brand.id, user.id);
  const begun = await readBegun(db, row);
  return {
    status: 200,
    data: {
      brand: await readBrand(db, row, user.id),
      version: row.version,
      cnt_products: row.cnt_products,
      cnt_diaries: row.cnt_diaries,
      cnt_followers: row.cnt_followers,
      cnt_problems: begun.cnt_problems,
      cnt_unclaimed: begun.cnt_unclaimed,
      items_step: steps(row, begun),
      items_said: await readSaid(db, { id: row.id, link: `/${row.section}/${row.slug}` }),
    },
  };
});

interface Begun {
  cnt_managers: number;
  cnt_schemes: number;
  cnt_answers: number;
  cnt_problems: number;
  cnt_unclaimed: number;
}

async function readBegun(db: QueryExecutorProvider, { id }: BrandRow): Promise<Begun> {
  const { rows } = await sql<Begun>`
    select
      (select count(*)::int from brand_manager where brand_id = ${id}) as cnt_managers,
      (select count(*)::int from scheme where brand_id = ${id} and not is_remove) as cnt_schemes,
      (select count(*)::int from comment c
       join brand_manager m on m.user_id = c.user_id and m.brand_id = ${id}
       join review r on r.id = c.content_id join product p on p.id = r.product_id and p.brand_id = ${id}
       where c.type = 'review' and not c.is_remove) as cnt_answers,
      (select count(*)::int from problem q where q.is_visible and exists (
        select from diary_equip e where e.diary_id = q.diary_id and e.brand_id = ${id})) as cnt_problems,
      (select count(distinct lower(e.name))::int from diary_equip e join diary d on d.id = e.diary_id and d.is_visible
       where e.brand_id = ${id} and e.product_id is null) as cnt_unclaimed`.execute(db);
  return rows[0] ?? { cnt_managers: 0, cnt_schemes: 0, cnt_answers: 0, cnt_problems: 0, cnt_unclaimed: 0 };
}

/** The steps of the overview; those that a brand cannot take are left out. */
function steps(row: BrandRow, begun: Begun): Schema<"PortalStep">[] {
  const done: Schema<"PortalStep">[] = [
    { code: "logo", is_done: row.logo_key !== null },
    { code: "description", is_done: row.description !== "" },
    { code: "products", is_done: row.cnt_products > 0 },
    { code: "scheme", is_done: begun.cnt_schemes > 0 },
    { code: "colleague", is_done: begun.cnt_managers > 1 },
    { code: "review", is_done: begun.cnt_answers > 0 },
  ];
  return done.filter(
    ({ code }) =>
      (code !== "scheme" || row.section === "nutrients") && (code !== "review" || row.cnt_reviews > 0),
  );
}
