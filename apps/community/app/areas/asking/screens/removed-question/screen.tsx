import { Trans } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import { RemovedScreen } from "../../../../shared/removed/removed-screen.tsx";

/** After a question was deleted: its asker can restore it. */
export function RemovedQuestionScreen({ errors }: { errors: FormErrors }) {
  return (
    <RemovedScreen
      heading={<Trans id="removedQuestion.heading">Question deleted</Trans>}
      text={
        <Trans id="removedQuestion.text">
          It's no longer visible. You can restore it here for 30 days, with its answers, photos and comments.
        </Trans>
      }
      undo={<Trans id="removedQuestion.undo">Restore question</Trans>}
      browse={{ href: paths.questions(), label: <Trans id="removedQuestion.browse">Browse questions</Trans> }}
      errors={errors}
    />
  );
}
