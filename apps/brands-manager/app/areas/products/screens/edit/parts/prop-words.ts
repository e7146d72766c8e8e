import { factName, factNamed, factOption, hasOptions } from "@grow/app-kit/catalogue/fact-words.ts";
import type { I18n } from "@lingui/core";

/** The label of a form field of a fact: "Sensors: Humidity"; null for another field. */
export function propLabel(i18n: I18n, field: string): string | null {
  const [name = "", part] = field.replace(/^prop_/, "").split(".");
  const fact = field.startsWith("prop_") ? factNamed(name) : undefined;
  if (fact === undefined) return null;
  if (part === undefined) return factName(i18n, fact);
  return `${factName(i18n, fact)}: ${(hasOptions(fact) ? factOption(i18n, fact, part) : undefined) ?? part}`;
}
