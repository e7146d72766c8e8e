import type { Schema } from "@grow/contract";
import { Button, Cluster, Note, Plate, Stack } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Check, EyeOff, RotateCcw } from "lucide-react";
import type { RejectedForm } from "../../../shared/desks/rejected-form.ts";
import type { ErrorState } from "../../../shared/watch/error-state.tsx";

const MEANINGS: Readonly<Record<ErrorState, MessageDescriptor>> = {
  open: msg({
    id: "watch.decision.open",
    message: "A solved error opens again if a newer version reports it. An ignored one stays ignored.",
  }),
  solved: msg({
    id: "watch.decision.solved",
    message: "It's solved. It opens again if a newer version reports it.",
  }),
  ignored: msg({
    id: "watch.decision.ignored",
    message: "It's ignored: counted, but no alert is sent for it.",
  }),
};

interface DecisionProps {
  readonly error: Schema<"StaffError">;
  readonly rejected: RejectedForm | null;
}

/** Gives an error another state. */
export function Decision({ error: { state, version }, rejected }: DecisionProps) {
  const { i18n } = useLingui();
  const button = { type: "submit", name: "deed" } as const;
  return (
    <Plate>
      <Form method="post" key={version}>
        <input type="hidden" name="version" value={version} />
        <Stack gap={4}>
          <h2>
            <Trans id="watch.decision">Decision</Trans>
          </h2>
          {rejected === null ? null : rejected.version === null ? (
            <Note tone="bad" urgent>
              {rejected.errors.form}
            </Note>
          ) : (
            <Note tone="warn" urgent>
              <Trans id="watch.decision.stale">A colleague decided first. Look again, then decide.</Trans>
            </Note>
          )}
          <p>{i18n._(MEANINGS[state])}</p>
          <Cluster>
            {state === "solved" ? null : (
              <Button {...button} look="primary" icon={Check} value="solved">
                <Trans id="watch.solve">Mark as solved</Trans>
              </Button>
            )}
            {state === "ignored" ? null : (
              <Button {...button} look="outline" icon={EyeOff} value="ignored">
                <Trans id="watch.ignore">Ignore error</Trans>
              </Button>
            )}
            {state === "open" ? null : (
              <Button {...button} look="outline" icon={RotateCcw} value="open">
                <Trans id="watch.reopen">Open again</Trans>
              </Button>
            )}
          </Cluster>
        </Stack>
      </Form>
    </Plate>
  );
}
