import anuphanThai from "../../../generated/fonts/anuphan-thai.woff2?url";
import brygadaLatin from "../../../generated/fonts/brygada-1918-latin.woff2?url";
import onestCyrillic from "../../../generated/fonts/onest-cyrillic.woff2?url";
import onestLatin from "../../../generated/fonts/onest-latin.woff2?url";

const latin = [brygadaLatin, onestLatin];

/**
 * URLs of the font files to preload (`<link rel="preload" as="font" type="font/woff2" crossorigin>`) for a page in the given
 * language: both Latin files, plus the one with most of the text in a language of another script. Other files load when a page
 * uses them.
 *
 * @param locale a language tag; only its primary subtag counts, unknown ones get the Latin files
 * @example fontPreloads("th") // the two Latin files and the Thai one
 */
export function fontPreloads(locale: string): readonly string[] {
  switch (locale.split("-")[0]) {
    case "ru":
      return [...latin, onestCyrillic];
    case "th":
      return [...latin, anuphanThai];
    default:
      return latin;
  }
}
