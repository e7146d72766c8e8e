import type { Schema } from "@grow/contract";

/** A translated text, or the original without a translation. */
export interface TranslatedView {
  readonly title: string | null;
  readonly text: string;
  readonly lang: string;
  /** Who translated it; null for the original. */
  readonly source: "person" | "machine" | null;
}

export function translatedView({
  title,
  text,
  lang,
  is_translated,
  source,
}: Schema<"Translation">): TranslatedView {
  return { title, text, lang, source: is_translated ? (source ?? "machine") : null };
}
