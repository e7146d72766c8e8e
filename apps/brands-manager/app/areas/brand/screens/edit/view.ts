import type { Schema } from "@grow/contract";
import { typedDescription } from "../../../../shared/description.ts";
import type { EditedPhoto } from "../../../../shared/upload-photo.ts";

/** Maximum number of links in the form. */
export const MOST_LINKS = 12;

/** What the editor of a brand shows. */
export interface BrandEditView {
  brandId: number;
  link: string;
  version: number;
  canEdit: boolean;
  fields: Readonly<Record<string, string>>;
  cover: EditedPhoto[];
  logo: string | null;
  /** Number of link rows, with an empty one at the end. */
  linkRows: number;
}

/** The brand as the fields of its form. */
export function brandFields(brand: Schema<"Brand">): Record<string, string> {
  const links = brand.items_link.flatMap(({ type, url }, index) => [
    [`link_type_${index}`, type],
    [`link_url_${index}`, url],
  ]);
  return {
    name: brand.name,
    description: typedDescription(brand.description),
    lang: brand.lang,
    site: brand.site ?? "",
    place: brand.place ?? "",
    year: brand.year === null ? "" : String(brand.year),
    cover: brand.item_cover === null ? "" : String(brand.item_cover.id),
    ...Object.fromEntries(links),
  };
}

export function brandEditView(
  brand: Schema<"Brand">,
  version: number,
  rights: readonly string[],
): BrandEditView {
  const { item_cover: cover } = brand;
  return {
    brandId: brand.id,
    link: brand.link,
    version,
    canEdit: rights.includes("edit"),
    fields: brandFields(brand),
    cover: cover ? [{ id: cover.id, url: cover.url, alt: cover.alt }] : [],
    logo: brand.logo_s,
    linkRows: Math.min(MOST_LINKS, brand.items_link.length + 1),
  };
}
