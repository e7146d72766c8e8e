import { IconButton } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Check, Trash2 } from "lucide-react";
import type { NoticeView } from "../../../../../shared/notification-lines/line-view.ts";

/** Reads or deletes a line; of a group, all of it. Works without scripts. */
export function LineActions({ line }: { line: NoticeView }) {
  const { t } = useLingui();
  const { id, group, day, isNew, cntNotifications } = line;
  return (
    <Form method="post" replace preventScrollReset>
      {cntNotifications > 1 ? (
        <>
          <input type="hidden" name="group" value={group} />
          <input type="hidden" name="day" value={day} />
        </>
      ) : (
        <input type="hidden" name="notification" value={id} />
      )}
      {isNew ? (
        <IconButton
          type="submit"
          name="do"
          value="read"
          icon={Check}
          size="small"
          label={t({ id: "notifications.read", message: "Mark as read" })}
        />
      ) : null}
      <IconButton
        type="submit"
        name="do"
        value="remove"
        icon={Trash2}
        size="small"
        label={t({ id: "notifications.remove", message: "Delete" })}
      />
    </Form>
  );
}
