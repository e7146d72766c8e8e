import { Trans } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import { RemovedScreen } from "../../../../shared/removed/removed-screen.tsx";

/** After a video was deleted: its author can restore it. */
export function RemovedVideoScreen({ errors }: { errors: FormErrors }) {
  return (
    <RemovedScreen
      heading={<Trans id="removedVideo.heading">Video deleted</Trans>}
      text={
        <Trans id="removedVideo.text">
          It's no longer visible. You can restore it here for 30 days, with its likes and comments.
        </Trans>
      }
      undo={<Trans id="shortEditor.restore">Restore video</Trans>}
      browse={{ href: paths.shorts(), label: <Trans id="removedVideo.browse">Browse shorts</Trans> }}
      errors={errors}
    />
  );
}
