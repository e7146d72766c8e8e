import { Plate, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { readingWord } from "../../../../../../shared/week-fields/reading-words.ts";
import { weekState } from "../../../../../../shared/words/phase-words.ts";
import { unitWord } from "../../../../../../shared/words/unit-words.ts";
import styles from "../screen.module.css";
import type { QuestionView } from "../view.ts";

/** What is known of the plant: diary, week, strain and readings. */
export function PlantPlate({ question: { diary, week, strains, facts } }: { question: QuestionView }) {
  const { i18n } = useLingui();
  if (!diary && facts.length === 0) return null;
  return (
    <Plate>
      <Stack gap={3}>
        <h2 className={styles.railTitle}>
          <Trans id="question.plant">The plant</Trans>
        </h2>
        <dl className={styles.facts}>
          {diary ? (
            <>
              <dt>
                <Trans id="question.plant.diary">Diary</Trans>
              </dt>
              <dd>
                <TextLink href={diary.href}>{diary.name}</TextLink>
              </dd>
            </>
          ) : null}
          {week ? (
            <>
              <dt>
                <Trans id="question.plant.week">Week</Trans>
              </dt>
              <dd>
                <TextLink href={week.href}>{weekState(i18n, week.name, week.faza)}</TextLink>
              </dd>
            </>
          ) : null}
          {strains.length > 0 ? (
            <>
              <dt>
                <Trans id="question.plant.strain">Strain</Trans>
              </dt>
              <dd>{strains.map(({ name }) => name).join(", ")}</dd>
            </>
          ) : null}
          {facts.map(({ name, text, unit }) => (
            <div key={name} style={{ display: "contents" }}>
              <dt>{readingWord(i18n, name, unit)}</dt>
              <dd>{`${text} ${unitWord(i18n, unit)}`.trim()}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Plate>
  );
}
