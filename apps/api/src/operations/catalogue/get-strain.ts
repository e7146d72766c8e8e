import type { Schema } from "@grow/contract";
import { STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import { awardsOfThing, presentAwards, type WonAward } from "../../content/awards/won-awards.ts";
import { byLink } from "../../content/catalogue/by-link.ts";
import { type BrandRef, brandJson, presentBrandShort } from "../../content/catalogue/catalogue-refs.ts";
import { seedFacts } from "../../content/catalogue/seed-facts.ts";
import { strainBreeder, strainPhoto } from "../../content/catalogue/strain-cards.ts";
import { presentReview } from "../../content/reviews/present-review.ts";
import { readReviews } from "../../content/reviews/review-query.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { largestUrl, type PhotoRow, presentPhoto } from "../../media/present-photo.ts";
import { relativesOf } from "./strain-family.ts";

/** Reviews shown beside a strain; the others have a tab. */
const REVIEWS = 6;

/** Maximum number of diaries for counting growers and photos: beyond it the exact number does not matter. */
const MOST_DIARIES = 5000;

interface StrainRow {
  id: number;
  name: string;
  slug: string;
  lang: string;
  description: string;
  description_seo: string;
  avg_rate: number | null;
  cnt_reviews: number;
  cnt_diaries: number;
  cnt_harvests: number;
  cnt_products: number;
  cnt_growers: number;
  cnt_photos: number;
  cnt_relatives: number;
  facts: Schema<"SeedFacts">;
  brand: BrandRef | null;
  photo: PhotoRow | null;
  awards: WonAward[] | null;
  items_alias: string[];
  words: { category: StrainCategory; val: string }[];
}

export const getStrain = defineOperation("getStrain", async ({ params, query, user, reads }) => {
  const row = await findStrain(reads, params.id, query.lang);
  if (!row) throw notFound();
  const reviews = await readReviews(
    reads,
    sql`r.id in (
      select r.id from review r join product p on p.id = r.product_id
      where p.strain_id = ${row.id} and r.is_visible order by r.cnt_likes desc, r.id desc limit ${REVIEWS})
      order by r.cnt_likes desc, r.id desc`,
    user?.id ?? null,
  );
  return { status: 200, data: { ...presentStrain(row), items_review: reviews.map(presentReview) } };
});

async function findStrain(
  db: QueryExecutorProvider,
  id: number | string,
  lang: string,
): Promise<StrainRow | undefined> {
  const { rows } = await sql<StrainRow>`
    select s.id, s.name, s.slug, s.description_seo, s.avg_rate, s.cnt_reviews, s.cnt_diaries, s.cnt_harvests, s.cnt_products,
      coalesce(told.text, s.description) as description, coalesce(told.lang, s.lang) as lang,
      grown.cnt_growers, grown.cnt_photos, ${relativesOf(sql`s.id`)} as cnt_relatives,
      ${seedFacts("s")} as facts, ${brandJson} as brand, ${strainPhoto} as photo,
      ${awardsOfThing("strain", sql`s.id`)} as awards,
      (select coalesce(json_agg(a.name order by a.position, a.name), '[]') from strain_alias a where a.strain_id = s.id)
        as items_alias,
      (select coalesce(json_agg(json_build_object('category', c.category, 'val', c.val) order by c.position, c.val), '[]')
       from strain_category c where c.strain_id = s.id) as words
    from strain s
    ${strainBreeder}
    left join translation told
      on told.type = 'strain' and told.content_id = s.id and told.field = 'description' and told.lang = ${lang} and told.lang <> s.lang
    cross join lateral (
      select count(distinct d.user_id)::int as cnt_growers, coalesce(sum(d.cnt_photos), 0)::int as cnt_photos
      from (
        select g.diary_id from grown_with g where g.kind = 'strain' and g.thing_id = s.id and g.is_visible
        order by g.update_date desc, g.diary_id desc limit ${MOST_DIARIES}) g
      join diary d on d.id = g.diary_id) grown
    where not s.is_remove and ${byLink("strain", "s", id)}`.execute(db);
  return rows[0];
}

function presentStrain(row: StrainRow): Omit<Schema<"Strain">, "items_review"> {
  const { photo, brand, facts, avg_rate, cnt_reviews } = row;
  return {
    id: row.id,
    name: row.name,
    link: `/strains/${row.slug}`,
    lang: row.lang,
    description: row.description,
    description_seo: row.description_seo,
    cover_og: photo && largestUrl(photo),
    item_photo: photo && presentPhoto(photo),
    item_brand: brand && presentBrandShort(brand),
    items_alias: row.items_alias,
    categories: presentCategories(row.words),
    item_facts: facts,
    item_stat: { avg_rate, cnt_reviews },
    ...presentAwards(row.awards),
    cnt_diaries: row.cnt_diaries,
    cnt_harvests: row.cnt_harvests,
    cnt_growers: row.cnt_growers,
    cnt_photos: row.cnt_photos,
    cnt_products: row.cnt_products,
    cnt_relatives: row.cnt_relatives,
  };
}

function presentCategories(words: StrainRow["words"]): Schema<"Strain">["categories"] {
  const values = Object.keys(STRAIN_CATEGORIES).map((category) => [
    category,
    words.filter((word) => word.category === category).map((word) => word.val),
  ]);
  return Object.fromEntries(values) as Schema<"Strain">["categories"];
}
