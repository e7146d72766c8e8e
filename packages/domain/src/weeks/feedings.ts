import type { ReadingKey } from "../readings.ts";

/** The values of a feeding, each with the reading whose unit and limits it has. */
export const FEEDING_READINGS = {
  volume: "watering_volume",
  ec: "tds",
  ph: "ph",
  runoff_ec: "tds",
  runoff_ph: "runoff_ph",
} as const satisfies Record<string, ReadingKey>;

/** A value of a feeding. */
export type FeedingKey = keyof typeof FEEDING_READINGS;

/** The values of a feeding, in the order shown. */
export const FEEDING_KEYS = Object.keys(FEEDING_READINGS) as readonly FeedingKey[];

/** Most feedings of a week. */
export const MAX_FEEDINGS = 30;
