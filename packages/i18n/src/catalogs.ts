import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { DEFAULT_LOCALE, intlTag, isLocale, type Locale, readLocale } from "./locales.ts";

/** Result of `import.meta.glob("./*.po")`: file name -> import function. */
export type CatalogLoaders = Record<string, () => Promise<unknown>>;

const instances = new Map<Locale, I18n>();

/**
 * Gets the `I18n` instance of a locale. Its locale never changes, so concurrent requests share it.
 */
export function i18nFor(locale: Locale): I18n {
  const known = instances.get(locale);
  if (known) return known;
  const made = setupI18n({
    locale,
    locales: intlTag(locale),
    messages: { [locale]: {} },
    // Only the key-showing locale has no catalog; elsewhere a missing text fails the build.
    ...(locale === "en-tr" ? { missing: (_locale: string, id: string) => id } : {}),
  });
  instances.set(locale, made);
  return made;
}

/**
 * Reads the locale of this page from `<html data-locale>`. It never changes: switching the locale reloads the page.
 */
export function pageLocale(): Locale {
  if (typeof document === "undefined") return DEFAULT_LOCALE;
  return readLocale(document.documentElement.dataset.locale);
}

/**
 * Loads the texts of one area: every language on the server, the page's language in the browser. Route modules await it at the
 * top level, so that no component of the area renders before its texts are loaded.
 *
 * @param loaders - `import.meta.glob("./*.po")` in the area's `locales` folder
 * @throws when the file cannot be loaded; the router then reloads the page once
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
