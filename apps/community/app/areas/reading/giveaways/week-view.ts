import type { Schema } from "@grow/contract";
import { weekNames } from "@grow/domain";

/** A week by its key and phase. */
export interface WeekView {
  readonly key: string;
  readonly faza: -1 | 0 | 1 | 2;
}

/** A week by its name; null for other things. */
export function weekView(week: Schema<"GiveawayWeek"> | null): WeekView | null {
  const [name] = week ? weekNames([week as { days: number; faza: WeekView["faza"] }]) : [];
  return week && name ? { key: name.key, faza: week.faza as WeekView["faza"] } : null;
}
