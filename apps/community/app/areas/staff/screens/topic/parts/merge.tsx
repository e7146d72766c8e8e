import { Button, Note, Plate, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { FormErrors } from "../../../../../shared/form-errors.ts";
import type { TopicKind } from "../../../shared/topics/topic-kinds.ts";
import type { MergeTarget } from "../find-target.ts";
import type { MergeView, TopicView } from "../view.ts";
import { MergePlan } from "./merge-plan.tsx";
import { TopicField } from "./topic-field.tsx";

interface MergeProps {
  kind: TopicKind;
  topic: TopicView;
  merge: { readonly text: string; readonly problem: MergeTarget["problem"]; readonly plan: MergeView | null };
  error: FormErrors | null;
}

/** Merges into another one in two steps: choose it, then see what moves. */
export function Merge({ kind, topic, merge: { text, problem, plan }, error }: MergeProps) {
  const { t } = useLingui();
  const problems = {
    unknown: t({ id: "admin.topic.merge.unknown", message: "Nothing has this name. Choose from the list." }),
    same: t({ id: "admin.topic.merge.same", message: "This is the same one. Choose another." }),
  };
  return (
    <Plate>
      <Stack gap={4}>
        <h2 id="merge">
          <Trans id="admin.topic.merge">Merge</Trans>
        </h2>
        {error === null ? null : (
          <Note tone="bad" urgent>
            {error.form ?? Object.values(error.fields)[0]}
          </Note>
        )}
        {plan ? (
          <MergePlan kind={kind} topic={topic} plan={plan} />
        ) : (
          <Form method="get" action="#merge" noValidate>
            <Stack gap={3}>
              <p>
                <Trans id="admin.topic.merge.text">
                  Its articles move to the other one, and its address redirects there.
                </Trans>
              </p>
              <TopicField
                kind={kind}
                except={topic.id}
                label={t({ id: "admin.topic.merge.into", message: "Merge into" })}
                hint={t({
                  id: "admin.topic.merge.hint",
                  message: "Search by name, or enter the last part of its address",
                })}
                name="into"
                defaultText={text}
                error={problem === null ? undefined : problems[problem]}
                required
              />
              <p>
                <Button type="submit" look="outline">
                  <Trans id="admin.topic.merge.next">See what moves</Trans>
                </Button>
              </p>
            </Stack>
          </Form>
        )}
      </Stack>
    </Plate>
  );
}
