import { isPageSection } from "@grow/app-kit/ads/section-words.ts";
import { type FormParts, plainParts } from "@grow/app-kit/editor/field-parts.ts";
import { type FormFields, formFields } from "@grow/app-kit/editor/form-fields.ts";
import { photoFields, photosOf } from "@grow/app-kit/editor/photos/edited-photo.ts";
import { textOf } from "@grow/app-kit/forms/form-errors.ts";
import type { RequestBody, Schema } from "@grow/contract";

/** Fields of an error that a form field shows, and the form's names of those that differ. */
export const BANNER_FIELDS = [
  ...["name", "title", "text", "button", "url", "lang", "payer", "section", "countries"],
  ...["date_start", "date_end", "max_per_day", "image_id", "image_dark_id", "image_alt"],
];

const SECTION = "section_";
const COUNTRY = "country_";

/** What a conflict of two managers compares; the chosen sections are one thing, and so are the countries. */
export const bannerParts: FormParts = plainParts({ [SECTION]: "section", [COUNTRY]: "countries" });

/** The form's name of the box of a section; ticked, it is "on". */
export const sectionField = (section: string): string => `${SECTION}${section}`;

/** The form's name of the box of a country; ticked, it is "on". */
export const countryField = (code: string): string => `${COUNTRY}${code}`;

/** A banner as form fields. */
export function bannerFields(banner: Schema<"Banner">): Record<string, string> {
  const { image, image_dark } = banner;
  return {
    ...{ name: banner.name, title: banner.title, text: banner.text, button: banner.button },
    ...{ url: banner.url, lang: banner.lang, payer: banner.payer },
    ...photoFields("image", image ? [image] : []),
    ...photoFields("image_dark", image_dark ? [image_dark] : []),
    ...Object.fromEntries(banner.section.map((section) => [sectionField(section), "on"])),
    ...Object.fromEntries(banner.countries.map((code) => [countryField(code), "on"])),
    ...{ date_start: banner.date_start ?? "", date_end: banner.date_end ?? "" },
    max_per_day: String(banner.max_per_day ?? ""),
  };
}

/** The ends of the names of the ticked boxes of a group. */
const ticked = (fields: FormFields, start: string): string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(start) && value === "on" ? [name.slice(start.length)] : [],
  );

/** The sections that are ticked in the fields of a form. */
export const chosenSections = (fields: FormFields): Schema<"PageSection">[] =>
  ticked(fields, SECTION).filter(isPageSection);

/** The codes of the countries that are ticked in the fields of a form. */
export const chosenCountries = (fields: FormFields): string[] => ticked(fields, COUNTRY);

/** The request body that saves the form. What does not fit stays as typed, for the api to reject at its field. */
export function bannerBody(form: FormData, brandId: number): RequestBody<"savePortalBanner"> {
  const fields = formFields(form);
  const text = (name: string) => textOf(form, name).trim();
  const limit = text("max_per_day");
  const tmpId = text("tmp_id");
  const [image] = photosOf(fields, "image");
  return {
    brand_id: brandId,
    version: Number(text("version")),
    ...(tmpId ? { tmp_id: tmpId } : {}),
    is_draft: text("intent") === "draft",
    ...{ name: text("name"), title: text("title"), text: text("text"), button: text("button") },
    ...{ url: text("url"), lang: text("lang") || "en", payer: text("payer") },
    ...{ image_id: image?.id ?? null, image_alt: image?.alt ?? "" },
    image_dark_id: photosOf(fields, "image_dark")[0]?.id ?? null,
    section: chosenSections(fields),
    countries: chosenCountries(fields),
    ...{ date_start: text("date_start") || null, date_end: text("date_end") || null },
    max_per_day: limit === "" ? null : (numberOf(limit) as number),
  };
}

/** A whole number; other text stays as it is. */
const numberOf = (text: string): number | string => (/^\d{1,4}$/.test(text) ? Number(text) : text);
