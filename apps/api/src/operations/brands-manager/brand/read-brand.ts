import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { type BrandRef, presentBrandShort } from "../../../content/catalogue/catalogue-refs.ts";
import { presentReview } from "../../../content/reviews/present-review.ts";
import { readReviews } from "../../../content/reviews/review-query.ts";
import { notFound } from "../../../errors/api-error.ts";
import { type PhotoRow, presentPhoto } from "../../../media/present-photo.ts";
import { readManagers } from "../access/people.ts";

/** The brand as its managers read it. */
export interface BrandRow extends BrandRef {
  description: string;
  lang: string;
  site: string | null;
  place: string | null;
  year: number | null;
  cover: PhotoRow | null;
  links: Schema<"BrandLink">[];
  version: number;
  avg_rate: number | null;
  cnt_reviews: number;
  cnt_products: number;
  cnt_diaries: number;
  cnt_followers: number;
  is_follow: boolean;
}

/** @throws ApiError 404 when it was removed */
export async function readBrandRow(
  db: QueryExecutorProvider,
  brandId: number,
  readerId: number,
): Promise<BrandRow> {
  const { rows } = await sql<BrandRow>`
    select b.id, b.name, b.section, b.slug, b.logo_key, b.description, b.lang, b.site, b.place, b.year, b.version,
      b.avg_rate, b.cnt_reviews, b.cnt_products, b.cnt_diaries, b.cnt_followers,
      case when f.id is not null then json_build_object(
        'id', f.id, 'key', f.key, 'width', f.width, 'height', f.height, 'color', f.color, 'alt', f.alt) end as cover,
      (select coalesce(json_agg(json_build_object('type', l.type, 'url', l.url) order by l.position), '[]')
       from brand_link l where l.brand_id = b.id) as links,
      exists (select from follow where user_id = ${readerId} and type = 'brand' and content_id = b.id) as is_follow
    from brand b left join photo f on f.id = b.cover_id and not f.is_remove
    where b.id = ${brandId} and not b.is_remove`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

/** Reviews that the overview shows: the newest. */
const SHOWN_REVIEWS = 5;

/** The brand with its newest reviews; feeding charts have a list of their own in the portal. */
export async function readBrand(
  db: QueryExecutorProvider,
  row: BrandRow,
  readerId: number,
): Promise<Schema<"Brand">> {
  const reviews = await readReviews(
    db,
    sql`r.id in (
      select n.id from review n where n.is_visible and n.product_id in (select id from product where brand_id = ${row.id})
      order by n.add_date desc, n.id desc limit ${SHOWN_REVIEWS}) order by r.add_date desc, r.id desc`,
    readerId,
  );
  const managers = await readManagers(db, row.id);
  return {
    ...presentBrandShort(row),
    item_cover: row.cover && presentPhoto(row.cover),
    description: row.description,
    lang: row.lang,
    site: row.site,
    items_link: row.links,
    place: row.place,
    year: row.year,
    is_verify: true,
    is_follow: row.is_follow,
    item_stat: { avg_rate: row.avg_rate, cnt_reviews: row.cnt_reviews },
    items_review: reviews.map(presentReview),
    schemes: [],
    cnt_products: row.cnt_products,
    cnt_diaries: row.cnt_diaries,
    cnt_followers: row.cnt_followers,
    managers: managers.map(({ id, name, link, avatar_small }) => ({ id, name, link, avatar_small })),
  };
}
