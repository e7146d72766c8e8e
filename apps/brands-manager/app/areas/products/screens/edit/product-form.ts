import { plainParts } from "@grow/app-kit/editor/field-parts.ts";
import { photoFields } from "@grow/app-kit/editor/photos/edited-photo.ts";
import { sentPhotos } from "@grow/app-kit/editor/photos/sent-photos.ts";
import { textOf } from "@grow/app-kit/forms/form-errors.ts";
import type { RequestBody, Schema } from "@grow/contract";
import { SECTION_FIELDS } from "@grow/domain/sections";
import { descriptionHtml, typedDescription } from "../../../../shared/description.ts";
import { propFields, sentProps } from "./props-form.ts";

/** Numeric seed data in the form. */
export const SEED_NUMBERS = [
  ...(["indica", "sativa", "ruderalis", "thc_min", "thc_max", "cbd_min", "cbd_max"] as const),
  ...(["flowering_days_min", "flowering_days_max", "height_min", "height_max"] as const),
];

export const SEED_TYPES = ["regular", "feminised", "autoflower"] as const;

type Fields = Record<string, string>;

/** What a conflict of two managers compares: a strain is one thing, by its id and name. */
export const productParts = plainParts({ strain_: "strain_name" });

/** A product as form fields. */
export function productFields(product: Schema<"PortalProduct">): Fields {
  const facts = product.item_facts;
  const seed: Fields = facts
    ? Object.fromEntries([
        ["seed_type", facts.seed_type ?? ""],
        ...SEED_NUMBERS.map((name) => [name, facts[name] === null ? "" : String(facts[name])]),
      ])
    : {};
  const strain: Fields = product.section === "seedbank" ? strainFields(product) : {};
  return {
    name: product.name,
    category: product.category ?? "",
    description: typedDescription(product.description),
    lang: product.lang,
    shop_url: product.shop_url ?? "",
    ...photoFields("photos", product.items_photo),
    ...strain,
    ...seed,
    ...propFields(product.section, product.props),
  };
}

function strainFields({ item_strain, strain_name }: Schema<"PortalProduct">): Fields {
  const id = item_strain ? String(item_strain.id) : "";
  const name = item_strain?.name ?? strain_name ?? "";
  return { strain_id: id, strain_name: name, strain_id_was: id, strain_name_was: name };
}

/** The chosen strain, or the name of another one: without scripts the id of a changed name is the one from before. */
function sentStrain(text: (name: string) => string) {
  const name = text("strain_name");
  const isChanged = name !== text("strain_name_was") && text("strain_id") === text("strain_id_was");
  const id = name === "" || isChanged ? null : Number(text("strain_id")) || null;
  return { strain_id: id, strain_name: id === null && name !== "" ? name : null };
}

interface Sent {
  brandId: number;
  section: Schema<"Section">;
}

/** The request body that saves the form. */
export function productBody(form: FormData, { brandId, section }: Sent): RequestBody<"savePortalProduct"> {
  const text = (name: string) => textOf(form, name).trim();
  const number = (name: string) => {
    const value = Number(text(name).replace(",", "."));
    return text(name) === "" || !Number.isFinite(value) ? null : value;
  };
  const tmpId = text("tmp_id");
  const seedType = SEED_TYPES.find((type) => type === text("seed_type")) ?? null;
  const facts = Object.fromEntries(SEED_NUMBERS.map((name) => [name, number(name)]));
  return {
    brand_id: brandId,
    version: Number(text("version")),
    ...(tmpId ? { tmp_id: tmpId } : {}),
    is_draft: text("intent") === "draft",
    name: text("name"),
    category: text("category") || null,
    description: descriptionHtml(text("description")),
    lang: text("lang") || "en",
    shop_url: text("shop_url") || null,
    items_photo: sentPhotos(form, "photos"),
    ...(section === "seedbank"
      ? { ...sentStrain(text), facts: { seed_type: seedType, ...facts } as Schema<"SeedFacts"> }
      : {}),
    // Seeds have a breeder's data and nutrients a composition; the other sections have facts.
    ...(SECTION_FIELDS[section].length > 0 ? { props: sentProps(section, text) } : {}),
  };
}
