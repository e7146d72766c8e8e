import { LinkButton, Plate, TextLink } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import { causeWord, firstStep } from "../../../shared/symptoms/cause-words.ts";
import { symptomWord } from "../../../shared/symptoms/symptom-words.ts";
import styles from "../screen.module.css";
import type { KeyView } from "../view.ts";

/** What the choices lead to: likely causes with the first thing to try, solved questions, and asking. */
export function Causes({
  view: { causes, symptom, symptoms, where },
  solved,
}: {
  view: KeyView;
  solved: number;
}) {
  const { i18n } = useLingui();
  const count = symptoms.length;
  return (
    <div id="causes" className={styles.result}>
      <Plate className={styles.causes}>
        {where === null ? (
          <>
            <h2>
              <Trans id="symptomKey.how">How it works</Trans>
            </h2>
            <p>
              <Trans id="symptomKey.how.text">
                Tap the part of the plant that looks worst. Every choice leaves fewer symptoms, until one
                fits.
              </Trans>
            </p>
          </>
        ) : (
          <>
            <h2>
              {symptom === null ? (
                <Trans id="symptomKey.causes.sofar">Most likely so far</Trans>
              ) : (
                symptomWord(i18n, symptom)
              )}
            </h2>
            {symptom === null ? (
              <p>
                <Plural
                  id="symptomKey.left"
                  value={count}
                  one="# symptom left. Pick it to be sure."
                  other="# symptoms left. Pick the one you see."
                />
              </p>
            ) : null}
            <ol>
              {causes.map((cause) => (
                <li key={cause}>
                  <h3>{causeWord(i18n, cause)}</h3>
                  <p>{firstStep(i18n, cause)}</p>
                </li>
              ))}
            </ol>
          </>
        )}
        {symptom !== null && solved > 0 ? (
          <p>
            <TextLink href={paths.questions([symptom, "solved"])}>
              <Plural
                id="symptomKey.solved.count"
                value={solved}
                one="# solved question"
                other="# solved questions"
              />
            </TextLink>
          </p>
        ) : null}
        <div className={styles.ask}>
          <p>
            <b>
              <Trans id="symptomKey.none">None of these?</Trans>
            </b>
            <br />
            <Trans id="symptomKey.none.text">Post photos and let growers take a look.</Trans>
          </p>
          <LinkButton look="outline" href={paths.newQuestion(symptom === null ? [] : [symptom])}>
            <Trans id="symptomKey.ask.growers">Ask growers</Trans>
          </LinkButton>
        </div>
      </Plate>
    </div>
  );
}
