import { Button, useHydrated } from "@grow/ui/foundation";
import { type Step, Steps } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "../screen.module.css";

/** The steps of a question, in order. */
export const STEPS = ["where", "what", "photos", "words"] as const;
export type EditorStep = (typeof STEPS)[number];

interface StepsBarProps {
  at: EditorStep;
  onStep: (step: EditorStep) => void;
}

/** The four steps; each can be opened at any time. */
export function StepsBar({ at, onStep }: StepsBarProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const words: Record<EditorStep, ReactNode> = {
    where: <Trans id="questionEditor.step.where">Where</Trans>,
    what: <Trans id="questionEditor.step.what">What you see</Trans>,
    photos: <Trans id="questionEditor.photos">Photos</Trans>,
    words: <Trans id="questionEditor.step.words">In words</Trans>,
  };
  const current = STEPS.indexOf(at);
  return (
    <div className={styles.bar}>
      <Steps
        direction="across"
        label={t({ id: "questionEditor.steps", message: "Steps of your question" })}
        steps={STEPS.map((step, place): Step => {
          const state =
            place < current
              ? { kind: "done" as const, label: t({ id: "questionEditor.step.done", message: "Done" }) }
              : place === current
                ? { kind: "current" as const, label: t({ id: "questionEditor.step.now", message: "Now" }) }
                : { kind: "open" as const, label: t({ id: "questionEditor.step.open", message: "Later" }) };
          return {
            key: step,
            state,
            title: (
              <button type="button" disabled={!hydrated} className={styles.jump} onClick={() => onStep(step)}>
                {words[step]}
              </button>
            ),
          };
        })}
      />
    </div>
  );
}

/** Leads to the step before and to the next one. */
export function StepButtons({ at, onStep }: StepsBarProps) {
  const hydrated = useHydrated();
  const place = STEPS.indexOf(at);
  const [before, next] = [STEPS[place - 1], STEPS[place + 1]];
  return (
    <div className={styles.turns}>
      {before ? (
        <Button look="outline" disabled={!hydrated} onClick={() => onStep(before)}>
          <Trans id="questionEditor.back">Back</Trans>
        </Button>
      ) : null}
      {next ? (
        <Button look="primary" disabled={!hydrated} onClick={() => onStep(next)}>
          {next === "what" ? (
            <Trans id="questionEditor.next.what">Next: what you see</Trans>
          ) : next === "photos" ? (
            <Trans id="questionEditor.next.photos">Next: photos</Trans>
          ) : (
            <Trans id="questionEditor.next.words">Next: your words</Trans>
          )}
        </Button>
      ) : null}
    </div>
  );
}
