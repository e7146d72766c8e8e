import type { WaitingMessage } from "@grow/app-kit/offline/waiting-message.ts";
import { Button } from "@grow/ui/foundation";
import { ChatBubble } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import { useOffline } from "../../../../../shared/use-offline.ts";
import { UserText } from "../../../../../shared/user-text/user-text.tsx";
import { refusalWords } from "../refusal-words.ts";
import type { RoomOutbox } from "../state/use-outbox.ts";
import { PendingPhoto } from "./pending-photo.tsx";
import styles from "./room.module.css";

interface PendingMessagesProps {
  pending: readonly WaitingMessage[];
  outbox: RoomOutbox;
  /** Puts a refused message back into the field. */
  onEdit: (id: string) => void;
}

/** Messages that are still on this device: on their way, or refused. */
export function PendingMessages({ pending, outbox, onEdit }: PendingMessagesProps) {
  return (
    <>
      {pending.map((message) => (
        <PendingMessage key={message.id} message={message} outbox={outbox} onEdit={onEdit} />
      ))}
    </>
  );
}

interface PendingMessageProps extends Omit<PendingMessagesProps, "pending"> {
  message: WaitingMessage;
}

function PendingMessage({ message, outbox, onEdit }: PendingMessageProps) {
  const { i18n, t } = useLingui();
  const isOffline = useOffline();
  const { id, text, photo, share, state, failure, attempts } = message;
  const isRefused = state === "refused";
  const detail = failure?.details[0];
  const waits = isOffline || attempts > 0;
  return (
    <ChatBubble
      isOwn
      media={
        photo || share ? (
          <>
            {photo ? <PendingPhoto photo={photo} /> : null}
            {share ? <span className={styles.sharing}>{share.name}</span> : null}
          </>
        ) : undefined
      }
      state={
        isRefused
          ? { kind: "failed", label: t({ id: "chat.state.failed", message: "not sent" }) }
          : {
              kind: "sending",
              label: waits
                ? t({ id: "chat.state.waiting", message: "waiting for a connection" })
                : t({ id: "chat.state.sending", message: "sending" }),
            }
      }
      actions={
        isRefused ? (
          <>
            {detail ? <span className={styles.reason}>{refusalWords(i18n, detail)}</span> : null}
            <Button size="small" look="outline" onClick={() => outbox.retry(id)}>
              <Trans id="chat.resend">Send again</Trans>
            </Button>
            <Button size="small" look="quiet" onClick={() => onEdit(id)}>
              <Trans id="chat.edit">Edit</Trans>
            </Button>
            <Button size="small" look="quiet" onClick={() => void outbox.take(id)}>
              <Trans id="chat.discard">Discard</Trans>
            </Button>
          </>
        ) : undefined
      }
    >
      <UserText text={text} />
    </ChatBubble>
  );
}
