import { Trans } from "@lingui/react/macro";
import { Score } from "./score.tsx";
import type { WeekForm } from "./week-form.ts";

interface StrainScoresProps {
  seed: Pick<WeekForm["seed"], "n_general" | "growing" | "resistance">;
  /** Errors by field name. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** How the strain did: on the whole, how easily it grew, and what it withstood. */
export function StrainScores({ seed, errors }: StrainScoresProps) {
  return (
    <>
      <Score name="seed.n_general" value={seed.n_general} error={errors["seed.n_general"]}>
        <Trans id="weekEditor.strain.general">Overall</Trans>
      </Score>
      <Score name="seed.growing" value={seed.growing} error={errors["seed.growing"]}>
        <Trans id="weekEditor.strain.growing">Easy to grow</Trans>
      </Score>
      <Score name="seed.resistance" value={seed.resistance} error={errors["seed.resistance"]}>
        <Trans id="weekEditor.strain.resistance">Resistance to pests and stress</Trans>
      </Score>
    </>
  );
}
