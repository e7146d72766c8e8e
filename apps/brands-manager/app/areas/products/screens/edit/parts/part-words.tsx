import { categoryWord } from "@grow/app-kit/catalogue/category-words.ts";
import { PartPhotos, type PartWords } from "@grow/app-kit/editor/merge-note.tsx";
import { useLingui } from "@lingui/react/macro";
import { languageName } from "../../../../../shared/editor/language-field.tsx";
import { SEED_TYPES } from "../product-form.ts";
import { propLabel } from "./prop-words.ts";
import { useSeedWords } from "./seed-fields.tsx";

/** The parts of a product in words: their labels, and values that are no text. */
export function usePartWords(labels: Readonly<Record<string, string>>, parts: readonly string[]): PartWords {
  const { i18n, t } = useLingui();
  const { types, numbers } = useSeedWords();
  const facts = parts.flatMap((name) => {
    const label = propLabel(i18n, name);
    return label === null ? [] : [[name, label] as const];
  });
  return {
    labels: {
      ...labels,
      ...Object.fromEntries(numbers),
      ...Object.fromEntries(facts),
      seed_type: t({ id: "product.seed.type", message: "Seed type" }),
      strain_name: t({ id: "product.strain", message: "Strain" }),
      lang: t({ id: "product.lang", message: "Language" }),
      photos: t({ id: "product.photos", message: "Photos" }),
    },
    show(part, fields) {
      const value = fields[part] ?? "";
      if (part === "photos") return <PartPhotos name={part} fields={fields} />;
      if (part === "lang") return languageName(value);
      if (value === "on") return "✓";
      if (part === "category") return categoryWord(i18n, value);
      const type = SEED_TYPES.find((one) => part === "seed_type" && one === value);
      return type && types[type];
    },
  };
}
