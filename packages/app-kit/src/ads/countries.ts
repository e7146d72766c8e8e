/** The name of a country in a language of the site; the code of an unknown one. */
export function countryName(locale: string, code: string): string {
  const names = new Intl.DisplayNames(locale === "en-tr" ? "en" : locale, { type: "region" });
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
