import { Plate, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { paths } from "../../../../../paths.ts";
import type { QuestionCardView } from "../../../../../shared/questions/question-card-view.ts";
import { QuestionCards } from "../../../../../shared/questions/question-cards.tsx";
import { symptomWord } from "../../../shared/symptoms/symptom-words.ts";
import type { QuestionForm } from "../question-form.ts";

const PAUSE = 500;

/** Questions that may already answer this one, searched when typing pauses. */
export function SimilarQuestions({ form, id }: { form: QuestionForm; id: number | null }) {
  const [found, setFound] = useState<readonly QuestionCardView[]>([]);
  const { title, symptoms } = form;
  const chosen = symptoms.join();
  useEffect(() => {
    if (title.trim().length < 5 && chosen === "") return setFound([]);
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetch(paths.similarQuestions(title, chosen.split(",")), { signal: abort.signal })
        .then(async (response) => {
          if (response.ok) setFound((await response.json()) as QuestionCardView[]);
        })
        // Without the hint the question can still be asked.
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [title, chosen]);
  const others = found.filter((card) => card.id !== id);
  return (
    <div aria-live="polite">
      {others.length > 0 ? (
        <Plate>
          <Stack gap={3}>
            <h2>
              <Trans id="questionEditor.similar">Asked before</Trans>
            </h2>
            <QuestionCards cards={others} headingLevel={3} symptomWord={symptomWord} />
          </Stack>
        </Plate>
      ) : null}
    </div>
  );
}
