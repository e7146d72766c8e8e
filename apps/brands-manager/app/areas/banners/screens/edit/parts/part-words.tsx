import { countryName } from "@grow/app-kit/ads/countries.ts";
import { pageSectionWord } from "@grow/app-kit/ads/section-words.ts";
import { PartPhotos, type PartWords } from "@grow/app-kit/editor/merge-note.tsx";
import { useFormats } from "@grow/i18n/react";
import { useLingui } from "@lingui/react/macro";
import { languageName } from "../../../../../shared/editor/language-field.tsx";
import { chosenCountries, chosenSections } from "../banner-form.ts";

/** The labels of the fields, by their names. */
export function useBannerLabels() {
  const { t } = useLingui();
  return {
    name: t({ id: "banner.name", message: "Name, for your team" }),
    title: t({ id: "banner.title", message: "Title" }),
    text: t({ id: "banner.text", message: "Line" }),
    button: t({ id: "banner.button", message: "Button" }),
    url: t({ id: "banner.url", message: "Link" }),
    lang: t({ id: "banner.lang", message: "Language" }),
    payer: t({ id: "banner.payer", message: "Who pays" }),
    image: t({ id: "banner.image", message: "Picture" }),
    image_dark: t({ id: "banner.imageDark", message: "Picture for the dark theme" }),
    section: t({ id: "banner.sections", message: "Sections" }),
    countries: t({ id: "banner.countries", message: "Countries" }),
    date_start: t({ id: "banner.start", message: "First day" }),
    date_end: t({ id: "banner.end", message: "Last day" }),
    max_per_day: t({ id: "banner.limit", message: "Views per reader and day" }),
  };
}

/** The parts of a banner in words, for a conflict: labels, and values that are no text. */
export function usePartWords(): PartWords {
  const { i18n } = useLingui();
  const formats = useFormats();
  return {
    labels: useBannerLabels(),
    show(part, fields) {
      const value = fields[part] ?? "";
      if (part === "image" || part === "image_dark") return <PartPhotos name={part} fields={fields} />;
      if (part === "lang") return languageName(value);
      if (part === "section")
        return formats.list(chosenSections(fields).map((section) => pageSectionWord(i18n, section)));
      if (part === "countries")
        return formats.list(chosenCountries(fields).map((code) => countryName(formats.locale, code)));
      if ((part === "date_start" || part === "date_end") && value !== "") return formats.date(value);
      return undefined;
    },
  };
}
