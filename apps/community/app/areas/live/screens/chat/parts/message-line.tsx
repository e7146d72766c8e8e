import { intlTag } from "@grow/i18n";
import { useLocale } from "@grow/i18n/react";
import { Icon, Link, useHydrated } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Menu, MenuButton } from "@grow/ui/overlay";
import { ChatBubble, ChatGap } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import { Ban, Ellipsis, Flag, Trash2 } from "lucide-react";
import { useState } from "react";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { UserText } from "../../../../../shared/user-text/user-text.tsx";
import { type ChatLine, type MessageView, mayDelete } from "../message-view.ts";
import type { RoomView } from "../view.ts";
import { ReportDialog } from "./report-dialog.tsx";
import styles from "./room.module.css";
import { RoomForm } from "./room-form.tsx";
import { SharedCard } from "./shared-card.tsx";

interface MessageLineProps {
  room: RoomView;
  line: Extract<ChatLine, { kind: "message" }>;
  timeZone: string;
  now: number;
  /** The newest message of the user's side, which says whether it was read. */
  isLastOwn: boolean;
  /** The page leads to it. */
  isMarked: boolean;
}

/** One message: text, photo, shared card, time, and a menu. */
export function MessageLine({ room, line, timeZone, now, isLastOwn, isMarked }: MessageLineProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { message, isFirst, isLast } = line;
  const { isOwn, sender, photo, shared } = message;
  if (message.isRemoved)
    return (
      <ChatGap isOwn={isOwn}>
        <Trans id="chat.deleted">Message deleted</Trans>
      </ChatGap>
    );
  const isNamed = room.type === "common" || room.isAsBrand;
  const isRead = room.readByOther >= message.id;
  return (
    <ChatBubble
      id={`m-${message.id}`}
      isMarked={isMarked}
      isOwn={isOwn}
      author={
        isNamed && isFirst && !isOwn ? (
          sender ? (
            <Link href={sender.href}>{sender.name}</Link>
          ) : (
            <Trans id="chat.removed">Deleted account</Trans>
          )
        ) : undefined
      }
      lang={message.lang}
      media={
        photo || shared ? (
          <>
            {photo ? (
              <a
                href={photo.url}
                className={styles.photo}
                aria-label={t({ id: "chat.photo.open", message: "Open photo" })}
              >
                <Photo photo={photoSource(photo, "gallery")} sizes="240px" shape="original" />
              </a>
            ) : null}
            {shared ? <SharedCard shared={shared} /> : null}
          </>
        ) : undefined
      }
      time={isLast ? { iso: message.date, text: timeOfDay(locale, message.date, timeZone) } : undefined}
      state={
        isLastOwn && room.type !== "common"
          ? isRead
            ? { kind: "read", label: t({ id: "chat.state.read", message: "read" }) }
            : { kind: "sent", label: t({ id: "chat.state.sent", message: "sent" }) }
          : undefined
      }
      menu={<MessageMenu room={room} message={message} now={now} />}
    >
      <UserText text={message.text} />
    </ChatBubble>
  );
}

/** Rare actions, which need scripts. */
function MessageMenu({ room, message, now }: { room: RoomView; message: MessageView; now: number }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const [isReporting, setReporting] = useState(false);
  const isDeletable = mayDelete(message, room, now);
  if (!isHydrated || (message.isOwn && !isDeletable)) return null;
  return (
    <>
      <Menu
        square
        size="small"
        align={message.isOwn ? "end" : "start"}
        // The list scrolls from its end: what is below the newest message cannot be reached.
        up
        label={t({ id: "chat.message.more", message: "Message options" })}
        trigger={<Icon of={Ellipsis} size={16} />}
      >
        {message.isOwn ? null : (
          <MenuButton icon={Flag} onClick={() => setReporting(true)}>
            <Trans id="chat.report.message">Report message</Trans>
          </MenuButton>
        )}
        {isDeletable ? (
          <RoomForm room={room} intent="delete" fields={{ message: message.id }}>
            <MenuButton type="submit" icon={Trash2} danger>
              <Trans id="chat.delete">Delete message</Trans>
            </MenuButton>
          </RoomForm>
        ) : null}
        {room.canModerate && !message.isOwn && message.userId !== null ? (
          <RoomForm room={room} intent="block" fields={{ user_id: message.userId }}>
            <MenuButton type="submit" icon={Ban} danger>
              <Trans id="chat.ban">Ban from this room</Trans>
            </MenuButton>
          </RoomForm>
        ) : null}
      </Menu>
      {isReporting ? (
        <ReportDialog room={room} message={message.id} open onClose={() => setReporting(false)} />
      ) : null}
    </>
  );
}

function timeOfDay(locale: Parameters<typeof intlTag>[0], date: string, timeZone: string): string {
  return new Intl.DateTimeFormat(intlTag(locale), {
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone },
  }).format(new Date(date));
}
