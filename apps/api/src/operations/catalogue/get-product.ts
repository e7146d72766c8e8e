import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { awardsOfThing, presentAwards, type WonAward } from "../../content/awards/won-awards.ts";
import { byLink } from "../../content/catalogue/by-link.ts";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  presentBrandShort,
  presentProductShort,
  productJson,
  productLink,
} from "../../content/catalogue/catalogue-refs.ts";
import { readPublicSchemes } from "../../content/catalogue/read-schemes.ts";
import { seedFacts } from "../../content/catalogue/seed-facts.ts";
import { presentReview } from "../../content/reviews/present-review.ts";
import { readReviews } from "../../content/reviews/review-query.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { type PhotoRow, presentPhoto, squareUrl } from "../../media/present-photo.ts";
import { bestReviews } from "./best-reviews.ts";

interface Row {
  product: ProductRef;
  brand: BrandRef;
  photos: PhotoRow[];
  awards: WonAward[] | null;
  strain: { id: number; name: string; slug: string } | null;
  facts: Schema<"SeedFacts">;
  composition: Schema<"Composition"> | null;
  props: Schema<"ProductProps">;
  light_type: Schema<"LightType"> | null;
  description: string;
  lang: string;
  shop_url: string | null;
  avg_rate: number | null;
  cnt_reviews: number;
  cnt_diaries: number;
  cnt_harvests: number;
  cnt_growers: number;
  cnt_photos: number;
  cnt_products: number;
  together: { product: ProductRef; brand: BrandRef }[];
}

/** Products of the same diaries that a page shows. */
const TOGETHER = 6;

/** Number of the latest diaries to read for them. */
const RECENT_DIARIES = 300;

export const getProduct = defineOperation("getProduct", async ({ params, user, reads }) => {
  const row = await findProduct(reads, params.id);
  if (row === null) throw notFound();
  const { product, brand, strain, light_type } = row;
  const isNutrient = product.section === "nutrients";
  const [reviews, schemes] = await Promise.all([
    row.cnt_reviews > 0 ? readReviews(reads, bestReviews(sql`p.id = ${product.id}`), user?.id ?? null) : [],
    isNutrient
      ? readPublicSchemes(
          reads,
          sql`(s.brand_id, s.id) in (
            select sp.brand_id, sp.scheme_id from scheme_product sp where sp.product_id = ${product.id})`,
        )
      : [],
  ]);
  return {
    status: 200,
    data: {
      id: product.id,
      name: product.name,
      section: product.section,
      category: product.category,
      link: productLink(product, brand),
      logo_s: squareUrl(product.logo_key),
      items_photo: row.photos.map((photo) => presentPhoto(photo)),
      description: row.description,
      lang: row.lang,
      shop_url: row.shop_url,
      item_brand: presentBrandShort(brand),
      item_strain: strain && { id: strain.id, name: strain.name, link: `/strains/${strain.slug}` },
      item_facts: product.section === "seedbank" ? row.facts : null,
      item_stat: { avg_rate: row.avg_rate, cnt_reviews: row.cnt_reviews },
      ...presentAwards(row.awards),
      items_review: reviews.map(presentReview),
      items_together: row.together.map((one) => presentProductShort(one.product, one.brand)),
      composition: row.composition && { ...row.composition, properties: row.props },
      props: light_type === null ? row.props : { light_type, ...row.props },
      schemes,
      cnt_diaries: row.cnt_diaries,
      cnt_harvests: row.cnt_harvests,
      cnt_growers: row.cnt_growers,
      cnt_photos: row.cnt_photos,
      cnt_products: row.cnt_products,
    },
  };
});

async function findProduct(db: QueryExecutorProvider, id: number | string): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select ${productJson} as product, ${brandJson} as brand, ${seedFacts("p")} as facts, p.props, p.light_type,
      p.description, p.lang, p.shop_url, p.avg_rate, p.cnt_reviews, p.cnt_diaries, p.cnt_harvests,
      greatest(b.cnt_products - 1, 0) as cnt_products, grown.cnt_growers, grown.cnt_photos,
      ${awardsOfThing("product", sql`p.id`)} as awards,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) end as strain,
      (select coalesce(json_agg(json_build_object(
         'id', f.id, 'key', f.key, 'width', f.width, 'height', f.height, 'color', f.color, 'alt', f.alt)
         order by pp.position, f.id), '[]')
       from product_photo pp join photo f on f.id = pp.photo_id and not f.is_remove where pp.product_id = p.id) as photos,
      case when c.product_id is not null then json_build_object(
        'n', c.n, 'p', c.p, 'k', c.k, 'ca', c.ca, 'mg', c.mg, 's', c.s, 'micro', c.micro, 'sources', c.sources,
        'form', c.form, 'part', c.part, 'dose', c.dose, 'ec', c.ec, 'ph', c.ph, 'keeps_months', c.keeps_months,
        'ingredients', c.ingredients, 'items_micro', (
          select coalesce(json_agg(json_build_object(
            'element', e.element, 'val', e.val, 'source', e.source) order by e.position, e.element), '[]')
          from product_element e where e.product_id = p.id)) end as composition,
      (select coalesce(json_agg(json_build_object('product', one.product, 'brand', one.brand) order by one.n desc, one.id), '[]')
       from (
         select p.id, count(*) as n, ${productJson} as product, ${brandJson} as brand
         from (
           select e.diary_id from diary_equip e join diary d on d.id = e.diary_id and d.is_visible
           where e.product_id = found.id order by e.diary_id desc limit ${RECENT_DIARIES}) near
         join diary_equip e on e.diary_id = near.diary_id and e.product_id <> found.id
         join product p on p.id = e.product_id and not p.is_remove and p.section <> 'seedbank'
         join brand b on b.id = p.brand_id and not b.is_remove
         group by p.id, b.id order by n desc, p.id limit ${TOGETHER}) one) as together
    from product p
    join brand b on b.id = p.brand_id and not b.is_remove
    cross join lateral (select p.id) found
    left join strain s on s.id = p.strain_id and not s.is_remove
    left join product_composition c on c.product_id = p.id
    cross join lateral (
      select count(distinct d.user_id)::int as cnt_growers, coalesce(sum(d.cnt_photos), 0)::int as cnt_photos
      from diary d
      where d.is_visible and d.id in (select e.diary_id from diary_equip e where e.product_id = p.id)) grown
    where ${byLink("product", "p", id)} and not p.is_remove`.execute(db);
  return rows[0] ?? null;
}
