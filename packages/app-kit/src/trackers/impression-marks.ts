import {
  createImpressionStore,
  createImpressions,
  IMPRESSION_TYPES,
  type ImpressionType,
  sendImpressions,
  storeOf,
} from "@grow/trackers";
import { browserTabLock } from "@grow/trackers/browser";
import { post } from "./post.ts";
import type { TrackerTools } from "./tracker-tools.ts";

/** The mark of a card: `data-impression="diary:12"`. */
const MARKED = "[data-impression]";

/**
 * Measures how long the marked cards of a page are in view, also those that appear later, and sends the sums. They outlive the page; one tab
 * at a time sends them.
 */
export function trackImpressions({ clock, page, warn, inView, guest, onChange }: TrackerTools): void {
  const store = createImpressionStore(
    storeOf(() => localStorage),
    warn,
  );
  const impressions = createImpressions({ clock, page, store, warn });
  const tracked = new Map<HTMLElement, { readonly mark: string | undefined; readonly end: () => void }>();

  function track(card: HTMLElement): () => void {
    const mark = readMark(card.dataset.impression ?? "");
    const element = mark && impressions.track(...mark);
    if (!element) return () => {};
    const unobserve = inView.observe(card, element.see);
    return () => {
      unobserve();
      element.end();
    };
  }
  function scan() {
    for (const [card, { mark, end }] of tracked) {
      // React may use the element of a card for the next one.
      if (card.isConnected && card.dataset.impression === mark) continue;
      end();
      tracked.delete(card);
    }
    for (const card of document.querySelectorAll<HTMLElement>(MARKED))
      if (!tracked.has(card)) tracked.set(card, { mark: card.dataset.impression, end: track(card) });
  }
  scan();
  onChange(scan);
  sendImpressions({
    clock,
    store,
    lock: browserTabLock("impressions"),
    warn,
    send: (stat) => post("/api/stat", { stat }, { headers: { "X-Guest": guest() } }),
  });
}

/** Type and id of a mark; null for anything else. */
function readMark(mark: string): [ImpressionType, number] | null {
  const [, name, id] = /^(\w+):(\d+)$/.exec(mark) ?? [];
  const type = IMPRESSION_TYPES.find((known) => known === name);
  return type === undefined ? null : [type, Number(id)];
}
