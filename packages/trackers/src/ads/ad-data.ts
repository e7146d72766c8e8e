import type { Warn } from "../page.ts";

/** The ads of the site, fetched once. */
export interface AdData<Data> {
  /** The ads, or null when they cannot be had: then there are none on this page, and the next one asks again. */
  readonly get: () => Promise<Data | null>;
}

/**
 * Fetches all ads in one call and keeps them for as long as the site stays open.
 *
 * @param load - the call; a failure becomes a warning
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
      warn("There are no ads", error);
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
