import { Button, Cluster } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { CheckCheck, Trash2 } from "lucide-react";
import type { NotificationsView } from "../view.ts";

/** Reads or deletes all of a channel, or of the group that is shown. */
export function ListActions({ group, hasNew, lines }: Pick<NotificationsView, "group" | "hasNew" | "lines">) {
  if (lines.length === 0 && !hasNew) return null;
  return (
    <Form method="post" replace>
      {group ? (
        <>
          <input type="hidden" name="group" value={group.group} />
          <input type="hidden" name="day" value={group.day} />
        </>
      ) : null}
      <Cluster gap={2}>
        {hasNew ? (
          <Button
            type="submit"
            name="do"
            value={group ? "read" : "read-all"}
            look="outline"
            size="small"
            icon={CheckCheck}
          >
            <Trans id="notifications.readAll">Mark all as read</Trans>
          </Button>
        ) : null}
        {lines.length === 0 ? null : (
          <Button
            type="submit"
            name="do"
            value={group ? "remove" : "remove-all"}
            look="quiet"
            size="small"
            icon={Trash2}
          >
            <Trans id="notifications.removeAll">Delete all</Trans>
          </Button>
        )}
      </Cluster>
    </Form>
  );
}
