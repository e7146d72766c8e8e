import { SYMPTOMS } from "@grow/domain/symptoms";
import { Icon } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { placesOf } from "../../../shared/symptoms/places.ts";
import { SymptomDrawing } from "../../../shared/symptoms/symptom-drawing.tsx";
import { symptomWord } from "../../../shared/symptoms/symptom-words.ts";
import styles from "./symptom-choice.module.css";

/**
 * What is seen: drawings to tick, of the place that is chosen. Styles decide which are shown, so that ticks of other places stay in the
 * form.
 */
export function SymptomChoice({ chosen }: { chosen: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <>
      <ul className={styles.symptoms}>
        {SYMPTOMS.map((symptom) => (
          <li key={symptom.slug} data-at={placesOf(symptom).join(" ")}>
            <label className={styles.symptom}>
              <input
                type="checkbox"
                name="symptom"
                value={symptom.slug}
                defaultChecked={chosen.includes(symptom.slug)}
                className={styles.input}
              />
              <SymptomDrawing slug={symptom.slug} size={128} />
              <span className={styles.word}>
                <Icon of={Check} className={styles.tick} />
                {symptomWord(i18n, symptom.slug)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        <Trans id="questionEditor.symptoms.hint">
          Tick all you see. You can go back and add another place.
        </Trans>
      </p>
    </>
  );
}
