import { paramId } from "@grow/domain";

/** The number at the beginning of `12-night-plum`; 0, which no diary has, without one. */
export function diaryId(id: number | string): number {
  return paramId(String(id)) ?? 0;
}
