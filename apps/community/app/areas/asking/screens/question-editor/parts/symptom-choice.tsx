import { SYMPTOM_TYPES, SYMPTOMS, symptomBySlug } from "@grow/domain/symptoms";
import { Icon, VisuallyHidden } from "@grow/ui/foundation";
import { TileRadio } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { useState } from "react";
import { typeWord } from "../../../shared/symptoms/group-words.ts";
import { PlantMap } from "../../../shared/symptoms/plant-map.tsx";
import { SymptomDrawing } from "../../../shared/symptoms/symptom-drawing.tsx";
import { symptomWord } from "../../../shared/symptoms/symptom-words.ts";
import where from "../../../shared/symptoms/where-field.module.css";
import styles from "./symptom-choice.module.css";

interface SymptomChoiceProps {
  /** What the form begins with. */
  chosen: readonly string[];
  /** What is ticked now. */
  ticked: readonly string[];
}

/**
 * What is seen on the plant: first where, then drawings to tick. Which place is open is decided by styles, so that it works before
 * hydration too, and ticks of other places stay in the form.
 */
export function SymptomChoice({ chosen, ticked }: SymptomChoiceProps) {
  const { i18n, t } = useLingui();
  const first = symptomBySlug(chosen[0] ?? "")?.type ?? "leaf";
  const [at, setAt] = useState(first);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        <Trans id="questionEditor.symptoms">What do you see?</Trans>
      </legend>
      {/* The place is not part of the question. */}
      <div className={where.where} onInput={(event) => event.stopPropagation()}>
        <PlantMap at={at} />
        <div
          role="radiogroup"
          aria-label={t({ id: "questionEditor.where", message: "Where do you see it?" })}
        >
          {SYMPTOM_TYPES.map((type) => {
            const count = ticked.filter((slug) => symptomBySlug(slug)?.type === type).length;
            return (
              <TileRadio
                key={type}
                name="where"
                value={type}
                defaultChecked={type === first}
                onChange={() => setAt(type)}
                detail={
                  count > 0 ? <Trans id="questionEditor.symptoms.chosen">{count} chosen</Trans> : undefined
                }
              >
                {typeWord(i18n, type)}
              </TileRadio>
            );
          })}
        </div>
      </div>
      {SYMPTOM_TYPES.map((type) => (
        <section key={type} className={styles.group} data-type={type}>
          <VisuallyHidden>
            <h2>{typeWord(i18n, type)}</h2>
          </VisuallyHidden>
          <ul className={styles.symptoms}>
            {SYMPTOMS.filter((symptom) => symptom.type === type).map(({ slug }) => (
              <li key={slug}>
                <label className={styles.symptom}>
                  <input
                    type="checkbox"
                    name="symptom"
                    value={slug}
                    defaultChecked={chosen.includes(slug)}
                    className={styles.input}
                  />
                  <SymptomDrawing slug={slug} size={96} />
                  <span className={styles.word}>
                    <Icon of={Check} className={styles.tick} />
                    {symptomWord(i18n, slug)}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </fieldset>
  );
}
