import { categoryWord } from "@grow/app-kit/catalogue/category-words.ts";
import { useLingui } from "@lingui/react/macro";
import { SEED_TYPES } from "../product-form.ts";
import { propLabel } from "./prop-words.ts";
import { useSeedWords } from "./seed-fields.tsx";

/** What a colleague changed of a product, in words: labels of the fields of `values`, and values that are no text. */
export function useConflictWords(
  labels: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
) {
  const { i18n, t } = useLingui();
  const { types, numbers } = useSeedWords();
  const facts = Object.keys(values).flatMap((name) => {
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
    words(name: string, value: string): string | undefined {
      if (name === "photos")
        return t({ id: "product.photos.other", message: "Other photos or another order" });
      if (value === "on") return "✓";
      if (name === "category") return categoryWord(i18n, value);
      const type = SEED_TYPES.find((one) => name === "seed_type" && one === value);
      return type && types[type];
    },
  };
}
