import { categoryWord as productCategoryWord } from "@grow/app-kit/catalogue/category-words.ts";
import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import type { Schema } from "@grow/contract";
import { SECTIONS, STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";
import { SECTION_CATEGORIES } from "@grow/domain/sections";
import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { categoryValueWord, categoryWord } from "../../../../shared/strains/category-words.ts";
import type { DeskField, FieldGroup, StaffDesk } from "./described-field.ts";

export const STAFF_DESKS = ["strain", "brand", "product"] as const satisfies readonly StaffDesk[];

const TEXTS = msg({ id: "admin.catalogue.texts", message: "Texts" });
const BASICS = msg({ id: "admin.catalogue.basics", message: "Basics" });

const name = (desk: StaffDesk): DeskField => ({
  ...{ name: `${desk}.name`, kind: "text", maxLength: 120, required: true },
  label: msg({ id: "admin.catalogue.name", message: "Name" }),
});

const texts = (desk: StaffDesk): FieldGroup => ({
  title: TEXTS,
  fields: [
    {
      ...{ name: `${desk}.description`, kind: "html" },
      label: msg({ id: "admin.catalogue.description", message: "Description" }),
      hint: msg({ id: "admin.catalogue.description.hint", message: "HTML: paragraphs, lists, links" }),
    },
    {
      ...{ name: `${desk}.lang`, kind: "select", required: true },
      label: msg({ id: "admin.catalogue.lang", message: "Language of the description" }),
      options: () => TRANSLATED_LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
    },
  ],
});

const place = (desk: StaffDesk, label: MessageDescriptor): DeskField => ({
  ...{ name: `${desk}.place`, kind: "text", maxLength: 120 },
  label,
});

const year = (desk: StaffDesk, label: MessageDescriptor): DeskField => ({
  ...{ name: `${desk}.year`, kind: "number" },
  label,
});

const LINK_HINT = msg({
  id: "admin.catalogue.ref.hint",
  message: "Search by name, or enter the last part of its page address",
});

const fact = (fact: keyof Schema<"SeedFacts">, label: MessageDescriptor, unit: string): DeskField => ({
  ...{ name: `strain.item_facts.${fact}`, kind: "number", unit },
  label,
});

const parent = (index: 0 | 1): DeskField[] => [
  {
    ...{ name: `strain.items_parent.${index}.strain`, kind: "ref", desk: "strain" },
    label:
      index === 0
        ? msg({ id: "admin.catalogue.mother", message: "Mother" })
        : msg({ id: "admin.catalogue.father", message: "Father" }),
    hint: LINK_HINT,
  },
  {
    ...{ name: `strain.items_parent.${index}.percent`, kind: "number", unit: "%" },
    label:
      index === 0
        ? msg({ id: "admin.catalogue.mother.percent", message: "Share of the mother" })
        : msg({ id: "admin.catalogue.father.percent", message: "Share of the father" }),
  },
];

/** The forms of all desks. A field is a row here; reading, writing and errors follow from its name. */
export const DESK_FORMS: Readonly<Record<StaffDesk, readonly FieldGroup[]>> = {
  brand: [
    {
      title: BASICS,
      fields: [
        name("brand"),
        {
          ...{ name: "brand.section", kind: "select", required: true },
          label: msg({ id: "admin.catalogue.section", message: "Section" }),
          options: (i18n) => SECTIONS.map((value) => ({ value, label: sectionWord(i18n, value) })),
        },
        {
          ...{ name: "brand.site", kind: "text", maxLength: 500 },
          label: msg({ id: "admin.catalogue.site", message: "Website" }),
        },
        place("brand", msg({ id: "admin.catalogue.place", message: "Location" })),
        year("brand", msg({ id: "admin.catalogue.founded", message: "Founded in" })),
      ],
    },
    texts("brand"),
  ],
  product: [
    {
      title: BASICS,
      fields: [
        name("product"),
        {
          ...{ name: "product.brand", kind: "ref", desk: "brand", required: true },
          label: msg({ id: "admin.catalogue.brand", message: "Brand" }),
          hint: LINK_HINT,
        },
        {
          ...{ name: "product.strain", kind: "ref", desk: "strain" },
          label: msg({ id: "admin.catalogue.strain", message: "Strain, for seeds" }),
          hint: LINK_HINT,
        },
        {
          ...{ name: "product.category", kind: "select" },
          label: msg({ id: "admin.catalogue.category", message: "Category" }),
          options: (i18n) =>
            SECTIONS.flatMap((section) =>
              SECTION_CATEGORIES[section].map((value) => ({
                value,
                label: productCategoryWord(i18n, value) ?? value,
                group: sectionWord(i18n, section),
              })),
            ),
        },
      ],
    },
    texts("product"),
  ],
  strain: [
    {
      title: BASICS,
      fields: [
        name("strain"),
        {
          ...{ name: "strain.items_alias", kind: "lines" },
          label: msg({ id: "admin.catalogue.aliases", message: "Other names" }),
          hint: msg({ id: "admin.catalogue.aliases.hint", message: "One name per line, up to 20" }),
        },
        {
          ...{ name: "strain.breeder", kind: "ref", desk: "brand" },
          label: msg({ id: "admin.catalogue.breeder", message: "Breeder" }),
          hint: LINK_HINT,
        },
        place("strain", msg({ id: "admin.catalogue.origin", message: "Origin of a landrace" })),
        year("strain", msg({ id: "admin.catalogue.year", message: "Year" })),
      ],
    },
    {
      title: msg({ id: "admin.catalogue.family", message: "Parents" }),
      fields: [...parent(0), ...parent(1)],
    },
    {
      title: msg({ id: "admin.catalogue.facts", message: "Breeder's data" }),
      fields: [
        {
          ...{ name: "strain.item_facts.seed_type", kind: "select" },
          label: msg({ id: "admin.catalogue.seedType", message: "Seed type" }),
          options: (i18n) => [
            { value: "regular", label: i18n._(msg({ id: "admin.catalogue.regular", message: "Regular" })) },
            {
              value: "feminised",
              label: i18n._(msg({ id: "admin.catalogue.feminised", message: "Feminised" })),
            },
            {
              value: "autoflower",
              label: i18n._(msg({ id: "admin.catalogue.auto", message: "Autoflower" })),
            },
          ],
        },
        fact("indica", msg({ id: "admin.catalogue.indica", message: "Indica" }), "%"),
        fact("sativa", msg({ id: "admin.catalogue.sativa", message: "Sativa" }), "%"),
        fact("ruderalis", msg({ id: "admin.catalogue.ruderalis", message: "Ruderalis" }), "%"),
        fact("thc_min", msg({ id: "admin.catalogue.thcMin", message: "THC from" }), "%"),
        fact("thc_max", msg({ id: "admin.catalogue.thcMax", message: "THC to" }), "%"),
        fact("cbd_min", msg({ id: "admin.catalogue.cbdMin", message: "CBD from" }), "%"),
        fact("cbd_max", msg({ id: "admin.catalogue.cbdMax", message: "CBD to" }), "%"),
        fact(
          "flowering_days_min",
          msg({ id: "admin.catalogue.daysMin", message: "Flowering days from" }),
          "",
        ),
        fact("flowering_days_max", msg({ id: "admin.catalogue.daysMax", message: "Flowering days to" }), ""),
        fact("height_min", msg({ id: "admin.catalogue.heightMin", message: "Height from" }), "cm"),
        fact("height_max", msg({ id: "admin.catalogue.heightMax", message: "Height to" }), "cm"),
      ],
    },
    {
      title: msg({ id: "admin.catalogue.categories", message: "Categories" }),
      fields: (Object.keys(STRAIN_CATEGORIES) as StrainCategory[]).map((category) => ({
        ...{ name: `strain.categories.${category}`, kind: "words" },
        label: (i18n: I18n) => categoryWord(i18n, category),
        options: (i18n: I18n) =>
          STRAIN_CATEGORIES[category].map((value) => ({
            value,
            label: categoryValueWord(i18n, category, value),
          })),
      })),
    },
    texts("strain"),
  ],
};

/** All fields of a desk. */
export function deskFields(desk: StaffDesk): readonly DeskField[] {
  return DESK_FORMS[desk].flatMap(({ fields }) => fields);
}
