import type { Warn } from "../page.ts";

/** The ads of the site, loaded once. */
export interface AdData<Data> {
  /** The ads, or null when loading failed: this page has none then, and the next one retries. */
  readonly get: () => Promise<Data | null>;
}

/**
 * Loads all ads in one request and caches them while the site stays open.
 *
 * @param load - the request; a failure becomes a warning
 * @param onFetched - called once when they have arrived: `AdSchedule.dataFetched`
 * @example
 * const ads = createAdData({ load: async () => ({ items_box: [] }), warn });
 * ads.get() === ads.get(); // true
 */
export function createAdData<Data>({
  load,
  warn,
  onFetched,
}: {
  load: () => Promise<Data>;
  warn: Warn;
  onFetched?: () => void;
}): AdData<Data> {
  let fetched: Promise<Data | null> | null = null;

  async function fetchOnce(): Promise<Data | null> {
    try {
      return await load();
    } catch (error) {
      fetched = null;
      warn("Ads were not loaded", error);
      return null;
    }
  }
  return {
    get() {
      fetched ??= fetchOnce().then((data) => {
        if (data !== null) onFetched?.();
        return data;
      });
      return fetched;
    },
  };
}
