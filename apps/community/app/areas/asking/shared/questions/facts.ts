import type { Schema } from "@grow/contract";
import { type Measures, READING_KEYS, type ReadingKey, showReading, type Unit } from "@grow/domain";

/** A reading of the week, as the asker shows it. */
export interface FactView {
  readonly name: ReadingKey;
  readonly text: string;
  readonly unit: Unit;
}

/** Readings in the usual order, in the reader's units. */
export function factsOf(props: Schema<"WeekProps">, measures: Measures): FactView[] {
  return READING_KEYS.flatMap((name): FactView[] => {
    const stored = props[name as keyof typeof props];
    const shown = typeof stored === "number" ? showReading(name, stored, measures) : undefined;
    return shown ? [{ name, text: shown.text, unit: shown.unit }] : [];
  });
}
