import { ChipChoice, ChipChoices, ChoiceGroup } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { reportCategoryWord, reportWord } from "../../../shared/diary/report-words.ts";
import { REPORT_WORDS, type SmokeForm } from "../smoke-form.ts";
import styles from "./report-choice.module.css";

/** Effects, side effects, what it helped with and what it tasted of, to be ticked. */
export function ReportChoice({ report }: { report: SmokeForm["report"] }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.groups}>
      {REPORT_WORDS.map(([category, words]) => (
        <ChoiceGroup key={category} legend={reportCategoryWord(i18n, category)}>
          <ChipChoices>
            {words.map((word) => (
              <ChipChoice
                key={word}
                name={`report.${category}`}
                value={word}
                defaultChecked={report[category].includes(word)}
              >
                {reportWord(i18n, category, word)}
              </ChipChoice>
            ))}
          </ChipChoices>
        </ChoiceGroup>
      ))}
    </div>
  );
}
