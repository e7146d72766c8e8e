export { type CatalogLoaders, i18nFor, loadCatalogs, pageLocale } from "./catalogs.ts";
export { type Formats, formatsFor, UNIT_SPACE } from "./format.ts";
export {
  DEFAULT_LOCALE,
  htmlLang,
  intlTag,
  isLocale,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  readLocale,
  TRANSLATED_LOCALES,
} from "./locales.ts";
export { say } from "./say.ts";
export { type LocaleSwitch, type LocaleSwitched, switchLocale } from "./switch-locale.ts";
