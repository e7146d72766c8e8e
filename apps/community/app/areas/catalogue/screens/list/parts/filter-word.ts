import { categoryWord } from "@grow/app-kit/catalogue/category-words.ts";
import { factOption } from "@grow/app-kit/catalogue/fact-words.ts";
import { parseFactWord } from "@grow/domain/sections";
import type { I18n } from "@lingui/core";

/** A filter word as growers read it: a category, or a word of a fact. */
export function filterWord(i18n: I18n, word: string): string {
  const fact = parseFactWord(word);
  const text = fact ? factOption(i18n, fact.name, fact.value) : categoryWord(i18n, word);
  return text ?? word;
}
