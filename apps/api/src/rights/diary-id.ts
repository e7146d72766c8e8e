import { paramId } from "@grow/domain";

/** The number at the beginning of `12-night-plum`; 0, which is no diary's id, where there is none. */
export function diaryId(id: number | string): number {
  return paramId(String(id)) ?? 0;
}
