import { SelectField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";

/** Languages of the site, each by its own name. */
const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", ru: "Русский", th: "ไทย" } as const;

/** A language by its own name; the code of one that the site does not offer. */
export function languageName(code: string): string {
  return (LANGUAGES as Readonly<Record<string, string>>)[code] ?? code;
}

/** The language of a text; keeps a stored one that the site does not offer. */
export function LanguageField({ value }: { value: string }) {
  const { t } = useLingui();
  return (
    <SelectField
      label={t({ id: "editor.language", message: "Language of the text" })}
      name="lang"
      defaultValue={value}
    >
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      {value in LANGUAGES ? null : <option value={value}>{value}</option>}
    </SelectField>
  );
}
