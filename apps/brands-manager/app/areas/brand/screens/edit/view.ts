import { type FormParts, plainParts } from "@grow/app-kit/editor/field-parts.ts";
import { photoFields } from "@grow/app-kit/editor/photos/edited-photo.ts";
import type { Schema } from "@grow/contract";
import { typedDescription } from "../../../../shared/description.ts";

/** Maximum number of links in the form. */
export const MOST_LINKS = 12;

/** The address of the stored logo. It belongs to the logo and, like other addresses, is not compared. */
export const STORED_LOGO = "logo_url_0";

/** What the editor of a brand shows. */
export interface BrandEditView {
  brandId: number;
  link: string;
  version: number;
  canEdit: boolean;
  fields: Readonly<Record<string, string>>;
  logo: string | null;
}

/** Number of link rows of a form, with an empty one at the end. */
export function linkRows(fields: Readonly<Record<string, string>>): number {
  const rows = Array.from({ length: MOST_LINKS }, (_, row) => row).filter((row) => fields[`link_url_${row}`]);
  return Math.min(MOST_LINKS, (rows.at(-1) ?? -1) + 2);
}

/** The brand as the fields of its form. */
export function brandFields(brand: Schema<"Brand">): Record<string, string> {
  const { item_cover: cover } = brand;
  const links = Array.from({ length: MOST_LINKS }, (_, index) => [
    [`link_type_${index}`, brand.items_link[index]?.type ?? "shop"],
    [`link_url_${index}`, brand.items_link[index]?.url ?? ""],
  ]).flat();
  return {
    name: brand.name,
    description: typedDescription(brand.description),
    lang: brand.lang,
    site: brand.site ?? "",
    place: brand.place ?? "",
    year: brand.year === null ? "" : String(brand.year),
    // The id of the stored logo is unknown: the field has only one that was uploaded, and this tells what it replaces.
    [STORED_LOGO]: brand.logo_s ?? "",
    ...photoFields("cover", cover ? [{ id: cover.id, url: cover.url, alt: cover.alt }] : []),
    ...Object.fromEntries(links),
  };
}

export function brandEditView(
  brand: Schema<"Brand">,
  version: number,
  rights: readonly string[],
): BrandEditView {
  return {
    brandId: brand.id,
    link: brand.link,
    version,
    canEdit: rights.includes("edit"),
    fields: brandFields(brand),
    logo: brand.logo_s,
  };
}

const plain = plainParts();

/** What a conflict of two managers compares. The kind of a link without an address says nothing. */
export const brandParts: FormParts = {
  of: (fields) =>
    plain.of(
      Object.fromEntries(
        Object.entries(fields).filter(
          ([name]) => !name.startsWith("link_type_") || fields[name.replace("type", "url")],
        ),
      ),
    ),
  take: plain.take,
};
