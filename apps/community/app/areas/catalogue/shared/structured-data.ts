import type { Schema } from "@grow/contract";
import { RATING } from "@grow/domain";

const ratingOf = ({ avg_rate, cnt_reviews }: Schema<"ItemStat">) =>
  avg_rate === null || cnt_reviews === 0
    ? {}
    : {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: Math.round(avg_rate * 10) / 10,
          bestRating: RATING.best,
          worstRating: RATING.worst,
          reviewCount: cnt_reviews,
        },
      };

/** The path to a page, for search engines. */
export function crumbsData(
  steps: readonly { readonly name: string; readonly path: string }[],
  origin: string,
): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

/** A product for search engines. Its rating comes from growers' diaries; a price is never made up. */
export function productData(product: Schema<"Product">, origin: string): Record<string, unknown> {
  const [photo] = product.items_photo;
  const picture = photo?.url ?? product.logo_s;
  return {
    "@type": "Product",
    name: product.name,
    url: new URL(product.link, origin).href,
    brand: { "@type": "Brand", name: product.item_brand.name },
    ...(picture ? { image: new URL(picture, origin).href } : {}),
    ...ratingOf(product.item_stat),
  };
}

/** A brand for search engines. Search engines show no ratings of organisations, so it has none. */
export function brandData(brand: Schema<"Brand">, origin: string): Record<string, unknown> {
  return {
    "@type": "Brand",
    name: brand.name,
    url: new URL(brand.link, origin).href,
    ...(brand.logo_s ? { logo: new URL(brand.logo_s, origin).href } : {}),
    ...(brand.site ? { sameAs: [brand.site, ...brand.items_link.map(({ url }) => url)] } : {}),
  };
}
