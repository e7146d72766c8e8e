import { type Faza, phaseName } from "@grow/domain";
import { PhaseIcon } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { phaseWord } from "../../../../../shared/words/phase-words.ts";
import styles from "./phase-choice.module.css";

const FAZAS: readonly Faza[] = [-1, 0, 1, 2];

/** The phase of the week: glyph and word, in the colour of the phase when chosen. */
export function PhaseChoice({ faza, error }: { faza: string; error: string | undefined }) {
  const { i18n, t } = useLingui();
  return (
    <fieldset
      aria-describedby={error ? "phase-error" : undefined}
      aria-label={t({ id: "weekEditor.phase", message: "Phase" })}
    >
      <div className={styles.choices}>
        {FAZAS.map((code) => (
          <label key={code} className={styles.choice} data-phase={phaseName(code)} htmlFor={`phase-${code}`}>
            <input
              id={`phase-${code}`}
              type="radio"
              name="faza"
              value={code}
              defaultChecked={String(code) === faza}
              aria-invalid={error ? true : undefined}
              className={styles.radio}
            />
            <PhaseIcon phase={phaseName(code)} />
            <span>{phaseWord(i18n, code)}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p className={styles.error} id="phase-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
