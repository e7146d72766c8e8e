import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Cluster, LinkButton, Note, Page, Stack } from "@grow/ui";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import { paths } from "../../../paths.ts";
import type { FormErrors } from "../../../shared/form-errors.ts";
import styles from "../diary-form/diary-page.module.css";

/** After a diary was deleted: the way back stays open for a while. */
export function RemovedDiaryScreen({ errors }: { errors: FormErrors }) {
  const { isBusy, onSubmit } = useSingleSubmit();
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={5}>
        <h1>
          <Trans id="diaryEditor.removed.heading">The diary is deleted</Trans>
        </h1>
        {errors.form ? (
          <Note tone="bad" urgent>
            {errors.form}
          </Note>
        ) : null}
        <p>
          <Trans id="diaryEditor.removed.text">
            Nobody sees it any more. For 30 days you can bring it back here, with its weeks, photos and
            comments.
          </Trans>
        </p>
        <Cluster>
          <Form method="post" onSubmit={onSubmit}>
            <Button look="primary" icon={Undo2} type="submit" busy={isBusy}>
              <Trans id="diaryEditor.removed.undo">Bring it back</Trans>
            </Button>
          </Form>
          <LinkButton look="outline" href={paths.explore()}>
            <Trans id="diaryEditor.removed.explore">Look at other diaries</Trans>
          </LinkButton>
        </Cluster>
      </Stack>
    </Page>
  );
}
