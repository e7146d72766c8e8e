import { Plate, Stack } from "@grow/ui/foundation";
import { Checkbox } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { readingWord } from "../../../../../shared/week-fields/reading-words.ts";
import { useFigures } from "../../../../../shared/words/use-figures.ts";
import { weekWord } from "../../../../../shared/words/week-words.ts";
import type { WeekContext } from "../load-editor.ts";

/** The week that the question is about; each reading can be left out. */
export function WeekPlate({ week }: { week: WeekContext }) {
  const { i18n } = useLingui();
  const figures = useFigures();
  return (
    <Plate>
      <Stack gap={3}>
        <input type="hidden" name="diary_id" value={week.diaryId} />
        <input type="hidden" name="week_id" value={week.weekId} />
        <h2>
          <Trans id="questionEditor.week">From your diary</Trans>
        </h2>
        <p>
          <b>{week.diaryName}</b>
          <br />
          {weekWord(i18n, week.weekName)}
        </p>
        <Checkbox name="setup" value="yes" defaultChecked>
          <Trans id="questionEditor.week.setup">Show my setup</Trans>
        </Checkbox>
        {week.facts.length > 0 ? (
          <fieldset>
            <legend>
              <Trans id="questionEditor.week.readings">Readings to show</Trans>
            </legend>
            {week.facts.map((fact) => (
              <Checkbox
                key={fact.name}
                name="prop"
                value={fact.name}
                defaultChecked
                count={figures.text(fact)}
              >
                {readingWord(i18n, fact.name, fact.unit)}
              </Checkbox>
            ))}
          </fieldset>
        ) : null}
      </Stack>
    </Plate>
  );
}
