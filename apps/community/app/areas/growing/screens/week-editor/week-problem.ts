import type { NumberRange, ReadingKey, ReadingProblem } from "@grow/domain";

/** Something typed that cannot be sent. `field` is its name in the form. */
export interface WeekProblem {
  readonly field: string;
  readonly problem: ReadingProblem | "required" | "date";
  /** The reading or dose it is about, for its limits. */
  readonly reading?: ReadingKey | "nutrient_val";
  /** Between which values it has to be, where that follows from no reading. */
  readonly limits?: NumberRange;
}
