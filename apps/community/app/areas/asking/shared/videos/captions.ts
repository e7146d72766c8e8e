import type { Schema } from "@grow/contract";
import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";

/** Captions of a video in one language. */
export interface CaptionView {
  readonly lang: string;
  /** The language's own name, or its code. */
  readonly label: string;
  readonly url: string;
}

export function captionViews(captions: Schema<"Video">["captions"]): CaptionView[] {
  return captions.map(({ lang, url }) => {
    const locale = TRANSLATED_LOCALES.find((one) => one === lang);
    return { lang, label: locale ? LOCALE_NAMES[locale] : lang, url };
  });
}
