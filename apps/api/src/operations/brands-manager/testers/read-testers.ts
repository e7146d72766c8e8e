import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import {
  type BrandRef,
  type ProductRef,
  presentProductShort,
  productJson,
} from "../../../content/catalogue/catalogue-refs.ts";
import { countWeeks } from "../../../content/diary-counts/count-weeks.ts";
import { diaryLink } from "../../../content/diary-link.ts";
import { presentUserShort, type UserRef } from "../access/people.ts";

interface TesterRow {
  user: UserRef;
  cnt_reports: number;
  add_date: string;
  diary: { id: number; name: string; slug: string; is_harvest: boolean; cnt_weeks: number } | null;
  products: ProductRef[];
  is_done: boolean;
  n_general: number | null;
}

/** Products of a tester that a row shows. */
const SHOWN_PRODUCTS = 20;

/** A page of testers, the newest first, with how far their public diaries with the brand are. */
export async function readTesters(
  db: QueryExecutorProvider,
  brand: BrandRef,
  { start, limit }: { start: number; limit: number },
): Promise<Schema<"BrandTesterList">> {
  const { rows } = await sql<TesterRow>`
    select t.add_date, u.cnt_reports, json_build_object('id', u.id, 'name', u.name, 'avatar_key', u.avatar_key) as user,
      grown.diary, coalesce(grown.is_done, false) as is_done, used.products, rated.n_general
    from brand_tester t
    join users u on u.id = t.user_id and not u.is_remove
    left join lateral (
      select json_build_object('id', d.id, 'name', d.name, 'slug', d.slug, 'is_harvest', d.is_harvest,
        'cnt_weeks', (select ${countWeeks} from week w where w.diary_id = d.id and not w.is_remove)) as diary,
        bool_or(d.is_harvest) over () as is_done
      from diary d
      where d.user_id = t.user_id and d.is_visible
        and exists (select from diary_equip e where e.diary_id = d.id and e.brand_id = t.brand_id)
      order by d.add_date desc, d.id desc limit 1) grown on true
    cross join lateral (
      select coalesce(json_agg(one.product), '[]') as products from (
        select ${productJson} as product from product p
        where p.brand_id = t.brand_id and not p.is_remove and exists (
          select from diary_equip e join diary d on d.id = e.diary_id and d.user_id = t.user_id and d.is_visible
          where e.product_id = p.id)
        order by p.cnt_diaries desc, p.id limit ${SHOWN_PRODUCTS}) one) used
    cross join lateral (
      select round(avg(r.n_general)::numeric, 1)::double precision as n_general from review r
      join product p on p.id = r.product_id and p.brand_id = t.brand_id
      where r.user_id = t.user_id and r.is_visible) rated
    where t.brand_id = ${brand.id}
    order by t.add_date desc, t.user_id desc limit ${limit} offset ${start}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from brand_tester t join users u on u.id = t.user_id and not u.is_remove
    where t.brand_id = ${brand.id}`.execute(db);
  return {
    items: rows.map((row) => presentTester(row, brand)),
    total: counts[0]?.total ?? 0,
    start,
    limit,
  };
}

function presentTester(row: TesterRow, brand: BrandRef): Schema<"BrandTester"> {
  const { user, diary, products } = row;
  const item_user = presentUserShort(user);
  return {
    item_user,
    state: diary === null ? "invited" : row.is_done ? "done" : "active",
    items_product: products.map((product) => presentProductShort(product, brand)),
    item_diary: diary && {
      ...{ id: diary.id, name: diary.name, link: diaryLink(diary), is_harvest: diary.is_harvest },
      item_user,
    },
    cnt_weeks: diary?.cnt_weeks ?? 0,
    n_general: row.n_general === null ? null : Math.round(row.n_general),
    cnt_reports: row.cnt_reports,
    add_date: row.add_date,
  };
}
