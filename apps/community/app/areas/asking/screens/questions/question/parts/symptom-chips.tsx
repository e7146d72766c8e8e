import { Chip, Cluster, VisuallyHidden } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../../paths.ts";
import { symptomWord } from "../../../../shared/symptoms/symptom-words.ts";

/** Symptoms of a question; each leads to the questions with it. */
export function SymptomChips({ symptoms }: { symptoms: readonly string[] }) {
  const { i18n } = useLingui();
  if (symptoms.length === 0) return null;
  return (
    <section>
      <VisuallyHidden>
        <h2>
          <Trans id="question.symptoms">Symptoms</Trans>
        </h2>
      </VisuallyHidden>
      <Cluster gap={2}>
        {symptoms.map((slug) => (
          <Chip key={slug} href={paths.questions([slug])}>
            {symptomWord(i18n, slug)}
          </Chip>
        ))}
      </Cluster>
    </section>
  );
}
