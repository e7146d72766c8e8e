import { slug } from "@grow/domain";
import type { Random } from "@grow/testing";
import { daysAfter } from "../calendar.ts";
import type { PhotoMaker } from "../photo-maker.ts";
import type {
  BrandRow,
  ProductCompositionRow,
  ProductElementRow,
  ProductPhotoRow,
  ProductRow,
  StrainRow,
} from "../rows.ts";
import { BRAND_PLACES } from "./brand-places.ts";
import { BRANDS } from "./brands.ts";
import { productText, strainText } from "./descriptions.ts";
import { MORE_BRANDS } from "./more-brands.ts";
import { MORE_PRODUCTS } from "./more-products.ts";
import { categoryOf, compositionOf, factsOf } from "./product-facts.ts";
import { PRODUCTS } from "./products.ts";
import { ancestorRows, NO_FACTS, strainFacts } from "./strain-facts.ts";
import { STRAINS } from "./strains.ts";

/** Rows of the catalogue, and how to find one by name. */
export interface Catalogue {
  readonly brands: BrandRow[];
  readonly strains: StrainRow[];
  readonly products: ProductRow[];
  readonly productPhotos: ProductPhotoRow[];
  readonly compositions: ProductCompositionRow[];
  readonly elements: ProductElementRow[];
  brand(name: string): BrandRow;
  strain(name: string): StrainRow;
  product(brand: string, name: string): ProductRow;
}

function initialsOf(name: string): string {
  const letters = slug(name)
    .split("-")
    .map((word) => word.charAt(0).toUpperCase())
    .filter((letter) => /[A-Z]/.test(letter));
  return letters.slice(0, 2).join("") || "G";
}

function found<Row>(row: Row | undefined, name: string): Row {
  if (row === undefined) throw new Error(`The demo catalogue has no ${name}`);
  return row;
}

/** A slug that no other row has. */
function uniqueSlug(taken: Set<string>, name: string, fallback: string): string {
  const first = slug(name) || fallback;
  const chosen = /[a-z]/.test(first) && !taken.has(first) ? first : slug(`${fallback} ${first}`);
  taken.add(chosen);
  return chosen;
}

/** Strains that more seedbanks than the breeder sell. */
export const RESOLD: readonly { readonly strain: string; readonly sellers: readonly string[] }[] = [
  { strain: "Night Plum", sellers: ["Old Kiln Seeds", "Moss & Stone"] },
];

