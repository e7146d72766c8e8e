import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { prepared } from "../../db/prepared-statement.ts";
import type { AuthorColumns } from "../author.ts";
import { type BrandRef, brandJson, type ProductRef, productJson } from "../catalogue/catalogue-refs.ts";
import { likedBy } from "../likes.ts";

/** A diary as JSON in review queries; null if the user may not see it. */
interface ReviewedDiary {
  id: number;
  name: string;
  slug: string;
  is_harvest: boolean;
}

/** The data of a review. */
export interface ReviewRow extends AuthorColumns {
  id: number;
  text: string;
  lang: string;
  add_date: string;
  update_date: string;
  n_general: number | null;
  growing: number | null;
  resistance: number | null;
  week_id: number | null;
  product_id: number;
  product: ProductRef;
  brand: BrandRef;
  diary: ReviewedDiary | null;
  cnt_diaries: number;
  cnt_likes: number;
  cnt_comments: number;
  is_like: boolean;
  is_tester: boolean;
  is_affiliated: boolean;
  answer: Schema<"ReviewAnswer"> | null;
}

/**
 * The reviews `r` that a condition selects, in order, with related data. One query.
 *
 * @param which a condition on `r`, including the page's limits
 * @param isPrepared whether `which` has one of a few fixed texts, so that it may be a prepared statement
 */
export async function readReviews(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
  readerId: number | null,
  isPrepared = false,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`${isPrepared ? prepared : sql``}
    select r.id, r.text, r.lang, r.add_date, r.update_date, r.n_general, r.growing, r.resistance, r.product_id,
      case when d.id is not null then r.week_id end as week_id,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key,
      ${productJson} as product, ${brandJson} as brand,
      case when d.id is not null then json_build_object(
        'id', d.id, 'name', d.name, 'slug', d.slug, 'is_harvest', d.is_harvest) end as diary,
      (select count(distinct e.diary_id)::int from diary_equip e
       join diary own on own.id = e.diary_id and own.user_id = r.user_id and own.is_visible
       where e.product_id = r.product_id) as cnt_diaries,
      r.cnt_likes, r.cnt_comments, ${likedBy(readerId, "review", sql`r.id`)} as is_like,
      exists (select from brand_tester t where t.brand_id = b.id and t.user_id = r.user_id) as is_tester, r.is_affiliated,
      case when r.cnt_comments > 0 then (
        select json_build_object('comment_id', c.id, 'text', c.text, 'lang', c.lang, 'add_date', c.add_date)
        from comment c join brand_manager m on m.brand_id = b.id and m.user_id = c.user_id
        where c.type = 'review' and c.content_id = r.id and not c.is_remove
        order by c.id desc limit 1) end as answer
    from review r
    join product p on p.id = r.product_id
    join brand b on b.id = p.brand_id
    left join users u on u.id = r.user_id and not u.is_remove
    left join diary d on d.id = r.diary_id
      and (d.is_visible or (d.user_id = ${readerId}::bigint and not d.is_remove))
    where ${which}`.execute(db);
  return rows;
}
