import { isLocale, type Locale } from "./locales.ts";

/** What switching needs from the page; arguments, so that the order of the steps can be tested. */
export interface LocaleSwitch {
  /** The locale the page is shown in. */
  current: Locale;
  /** Fetches the language data; rejects when it cannot. */
  load: (locale: Locale) => Promise<void>;
  /** Writes the cookie and the local storage. */
  store: (locale: Locale) => void;
  /** Loads the current address again. */
  reload: () => void;
}

/** What became of a switch. `unsupported`, `same` and `failed` change nothing. */
export type LocaleSwitched = "unsupported" | "same" | "failed" | "switched";

/**
 * Switches the language: check support, load the language data, write the choice, reload.
 * An unsupported code gives one warning and changes nothing; so does a failed load, without a warning.
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
