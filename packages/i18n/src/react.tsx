import { I18nProvider } from "@lingui/react";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { i18nFor } from "./catalogs.ts";
import { type Formats, formatsFor } from "./format.ts";
import { DEFAULT_LOCALE, type Locale } from "./locales.ts";

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** Provides texts and formats of one locale. Render it once, around the whole document. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <LocaleContext.Provider value={locale}>
      <I18nProvider i18n={i18nFor(locale)}>{children}</I18nProvider>
    </LocaleContext.Provider>
  );
}

/** Returns the locale of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Returns the formats of the page's locale. */
export function useFormats(): Formats {
  const locale = useLocale();
  return useMemo(() => formatsFor(locale), [locale]);
}
