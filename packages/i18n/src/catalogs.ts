import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { DEFAULT_LOCALE, intlTag, isLocale, type Locale, readLocale } from "./locales.ts";

/** What `import.meta.glob("./*.po")` gives: file name -> a function that imports it. */
export type CatalogLoaders = Record<string, () => Promise<unknown>>;

const instances = new Map<Locale, I18n>();

/**
 * The one `I18n` of a locale. It never changes its locale, so one instance serves every request of that
 * locale at the same time.
 */
export function i18nFor(locale: Locale): I18n {
  const known = instances.get(locale);
  if (known) return known;
  const made = setupI18n({
    locale,
    locales: intlTag(locale),
    messages: { [locale]: {} },
    // A key stands for itself where there is no catalog at all; elsewhere a missing text fails the build.
    ...(locale === "en-tr" ? { missing: (_locale: string, id: string) => id } : {}),
  });
  instances.set(locale, made);
  return made;
}

/**
 * The locale of this page load. It is fixed: switching the locale reloads the page.
 * In the browser it is what the server wrote on `<html data-locale>`.
 */
export function pageLocale(): Locale {
  if (typeof document === "undefined") return DEFAULT_LOCALE;
  return readLocale(document.documentElement.dataset.locale);
}

/**
 * Loads the texts of one screen area. The server takes every language, the browser only the page's own.
 * A route module awaits this at its top, so that no component of the area runs before its texts are there.
 *
 * @param loaders - `import.meta.glob("./*.po")` in the area's `locales` folder
 * @throws when the file cannot be fetched; the router then reloads the page once
 * @example
 * await loadCatalogs(import.meta.glob("./*.po"));
 */
export async function loadCatalogs(loaders: CatalogLoaders): Promise<void> {
  const only = typeof document === "undefined" ? undefined : pageLocale();
  await Promise.all(
    Object.entries(loaders).map(async ([file, load]) => {
      const locale = localeOfFile(file);
      if (only !== undefined && locale !== only) return;
      i18nFor(locale).load(locale, messagesOf(await load(), file));
    }),
  );
}

function localeOfFile(file: string): Locale {
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.po$/, "");
  if (!isLocale(name)) throw new Error(`Catalog ${file} is not named after a locale`);
  return name;
}

function messagesOf(module: unknown, file: string): Messages {
  if (typeof module === "object" && module !== null && "messages" in module) {
    return module.messages as Messages;
  }
  throw new Error(`Catalog ${file} exports no messages`);
}
