import type { PartWords } from "@grow/app-kit/editor/merge-note.tsx";
import { plainText } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { useLingui } from "@lingui/react/macro";
import { languageName } from "../../../../../shared/editor/language-field.tsx";
import { audienceWord } from "../../../shared/newsletter-words.ts";
import { chosenAudience, chosenLangs, chosenTime } from "../newsletter-form.ts";

/** The labels of the fields, by their names. */
export function useNewsletterLabels() {
  const { t } = useLingui();
  return {
    title: t({ id: "newsletter.subject", message: "Subject" }),
    preview: t({ id: "newsletter.firstLine", message: "First line in the inbox" }),
    text: t({ id: "newsletter.text", message: "Text" }),
    lang: t({ id: "newsletter.lang", message: "Language of the text" }),
    audience: t({ id: "newsletter.to", message: "Recipients" }),
    langs: t({ id: "newsletter.langs", message: "Only readers of these languages" }),
    send: t({ id: "newsletter.when", message: "When" }),
  };
}

/** The parts of a newsletter in words, for a conflict: labels, and values that are no text. */
export function usePartWords(): PartWords {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const atOnce = t({ id: "newsletter.now", message: "At once" });
  return {
    labels: useNewsletterLabels(),
    show(part, fields) {
      if (part === "text") return plainText(fields.text ?? "");
      if (part === "lang") return languageName(fields.lang ?? "");
      if (part === "audience") return audienceWord(i18n, chosenAudience(fields));
      if (part === "langs") return formats.list(chosenLangs(fields).map(languageName));
      if (part !== "send") return undefined;
      const time = chosenTime(fields);
      return time === null ? atOnce : time === undefined ? "–" : `${formats.dateTime(time)} UTC`;
    },
  };
}
