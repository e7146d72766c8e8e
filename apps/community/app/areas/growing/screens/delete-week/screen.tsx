import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Cluster, LinkButton, Note, Page, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { paths } from "../../../../paths.ts";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import { deleteWeekWords } from "../../shared/week-form/delete-week-words.ts";

interface DeleteWeekScreenProps {
  diary: number;
  week: { readonly id: number; readonly name: string; readonly photos: number };
  errors: FormErrors;
}

/** Confirms the deletion of a week. */
export function DeleteWeekScreen({ diary, week, errors }: DeleteWeekScreenProps) {
  const { i18n } = useLingui();
  const { isBusy, onSubmit } = useSingleSubmit();
  const { title, text } = deleteWeekWords(i18n, week.name, week.photos);
  return (
    <Page width="narrow">
      <Stack gap={5}>
        <h1>{title}</h1>
        {errors.form ? (
          <Note tone="bad" urgent>
            {errors.form}
          </Note>
        ) : null}
        <p>{text}</p>
        <Cluster>
          <LinkButton look="primary" href={paths.editWeek(diary, week.id)}>
            <Trans id="weekEditor.delete.keep">Keep week</Trans>
          </LinkButton>
          <Form method="post" onSubmit={onSubmit}>
            <Button look="danger" icon={Trash2} type="submit" busy={isBusy}>
              <Trans id="weekEditor.delete.confirm">Delete week</Trans>
            </Button>
          </Form>
        </Cluster>
      </Stack>
    </Page>
  );
}
