import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Dialog, useHydrated } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";

/** Deletes the week after asking; says what goes and what stays. */
export function DeleteWeek({ week, photos }: { week: string; photos: number }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, onSubmit } = useSingleSubmit();
  const keep = () => setIsOpen(false);
  return (
    <>
      <Button look="quiet" icon={Trash2} disabled={!hydrated} onClick={() => setIsOpen(true)}>
        <Trans id="weekEditor.delete">Delete this week</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={keep}
        title={t({ id: "weekEditor.delete.title", message: `Delete ${{ week }}?` })}
        plain
        actions={
          <>
            <Button look="primary" onClick={keep}>
              <Trans id="weekEditor.delete.keep">Keep the week</Trans>
            </Button>
            <Form method="post" onSubmit={onSubmit}>
              <input type="hidden" name="intent" value="delete" />
              <Button look="danger" type="submit" busy={isBusy}>
                <Trans id="weekEditor.delete.confirm">Delete the week</Trans>
              </Button>
            </Form>
          </>
        }
      >
        <p>
          {photos > 0 ? (
            <Trans id="weekEditor.delete.photos">
              Its photos, readings and comments go with it. The other weeks of the diary stay.
            </Trans>
          ) : (
            <Trans id="weekEditor.delete.text">
              Its readings and comments go with it. The other weeks of the diary stay.
            </Trans>
          )}
        </p>
      </Dialog>
    </>
  );
}
