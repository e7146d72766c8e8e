import { useNow } from "@grow/app-kit/client/use-now.ts";
import { useFormats } from "@grow/i18n/react";
import { Button, LinkButton, useHydrated } from "@grow/ui/foundation";
import { useToast } from "@grow/ui/overlay";
import { ChatDay, ChatLog, ChatNews } from "@grow/ui/social";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { paths } from "../../../paths.ts";
import { chatLines, dayIn } from "../message-view.ts";
import type { RoomState } from "../state/use-room.ts";
import { useTimeZone } from "../state/use-time-zone.ts";
import type { RoomView } from "../view.ts";
import { MessageLine } from "./message-line.tsx";
import styles from "./room.module.css";

interface MessageListProps {
  room: RoomView;
  state: RoomState;
  /** The message that the page leads to; null for the newest. */
  at: number | null;
  /** After the last message. */
  children?: ReactNode;
  end?: ReactNode;
}

/** The messages of a room by day, with a button for older ones. */
export function MessageList({ room, state, at, children, end }: MessageListProps) {
  const { t } = useLingui();
  const timeZone = useTimeZone();
  const now = useNow();
  const { messages, unread } = state;
  useEffect(() => {
    if (at !== null) document.getElementById(`m-${at}`)?.scrollIntoView({ block: "center" });
  }, [at]);
  const lastOwn = messages.findLast(({ isOwn, isRemoved }) => isOwn && !isRemoved)?.id;
  return (
    <ChatLog label={t({ id: "chat.log", message: `Messages: ${room.name}` })} end={end}>
      {state.isOlder ? <Older room={room} state={state} /> : null}
      {chatLines(messages, unread, timeZone).map((line) =>
        line.kind === "day" ? (
          <ChatDay key={line.day}>
            <DayName day={line.day} now={now} timeZone={timeZone} />
          </ChatDay>
        ) : line.kind === "new" ? (
          <ChatNews key="new">
            {room.type === "common" ? (
              <Trans id="chat.new">New</Trans>
            ) : (
              <Plural id="chat.news" value={line.count} one="# new" other="# new" />
            )}
          </ChatNews>
        ) : (
          <MessageLine
            key={line.message.id}
            {...{ room, line, timeZone, now }}
            isLastOwn={line.message.id === lastOwn}
            isMarked={line.message.id === at}
          />
        ),
      )}
      {children}
    </ChatLog>
  );
}

/** Without scripts a link to the page of the messages before. */
function Older({ room, state }: { room: RoomView; state: RoomState }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const toast = useToast();
  const first = state.messages[0]?.id;
  const words = <Trans id="chat.older">Older messages</Trans>;
  const load = () =>
    state.loadOlder().catch(() =>
      toast({
        text: t({ id: "chat.older.failed", message: "Older messages didn't load. Try again." }),
        isError: true,
      }),
    );
  return (
    <li className={styles.older}>
      {isHydrated ? (
        <Button look="quiet" size="small" busy={state.isLoading} onClick={() => void load()}>
          {words}
        </Button>
      ) : (
        <LinkButton look="quiet" size="small" href={`${paths.chatRoom(room.address)}?before=${first}`}>
          {words}
        </LinkButton>
      )}
    </li>
  );
}

function DayName({ day, now, timeZone }: { day: string; now: number; timeZone: string }) {
  const formats = useFormats();
  const dayOf = dayIn(timeZone);
  if (day === dayOf(now)) return <Trans id="chat.today">Today</Trans>;
  if (day === dayOf(now - DAY)) return <Trans id="chat.yesterday">Yesterday</Trans>;
  return formats.date(day, new Date(now));
}

const DAY = 24 * 60 * 60 * 1000;
