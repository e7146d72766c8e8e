import { categoryWord } from "@grow/app-kit/catalogue/category-words.ts";
import type { Schema } from "@grow/contract";
import { SECTION_CATEGORIES } from "@grow/domain/sections";
import { SelectField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";

interface CategoryFieldProps {
  section: Schema<"Section">;
  label: string;
  value: string;
  error: string | undefined;
}

/** The category of a product, by which growers filter lists; keeps a stored one that its section does not have. */
export function CategoryField({ section, label, value, error }: CategoryFieldProps) {
  const { i18n } = useLingui();
  const known = SECTION_CATEGORIES[section];
  const all = value === "" || known.includes(value) ? known : [...known, value];
  return (
    <SelectField label={label} name="category" defaultValue={value} error={error}>
      <option value="">–</option>
      {all.map((category) => (
        <option key={category} value={category}>
          {categoryWord(i18n, category) ?? category}
        </option>
      ))}
    </SelectField>
  );
}
