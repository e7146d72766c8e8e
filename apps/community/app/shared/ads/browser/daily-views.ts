import type { Clock, KeyValueStore } from "@grow/trackers";

/** Storage key of today's views. */
const KEY = "ad-views";

/** How often each banner was seen on this device today; nothing leaves it. */
export interface DailyViews {
  /** Counts a view. */
  readonly add: (id: number) => void;
  /** Views of a banner today, UTC. */
  readonly of: (id: number) => number;
}

/** Keeps the views of one day. A malformed store counts as empty. */
export function dailyViews(store: KeyValueStore, clock: Pick<Clock, "date">): DailyViews {
  const read = (): { day: string; views: Record<string, number> } => {
    const day = new Date(clock.date()).toISOString().slice(0, 10);
    try {
      const stored = JSON.parse(store.get(KEY) ?? "");
      if (stored.day === day && typeof stored.views === "object" && stored.views !== null) return stored;
    } catch {
      // Nothing was seen yet.
    }
    return { day, views: {} };
  };
  return {
    add(id) {
      const { day, views } = read();
      store.set(KEY, JSON.stringify({ day, views: { ...views, [id]: (views[id] ?? 0) + 1 } }));
    },
    of: (id) => read().views?.[id] ?? 0,
  };
}
