import { I18nProvider } from "@lingui/react";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { i18nFor } from "./catalogs.ts";
import { type Formats, formatsFor } from "./format.ts";
import { DEFAULT_LOCALE, type Locale } from "./locales.ts";

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** Gives everything below it texts and formats of one locale. Stands once, around the whole document. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <LocaleContext.Provider value={locale}>
      <I18nProvider i18n={i18nFor(locale)}>{children}</I18nProvider>
    </LocaleContext.Provider>
  );
}

/** The locale of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Numbers, units and dates in the page's locale. */
export function useFormats(): Formats {
  const locale = useLocale();
  return useMemo(() => formatsFor(locale), [locale]);
}
