import { Trans } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import { RemovedScreen } from "../../../../shared/removed/removed-screen.tsx";

/** After a diary was deleted: the way back stays open for a while. */
export function RemovedDiaryScreen({ errors }: { errors: FormErrors }) {
  return (
    <RemovedScreen
      heading={<Trans id="diaryEditor.removed.heading">Diary deleted</Trans>}
      text={
        <Trans id="diaryEditor.removed.text">
          It's no longer visible. You can restore it here for 30 days, with its weeks, photos and comments.
        </Trans>
      }
      undo={<Trans id="diaryEditor.removed.undo">Restore diary</Trans>}
      browse={{
        href: paths.explore(),
        label: <Trans id="diaryEditor.removed.explore">Browse other diaries</Trans>,
      }}
      errors={errors}
    />
  );
}
