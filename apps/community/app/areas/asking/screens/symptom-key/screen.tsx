import { cx, Page, RailLayout, Section, TextLink } from "@grow/ui/foundation";
import { Breadcrumb } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { QuestionCards } from "../../../../shared/questions/question-cards.tsx";
import layout from "../../shared/page.module.css";
import { colourWord, greenWord } from "../../shared/symptoms/group-words.ts";
import { ofPlace, placeWord } from "../../shared/symptoms/places.ts";
import { PlantMap } from "../../shared/symptoms/plant-map.tsx";
import { SymptomDrawing } from "../../shared/symptoms/symptom-drawing.tsx";
import { symptomWord } from "../../shared/symptoms/symptom-words.ts";
import places from "../../shared/symptoms/where-field.module.css";
import { Causes } from "./parts/causes.tsx";
import { KeyStep } from "./parts/key-step.tsx";
import { KeyTile } from "./parts/key-tile.tsx";
import styles from "./screen.module.css";
import type { KeyColour, KeyView, SolvedView } from "./view.ts";

/** A drawing of each colour. */
const COLOURED: Record<KeyColour, string> = {
  yellow: "yellow-between-veins",
  brown: "brown-leaf-edges",
  white: "white-powder",
  purple: "purple-leaves",
  dark: "dark-green-claws",
  green: "drooping-leaves",
};

/** The picture key: every choice is a link, so it works without script. On phones only the open step is shown. */
export function SymptomKeyScreen({ view, solved }: { view: KeyView; solved: SolvedView | null }) {
  const { i18n, t } = useLingui();
  const { age, colour, chosen, colours, symptoms, symptom, step } = view;
  const where = view.where ?? undefined;
  const base = { where, age: age ?? undefined };
  const placeNames = chosen.map((place) => placeWord(i18n, place)).join(", ");
  const colourName = (one: KeyColour) => (one === "green" ? greenWord(i18n) : colourWord(i18n, one));
  const last = colours.length > 0 ? 3 : 2;
  return (
    <Page className={layout.page}>
      <Breadcrumb
        label={t({ id: "question.crumbs", message: "You are here" })}
        crumbs={[
          { label: t({ id: "questions.heading", message: "Questions" }), href: paths.questions() },
          { label: t({ id: "symptomKey.crumb", message: "Find the symptom" }) },
        ]}
      />
      <div className={styles.head}>
        <h1>
          <Trans id="symptomKey.heading">What's wrong with my plant?</Trans>
        </h1>
        <p>
          <Trans id="symptomKey.intro">
            Pick what you see. You get likely causes, what to do first, and solved questions.
          </Trans>
        </p>
      </div>
      <RailLayout sticky rail={<Causes view={view} solved={solved?.total ?? 0} />}>
        <KeyStep
          number={1}
          heading={<Trans id="symptomKey.where">Where do you see it?</Trans>}
          picked={where === undefined ? null : { name: placeNames, change: paths.symptomKey() }}
          isOpen={step === 1}
        >
          <div className={places.where}>
            <PlantMap
              marked={chosen}
              part={(place, shapes) => (
                <a href={`${paths.symptomKey(chosenOf(place))}#step-2`} rel="nofollow" tabIndex={-1}>
                  {shapes}
                </a>
              )}
            />
            <ul>
              {view.places.map(({ value, count }) => {
                const on = chosen.includes(value);
                return (
                  <li key={value}>
                    <KeyTile
                      row
                      href={
                        on ? `${paths.symptomKey()}#step-1` : `${paths.symptomKey(chosenOf(value))}#step-2`
                      }
                      on={on}
                      count={count}
                    >
                      {placeWord(i18n, value)}
                    </KeyTile>
                  </li>
                );
              })}
            </ul>
          </div>
        </KeyStep>
        {colours.length > 0 ? (
          <KeyStep
            number={2}
            heading={<Trans id="symptomKey.colour">Which colour?</Trans>}
            picked={colour === null ? null : { name: colourName(colour), change: paths.symptomKey(base) }}
            isOpen={step === 2}
          >
            <ul className={cx(styles.tiles, styles.colours)}>
              {colours.map(({ value, count }) => (
                <li key={value}>
                  <KeyTile
                    href={`${paths.symptomKey({ ...base, colour: value === colour ? undefined : value })}#step-3`}
                    on={value === colour}
                    picture={<SymptomDrawing slug={COLOURED[value]} size={72} />}
                    detail={
                      <Plural id="symptomKey.symptoms" value={count} one="# symptom" other="# symptoms" />
                    }
                  >
                    {colourName(value)}
                  </KeyTile>
                </li>
              ))}
            </ul>
          </KeyStep>
        ) : null}
        {symptoms.length > 0 ? (
          <KeyStep
            number={last}
            heading={<Trans id="symptomKey.which">What does it look like?</Trans>}
            picked={
              symptom === null
                ? null
                : {
                    name: symptomWord(i18n, symptom),
                    change: paths.symptomKey({ ...base, colour: colour ?? undefined }),
                  }
            }
            isOpen={step === 3 || (step === 2 && colour === null)}
          >
            <ul className={styles.tiles}>
              {symptoms.map((slug) => (
                <li key={slug}>
                  <KeyTile
                    href={`${paths.symptomKey({
                      ...base,
                      colour: colour ?? undefined,
                      symptom: slug === symptom ? undefined : slug,
                    })}#${slug === symptom ? `step-${last}` : "causes"}`}
                    on={slug === symptom}
                    picture={<SymptomDrawing slug={slug} size={96} />}
                  >
                    {symptomWord(i18n, slug)}
                  </KeyTile>
                </li>
              ))}
            </ul>
          </KeyStep>
        ) : null}
      </RailLayout>
      {symptom !== null && solved && solved.cards.length > 0 ? (
        <Section
          title={<Trans id="symptomKey.solved.same">Solved with the same symptom</Trans>}
          action={
            <TextLink href={paths.questions([symptom, "solved"])}>
              <Trans id="symptomKey.solved">Solved questions</Trans>
            </TextLink>
          }
        >
          <QuestionCards cards={solved.cards} symptomWord={symptomWord} headingLevel={3} />
        </Section>
      ) : null}
    </Page>
  );
}

function chosenOf(place: Parameters<typeof ofPlace>[0]) {
  const { where, age } = ofPlace(place);
  return { where, age: age ?? undefined };
}
