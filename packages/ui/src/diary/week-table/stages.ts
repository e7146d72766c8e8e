import type { Phase } from "../../foundation/phase/phase.ts";

/** A column of a table by week. */
export interface WeekColumn {
  id: string | number;
  /** Its head: "8", "H". */
  name: string;
  phase: Phase;
  /** Its stage in words: "Flowering, 12 h". Adjacent weeks of the same stage share a head. */
  stage: string;
}

/** Adjacent weeks of one stage. */
export interface Stage {
  readonly name: string;
  readonly phase: Phase;
  readonly length: number;
}

/** The heads above the weeks: one per run of the same stage. */
export function stagesOf(weeks: readonly WeekColumn[]): readonly Stage[] {
  const stages: { name: string; phase: Phase; length: number }[] = [];
  for (const { stage, phase } of weeks) {
    const last = stages.at(-1);
    if (last?.name === stage && last.phase === phase) last.length += 1;
    else stages.push({ name: stage, phase, length: 1 });
  }
  return stages;
}

/** Darkness of a dose's background, in percent of the phase's colour: from 8 for a trace to 50 for the largest dose. */
export function doseGround(dose: number, greatest: number): number {
  const share = greatest > 0 ? Math.min(1, Math.max(0, dose / greatest)) : 0;
  return Math.round(8 + share * 42);
}
