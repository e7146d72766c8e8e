import { useFormats } from "@grow/i18n/react";
import { Plate, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import { readingWord } from "../../../../../../shared/week-fields/reading-words.ts";
import { weekState } from "../../../../../../shared/words/phase-words.ts";
import { soilWord } from "../../../../../../shared/words/setup-words.ts";
import { useFigures } from "../../../../../../shared/words/use-figures.ts";
import styles from "../screen.module.css";
import type { QuestionView } from "../view.ts";

/** What the asker shows of the plant: diary, week, setup and readings. */
export function PlantPlate({ question }: { question: QuestionView }) {
  const { diary, week, strains, lamps, mediums, soil, facts } = question;
  const { i18n } = useLingui();
  const formats = useFormats();
  const figures = useFigures();
  if (!diary && facts.length === 0) return null;
  const soilName = soil === null ? "" : soilWord(i18n, soil);
  const medium = mediums.length > 0 ? mediums : soilName === "" ? [] : [{ name: soilName, href: undefined }];
  return (
    <Plate>
      <Stack gap={3}>
        <h2 className={styles.railTitle}>
          <Trans id="question.plant">The plant</Trans>
        </h2>
        <dl className={styles.facts}>
          {diary ? (
            <Fact name={<Trans id="question.plant.diary">Diary</Trans>}>
              <TextLink href={diary.href}>{diary.name}</TextLink>
            </Fact>
          ) : null}
          {week ? (
            <Fact name={<Trans id="question.plant.week">Week</Trans>}>
              <TextLink href={week.href}>{weekState(i18n, week.name, week.faza)}</TextLink>
            </Fact>
          ) : null}
          <Things name={<Trans id="question.plant.strain">Strain</Trans>} things={strains} />
          <Things name={<Trans id="question.plant.light">Light</Trans>} things={lamps} />
          <Things name={<Trans id="question.plant.medium">Medium</Trans>} things={medium} />
          {facts.map(({ target, ...fact }) => (
            <Fact key={fact.name} name={readingWord(i18n, fact.name, fact.unit)}>
              <span className={target && styles.missed}>{figures.text(fact)}</span>
              {target ? <Aim from={formats.number(target[0])} to={formats.number(target[1])} /> : null}
            </Fact>
          ))}
        </dl>
      </Stack>
    </Plate>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Aim({ from, to }: { from: string; to: string }) {
  return (
    <small className={styles.aim}>
      <Trans id="question.plant.aim">
        Aim for {from}–{to}
      </Trans>
    </small>
  );
}

function Things({ name, things }: { name: ReactNode; things: QuestionView["strains"] }) {
  if (things.length === 0) return null;
  return (
    <Fact name={name}>
      {things.map((thing, index) => (
        <Fragment key={thing.name}>
          {index > 0 ? ", " : null}
          {thing.href ? <TextLink href={thing.href}>{thing.name}</TextLink> : thing.name}
        </Fragment>
      ))}
    </Fact>
  );
}
