import { isLocale, type Locale } from "./locales.ts";

/** Dependencies of a switch, as arguments for tests. */
export interface LocaleSwitch {
  /** Locale of the page. */
  current: Locale;
  /** Loads the catalogs; rejects on failure. */
  load: (locale: Locale) => Promise<void>;
  /** Writes the cookie and the local storage. */
  store: (locale: Locale) => void;
  /** Reloads the page. */
  reload: () => void;
}

/** Result of a switch. `unsupported`, `same` and `failed` change nothing. */
export type LocaleSwitched = "unsupported" | "same" | "failed" | "switched";

/**
 * Switches the language: checks support, loads the catalogs, saves the choice and reloads. An unsupported code changes nothing
 * and warns once; a failed load changes nothing.
 */
export async function switchLocale(wanted: unknown, page: LocaleSwitch): Promise<LocaleSwitched> {
  if (!isLocale(wanted)) {
    console.warn(`Unsupported locale: ${String(wanted)}`);
    return "unsupported";
  }
  if (wanted === page.current) return "same";
  try {
    await page.load(wanted);
  } catch {
    return "failed";
  }
  page.store(wanted);
  page.reload();
  return "switched";
}
