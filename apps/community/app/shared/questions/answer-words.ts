import { say } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** "3 answers", or that there is none yet. */
export function answersWord(i18n: I18n, count: number): string {
  return say(
    i18n,
    msg({
      id: "question.answers",
      message: "{count, plural, =0 {No answer yet} one {# answer} other {# answers}}",
    }),
    { count },
  );
}

export const solvedWord = (i18n: I18n): string => i18n._(msg({ id: "question.solved", message: "Solved" }));
