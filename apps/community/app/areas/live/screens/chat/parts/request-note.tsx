import { Button, Cluster, Note } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import type { RoomView } from "../view.ts";
import styles from "./room.module.css";
import { RoomForm } from "./room-form.tsx";

/** The state of a room that is still a request: accept or block it, or wait. */
export function RequestNote({ room, isEmpty }: { room: RoomView; isEmpty: boolean }) {
  if (room.isBlocked || room.request === null) return null;
  const { name } = room;
  if (room.request === "sent")
    return (
      <div className={styles.note}>
        <Note>
          {isEmpty ? (
            <Trans id="chat.request.first">You can send up to 3 messages before {name} accepts.</Trans>
          ) : (
            <Trans id="chat.request.sent">
              Waiting for {name} to accept. Until then you can send 3 messages in all.
            </Trans>
          )}
        </Note>
      </div>
    );
  return (
    <div className={styles.note}>
      <Note title={<Trans id="chat.request.received">{name} wants to talk to you</Trans>}>
        <p>
          <Trans id="chat.request.text">
            They can't see that you've read this until you accept or reply.
          </Trans>
        </p>
        <Cluster gap={2}>
          <RoomForm room={room} intent="accept">
            <Button type="submit" look="primary" size="small">
              <Trans id="chat.accept">Accept</Trans>
            </Button>
          </RoomForm>
          <RoomForm room={room} intent="block" fields={{ user_id: room.userId }}>
            <Button type="submit" look="outline" size="small">
              <Trans id="chat.block">Block</Trans>
            </Button>
          </RoomForm>
        </Cluster>
      </Note>
    </div>
  );
}
