import { SYMPTOM_TYPES, SYMPTOMS } from "@grow/domain/symptoms";
import { Disclosure } from "@grow/ui/foundation";
import { Checkbox } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { typeWord } from "../../../shared/symptoms/group-words.ts";
import { SymptomDrawing } from "../../../shared/symptoms/symptom-drawing.tsx";
import { symptomWord } from "../../../shared/symptoms/symptom-words.ts";
import styles from "../screen.module.css";

/** What is seen on the plant, by group, with drawings. */
export function SymptomChoice({ chosen }: { chosen: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <fieldset className={styles.symptoms}>
      <legend className={styles.legend}>
        <Trans id="questionEditor.symptoms">What do you see?</Trans>
      </legend>
      {SYMPTOM_TYPES.map((type, index) => {
        const symptoms = SYMPTOMS.filter((symptom) => symptom.type === type);
        const count = symptoms.filter(({ slug }) => chosen.includes(slug)).length;
        return (
          <Disclosure
            key={type}
            title={typeWord(i18n, type)}
            summary={
              count > 0 ? <Trans id="questionEditor.symptoms.chosen">{count} chosen</Trans> : undefined
            }
            open={count > 0 || (index === 0 && chosen.length === 0)}
          >
            <ul className={styles.choices}>
              {symptoms.map(({ slug }) => (
                <li key={slug}>
                  <Checkbox
                    name="symptom"
                    value={slug}
                    defaultChecked={chosen.includes(slug)}
                    icon={<SymptomDrawing slug={slug} size={48} />}
                  >
                    {symptomWord(i18n, slug)}
                  </Checkbox>
                </li>
              ))}
            </ul>
          </Disclosure>
        );
      })}
    </fieldset>
  );
}
