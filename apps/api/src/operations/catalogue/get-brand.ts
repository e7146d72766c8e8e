import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { userLink } from "../../content/author.ts";
import { awardsOfThing, presentAwards, type WonAward } from "../../content/awards/won-awards.ts";
import { byLink } from "../../content/catalogue/by-link.ts";
import { type BrandRef, brandJson, presentBrandShort } from "../../content/catalogue/catalogue-refs.ts";
import { readPublicSchemes } from "../../content/catalogue/read-schemes.ts";
import { followedBy } from "../../content/followed-by.ts";
import { presentReview } from "../../content/reviews/present-review.ts";
import { readReviews } from "../../content/reviews/review-query.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { type PhotoRow, presentPhoto, squareUrl } from "../../media/present-photo.ts";
import { bestReviews } from "./best-reviews.ts";
import { presentStatistics } from "./grow-statistics.ts";

interface Row {
  brand: BrandRef;
  description: string;
  lang: string;
  site: string | null;
  place: string | null;
  year: number | null;
  cover: PhotoRow | null;
  links: Schema<"BrandLink">[];
  awards: WonAward[] | null;
  is_verify: boolean;
  is_follow: boolean;
  is_manager: boolean;
  avg_rate: number | null;
  cnt_reviews: number;
  cnt_products: number;
  cnt_strains: number;
  cnt_diaries: number;
  cnt_harvests: number;
  cnt_followers: number;
  cnt_growers: number;
  cnt_photos: number;
  statistics: Parameters<typeof presentStatistics>[0];
}

export const getBrand = defineOperation("getBrand", async ({ params, user, reads }) => {
  const row = await findBrand(reads, params.id, user?.id ?? null);
  if (row === null) throw notFound();
  const { id, section } = row.brand;
  const [reviews, schemes, people] = await Promise.all([
    row.cnt_reviews > 0 ? readReviews(reads, bestReviews(sql`p.brand_id = ${id}`), user?.id ?? null) : [],
    section === "nutrients" ? readPublicSchemes(reads, sql`s.brand_id = ${id}`) : [],
    row.is_manager ? readPeople(reads, id) : null,
  ]);
  return {
    status: 200,
    data: {
      ...presentBrandShort(row.brand),
      item_cover: row.cover && presentPhoto(row.cover),
      description: row.description,
      lang: row.lang,
      site: row.site,
      items_link: row.links,
      place: row.place,
      year: row.year,
      is_verify: row.is_verify,
      is_follow: row.is_follow,
      item_stat: { avg_rate: row.avg_rate, cnt_reviews: row.cnt_reviews },
      ...presentAwards(row.awards),
      items_review: reviews.map(presentReview),
      schemes,
      cnt_products: row.cnt_products,
      cnt_diaries: row.cnt_diaries,
      cnt_harvests: row.cnt_harvests,
      cnt_growers: row.cnt_growers,
      cnt_photos: row.cnt_photos,
      cnt_followers: row.cnt_followers,
      ...(section === "seedbank"
        ? {
            cnt_strains: row.cnt_strains,
            item_statistics: row.statistics && presentStatistics(row.statistics),
          }
        : {}),
      ...(people ?? {}),
    },
  };
});

async function findBrand(
  db: QueryExecutorProvider,
  id: number | string,
  readerId: number | null,
): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select ${brandJson} as brand, b.description, b.lang, b.site, b.place, b.year, b.avg_rate, b.cnt_reviews, b.cnt_products,
      b.cnt_strains, b.cnt_diaries, b.cnt_harvests, b.cnt_followers, g.value as statistics,
      case when f.id is not null then json_build_object(
        'id', f.id, 'key', f.key, 'width', f.width, 'height', f.height, 'color', f.color, 'alt', f.alt) end as cover,
      (select coalesce(json_agg(json_build_object('type', l.type, 'url', l.url) order by l.position), '[]')
       from brand_link l where l.brand_id = b.id) as links,
      ${awardsOfThing("brand", sql`b.id`)} as awards,
      exists (select from brand_manager m where m.brand_id = b.id) as is_verify,
      exists (select from brand_manager m where m.brand_id = b.id and m.user_id = ${readerId}::bigint) as is_manager,
      ${followedBy(readerId, "brand", sql`b.id`)} as is_follow,
      grown.cnt_growers, grown.cnt_photos
    from brand b
    left join photo f on f.id = b.cover_id and not f.is_remove
    left join grow_statistics g on g.type = 'brand' and g.content_id = b.id and g.val = ''
    cross join lateral (
      select count(distinct d.user_id)::int as cnt_growers, coalesce(sum(d.cnt_photos), 0)::int as cnt_photos
      from grown_with w join diary d on d.id = w.diary_id
      where w.kind = 'brand' and w.thing_id = b.id and w.is_visible) grown
    where ${byLink("brand", "b", id)} and not b.is_remove`.execute(db);
  return rows[0] ?? null;
}

interface PersonRow {
  role: "managers" | "testers";
  id: number;
  name: string;
  avatar_key: string | null;
}

/** For managers only. */
async function readPeople(db: QueryExecutorProvider, brandId: number) {
  const { rows } = await sql<PersonRow>`
    select t.role, u.id, u.name, u.avatar_key from (
      select 'managers' as role, user_id from brand_manager where brand_id = ${brandId}
      union all select 'testers', user_id from brand_tester where brand_id = ${brandId}) t
    join users u on u.id = t.user_id and not u.is_remove
    order by lower(u.name)`.execute(db);
  const those = (role: PersonRow["role"]): Schema<"UserShort">[] =>
    rows
      .filter((row) => row.role === role)
      .map(({ id, name, avatar_key }) => ({
        id,
        name,
        link: userLink(name),
        avatar_small: squareUrl(avatar_key),
      }));
  return { managers: those("managers"), testers: those("testers") };
}
