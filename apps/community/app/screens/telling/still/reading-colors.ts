import type { ReadingName } from "../../diary/diary/readings-view.ts";

/** The colours of the lines of readings; the others are drawn in ink. */
export const READING_COLORS: Partial<Record<ReadingName, string>> = {
  air_temp: "var(--c-temp)",
  night_air_temp: "var(--c-temp)",
  air_hum: "var(--c-hum)",
  tds: "var(--c-water)",
};
