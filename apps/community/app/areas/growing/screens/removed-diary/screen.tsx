import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Cluster, LinkButton, Note, Page, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import { paths } from "../../../../paths.ts";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import styles from "../../shared/diary-form/diary-page.module.css";

/** After a diary was deleted: the way back stays open for a while. */
export function RemovedDiaryScreen({ errors }: { errors: FormErrors }) {
  const { isBusy, onSubmit } = useSingleSubmit();
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={5}>
        <h1>
          <Trans id="diaryEditor.removed.heading">Diary deleted</Trans>
        </h1>
        {errors.form ? (
          <Note tone="bad" urgent>
            {errors.form}
          </Note>
        ) : null}
        <p>
          <Trans id="diaryEditor.removed.text">
            It's no longer visible. You can restore it here for 30 days, with its weeks, photos and comments.
          </Trans>
        </p>
        <Cluster>
          <Form method="post" onSubmit={onSubmit}>
            <Button look="primary" icon={Undo2} type="submit" busy={isBusy}>
              <Trans id="diaryEditor.removed.undo">Restore diary</Trans>
            </Button>
          </Form>
          <LinkButton look="outline" href={paths.explore()}>
            <Trans id="diaryEditor.removed.explore">Browse other diaries</Trans>
          </LinkButton>
        </Cluster>
      </Stack>
    </Page>
  );
}
