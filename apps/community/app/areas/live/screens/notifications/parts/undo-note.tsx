import { Button, Note } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";

/** Says that something was deleted, and undoes it. Takes the focus, because the pressed button is gone. */
export function UndoNote({ removed }: { removed: string }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), [removed]);
  return (
    <Note tone="good" urgent title={<Trans id="notifications.removed">Deleted</Trans>}>
      <Form method="post" replace preventScrollReset>
        <input type="hidden" name="removed" value={removed} />
        <Button ref={undo} type="submit" name="do" value="restore" look="outline" size="small" icon={Undo2}>
          <Trans id="notifications.undo">Undo</Trans>
        </Button>
      </Form>
    </Note>
  );
}
