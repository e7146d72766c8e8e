import { focusProblem } from "@grow/app-kit/editor/focus-problem.ts";
import { Button, Cluster, Plate, Stack } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Plus, Sparkles } from "lucide-react";
import { useEffect, useRef } from "react";
import { textAt } from "../../../shared/desks/form-values.ts";
import { refIdField } from "../../../shared/desks/ref-id-field.ts";
import { Refusal } from "../../../shared/desks/refusal.tsx";
import type { RejectedForm } from "../../../shared/desks/rejected-form.ts";
import { LINES, lineErrors, THING } from "../candidates-form.ts";
import type { CandidatesView } from "../view.ts";
import { ThingField } from "./thing-field.tsx";

interface AddCandidatesProps {
  readonly candidates: CandidatesView;
  /** The form as it was rejected. */
  readonly rejected: RejectedForm | null;
}

/** Adds what is chosen or typed, or the favourites of the year. Works without scripts. */
export function AddCandidates({ candidates, rejected }: AddCandidatesProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rejected) focusProblem(form.current, notes.current);
  }, [rejected]);
  const { year, nomination } = candidates;
  const inYear = String(year);
  const values = rejected?.values ?? {};
  const errors = rejected?.errors.fields ?? {};
  const inLines = lineErrors(errors).map(({ line, text }) =>
    t({ id: "candidates.error.line", message: `Line ${line}: ${text}` }),
  );
  return (
    <Plate>
      <Stack gap={4}>
        <h2>
          <Trans id="candidates.add">Add candidates</Trans>
        </h2>
        <div ref={notes} tabIndex={-1}>
          <Refusal rejected={rejected} />
        </div>
        <Form ref={form} method="post" noValidate>
          <Stack gap={4}>
            <ThingField
              {...{ year, nomination }}
              label={t({ id: "candidates.thing", message: "Candidate" })}
              hint={t({
                id: "candidates.thing.hint",
                message: "Search by name, or enter the address of its page",
              })}
              name={THING}
              defaultText={textAt(values, THING)}
              defaultId={textAt(values, refIdField(THING))}
              error={errors[THING]}
            />
            <TextArea
              label={t({ id: "candidates.lines", message: "Several at once" })}
              hint={t({
                id: "candidates.lines.hint",
                message: "One address, id or name per line, 50 at most",
              })}
              name={LINES}
              rows={4}
              optional
              defaultValue={textAt(values, LINES)}
              error={errors[LINES] ?? (inLines.length > 0 ? inLines.join(" ") : undefined)}
            />
            <Cluster gap={2}>
              <Button type="submit" look="primary" name="deed" value="add" icon={Plus}>
                <Trans id="candidates.add.submit">Add</Trans>
              </Button>
            </Cluster>
          </Stack>
        </Form>
        <Form method="post">
          <Button type="submit" look="outline" name="deed" value="suggest" icon={Sparkles}>
            {candidates.type === "strain" || candidates.type === "brand" || candidates.type === "product" ? (
              <Trans id="candidates.suggest.grown">Suggest the most grown of {inYear}</Trans>
            ) : (
              <Trans id="candidates.suggest.liked">Suggest the most liked of {inYear}</Trans>
            )}
          </Button>
        </Form>
      </Stack>
    </Plate>
  );
}
