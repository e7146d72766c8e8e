import type { Schema } from "@grow/contract";
import { type Measures, showReading } from "@grow/domain";
import { FEEDING_KEYS, FEEDING_READINGS, type FeedingKey } from "@grow/domain/weeks";
import type { Figure } from "../../../../shared/words/use-figures.ts";

type Week = Schema<"Week">;

/** A displayed feeding in the user's units; missing readings are left out. */
export interface FeedingView extends Readonly<Partial<Record<FeedingKey, Figure | undefined>>> {
  /** Day of the week; null where it is unknown. */
  readonly day: number | null;
  readonly isWater: boolean;
}

/** Something done to the plants, on the time axis of the growing weeks. */
export interface EventMark {
  readonly type: Schema<"WeekEventType">;
  /** Place of its week among the growing weeks. */
  readonly week: number;
  readonly day: number | null;
}

export function feedingsView(
  { items_feeding: feedings = [] }: Week,
  measures: Measures,
): readonly FeedingView[] {
  return feedings.map(({ day, is_water, ...values }) => {
    const shown: Partial<Record<FeedingKey, Figure>> = {};
    for (const key of FEEDING_KEYS) {
      const figure = showReading(FEEDING_READINGS[key], values[key], measures);
      if (figure) shown[key] = { value: figure.value, unit: figure.unit };
    }
    return { day, isWater: is_water, ...shown };
  });
}

/** @param weeks - all weeks that the reader may see, in order */
export function eventMarks(weeks: readonly Week[]): readonly EventMark[] {
  return weeks
    .filter((week) => week.faza !== 2)
    .flatMap(({ items_event: events = [] }, week) => events.map(({ type, day }) => ({ type, week, day })));
}
