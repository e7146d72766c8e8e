import type { PageSignals } from "@grow/trackers";

/** A diary, or a week of it. */
const DIARY = /^\/diaries\/(\d{1,15})(?:-[^/]*)?(?:\/week\/[^/]+)?\/?$/;

/** What is asked of the surroundings. */
interface ViewCounterOptions {
  readonly page: PageSignals;
  /** Tells the api; what comes of it is nobody's business. */
  readonly send: (address: string) => void;
}

/**
 * Counts views of diaries: each once while the site is open, and none before its tab was in front. That a visitor counts
 * once a day is the api's business.
 *
 * @returns called with the path of each page that is shown
 */
export function createViewCounter({ page, send }: ViewCounterOptions): (path: string) => void {
  const counted = new Set<string>();
  let shown: string | null = null;
  const count = () => {
    if (shown === null || counted.has(shown) || !page.isVisible()) return;
    counted.add(shown);
    send(`/api/diaries/${shown}/impressions`);
  };
  page.onVisibility(count);
  return (path) => {
    shown = DIARY.exec(path)?.[1] ?? null;
    count();
  };
}
