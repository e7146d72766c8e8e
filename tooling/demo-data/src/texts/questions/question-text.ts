import type { Faza } from "@grow/domain";
import type { Flaws } from "@grow/tooling-illustrator";

/** An answer to a demo question. */
export interface AnswerText {
  readonly text: string;
  /** What the asker comments on it. */
  readonly thanks?: string;
  readonly isAccepted?: true;
  readonly isRemoved?: true;
}

/** A demo question with its answers, all in one language. */
export interface QuestionText {
  readonly title: string;
  readonly text: string;
  /** Slugs of one or two symptoms. */
  readonly symptoms: readonly string[];
  /** Phase of the plant. */
  readonly faza: Faza;
  /** Asked from a week of the asker's own diary, with its readings. */
  readonly isFromDiary?: true;
  /** What the photo shows; without it the question has none. */
  readonly photo?: keyof Flaws;
  /** A comment of another grower. */
  readonly comment?: string;
  readonly isRemoved?: true;
  readonly answers: readonly AnswerText[];
}
