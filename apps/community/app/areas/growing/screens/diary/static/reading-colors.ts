import { READINGS } from "@grow/domain";
import { isDerived, type ReadingName } from "../../../../../shared/week-fields/reading-words.ts";

/** The colour of a reading's lines; undefined for ink. */
export function readingColor(name: ReadingName): string | undefined {
  const color = isDerived(name) ? undefined : READINGS[name].color;
  return color && `var(--c-${color})`;
}