/** Makes brands, strains and products with their pictures; numbers of use are filled in later. */
export function makeCatalogue(random: Random, photos: PhotoMaker, anchor: string): Catalogue {
  const picture = { user_id: null, diary_id: null, week_id: null, position: 0 };
  const photoOf = (product_id: number, photo: { readonly id: number; readonly key: string }) => {
    productPhotos.push({ product_id, photo_id: photo.id, position: 0 });
    return photo.key;
  };
  const seeds = random.fork("pictures");
  const nextSeed = () => seeds.whole(1, 2 ** 31 - 1);
  const brandSeeds = [...BRANDS, ...MORE_BRANDS];
  const productPhotos: ProductPhotoRow[] = [];
  const brands = brandSeeds.map((seed, index): BrandRow => {
    const add_date = daysAfter(anchor, -random.number(500, 1400));
    const logo = { kind: "logo" as const, seed: nextSeed(), hue: seed.hue, initials: initialsOf(seed.name) };
    return {
      id: index + 1,
      name: seed.name,
      section: seed.section,
      slug: slug(seed.name),
      logo_key: photos.make(logo, { ...picture, alt: seed.name, add_date }).key,
      description: `<p>${seed.text}</p>`,
      lang: seed.lang,
      place: BRAND_PLACES[seed.name]?.[0] ?? null,
      year: BRAND_PLACES[seed.name]?.[1] ?? null,
      cnt_products: 0,
      cnt_strains: 0,
      cnt_diaries: 0,
      cnt_harvests: 0,
      cnt_followers: 0,
      add_date,
    };
  });
  const brandOf = (name: string) =>
    found(
      brands.find((row) => row.name === name),
      name,
    );
  const strains = STRAINS.map((seed, index): StrainRow => {
    const brand = brandOf(seed.brand);
    return {
      id: index + 1,
      name: seed.name,
      slug: slug(seed.name),
      description: strainText(seed, brand.lang),
      lang: brand.lang,
      brand_id: brand.id,
      ...{ place: null, year: null },
      ...strainFacts(seed),
      cnt_products: 0,
      cnt_diaries: 0,
      cnt_harvests: 0,
      add_date: daysAfter(brand.add_date, random.number(1, 200)),
    };
  });
  strains.push(...ancestorRows(strains.length + 1, daysAfter(anchor, -1500)));
  const taken = new Set<string>();
  const rest = { cnt_diaries: 0, cnt_harvests: 0 };
  const seedProducts = STRAINS.map((seed, index): ProductRow => {
    const brand = brandOf(seed.brand);
    const add_date = daysAfter(brand.add_date, random.number(1, 200));
    const pack = { kind: "product" as const, shape: "seed_pack" as const, seed: nextSeed(), hue: seed.hue };
    return {
      id: index + 1,
      brand_id: brand.id,
      strain_id: index + 1,
      name: seed.name,
      section: "seedbank",
      category: seed.auto ? "autoflower" : "photoperiod",
      slug: uniqueSlug(taken, seed.name, brand.slug),
      logo_key: photoOf(index + 1, photos.make(pack, { ...picture, alt: seed.name, add_date })),
      description: strainText(seed, brand.lang),
      lang: brand.lang,
      light_type: null,
      props: {},
      ...strainFacts(seed),
      ...rest,
      add_date,
    };
  });
  const otherSeeds = [...PRODUCTS, ...MORE_PRODUCTS];
  const others = otherSeeds.map((seed, index): ProductRow => {
    const brand = brandOf(seed.brand);
    const category = categoryOf(seed, brand.section);
    const add_date = daysAfter(brand.add_date, random.number(1, 200));
    const hue = brandSeeds.find((one) => one.name === seed.brand)?.hue ?? 90;
    const thing = { kind: "product" as const, shape: seed.shape, seed: nextSeed(), hue };
    return {
      id: STRAINS.length + index + 1,
      brand_id: brand.id,
      strain_id: null,
      name: seed.name,
      section: brand.section,
      category,
      slug: uniqueSlug(taken, seed.name, brand.slug),
      logo_key: photoOf(
        STRAINS.length + index + 1,
        photos.make(thing, { ...picture, alt: seed.name, add_date }),
      ),
      description: productText(seed, brand.lang),
      lang: brand.lang,
      light_type: seed.light ?? null,
      ...NO_FACTS,
      props: factsOf(seed, brand.section, category),
      ...rest,
      add_date,
    };
  });
  const resold = RESOLD.flatMap(({ strain: name, sellers }, first): ProductRow[] => {
    const seed = found(
      seedProducts.find((row) => row.name === name),
      name,
    );
    return sellers.map((seller, index) => {
      const brand = brandOf(seller);
      return {
        ...seed,
        id: STRAINS.length + otherSeeds.length + first * 10 + index + 1,
        brand_id: brand.id,
        slug: uniqueSlug(taken, name, brand.slug),
        lang: brand.lang,
        description: strainText(
          found(
            STRAINS.find((one) => one.name === name),
            name,
          ),
          brand.lang,
        ),
      };
    });
  });
  const products = [...seedProducts, ...others, ...resold];
  const labels = others.flatMap((product, index) => {
    const seed = otherSeeds[index];
    return (seed && compositionOf(product, seed)) ?? [];
  });
  for (const { brand_id, strain_id } of products) {
    const brand = found(brands[brand_id - 1], "brand");
    brand.cnt_products += 1;
    if (strain_id === null) continue;
    // A seedbank sells each strain once.
    brand.cnt_strains += 1;
    found(strains[strain_id - 1], "strain").cnt_products += 1;
  }
  return {
    brands,
    strains,
    products,
    productPhotos,
    compositions: labels.map(({ label }) => label),
    elements: labels.flatMap(({ traces }) => traces),
    brand: brandOf,
    strain: (name) =>
      found(
        strains.find((row) => row.name === name),
        name,
      ),
    product: (brand, name) =>
      found(
        products.find((row) => row.name === name && row.brand_id === brandOf(brand).id),
        `${brand} ${name}`,
      ),
  };
}
