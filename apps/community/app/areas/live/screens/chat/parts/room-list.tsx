import { badgeText } from "@grow/app-kit/client/notification-badge.ts";
import { useNow } from "@grow/app-kit/client/use-now.ts";
import { EmptyState, Icon, LinkButton, TextLink } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { ChatRow } from "@grow/ui/social";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { UserPlus } from "lucide-react";
import { ageWord } from "../../../../../shared/words/age-words.ts";
import { paths } from "../../../paths.ts";
import type { ChatRooms } from "../load-chat.ts";
import styles from "../screen.module.css";
import { useLiveList } from "../state/use-live-list.ts";
import { type ChatList, chatListAddress, type RoomRow } from "../view.ts";

interface RoomListProps {
  rooms: ChatRooms;
  /** Address of the open room. */
  current?: string | undefined;
}

/** A list of rooms with its tabs. */
export function RoomList({ rooms: { list, rows, cntRequests, more }, current }: RoomListProps) {
  const { t } = useLingui();
  useLiveList();
  const tab = (value: ChatList, label: string) => ({
    href: chatListAddress(value),
    label,
    current: value === list,
  });
  return (
    <div>
      <SegmentLinks
        label={t({ id: "chat.lists", message: "Conversation lists" })}
        links={[
          tab("private", t({ id: "chat.list.private", message: "Growers" })),
          tab("brands", t({ id: "chat.list.brands", message: "Brands" })),
          tab("open", t({ id: "chat.list.open", message: "Open rooms" })),
        ]}
      />
      {cntRequests > 0 && list !== "requests" ? (
        <p className={styles.requests}>
          <Icon of={UserPlus} />
          <TextLink href={chatListAddress("requests")}>
            <Plural
              id="chat.requests"
              value={cntRequests}
              one="# grower wants to talk to you"
              other="# growers want to talk to you"
            />
          </TextLink>
        </p>
      ) : null}
      {rows.length === 0 ? (
        <NoRooms list={list} />
      ) : (
        <ul className={styles.rooms}>
          {rows.map((row) => (
            <li key={row.address}>
              <Row row={row} list={list} current={row.address === current} />
            </li>
          ))}
        </ul>
      )}
      {more === null ? null : (
        <LinkButton
          look="outline"
          size="small"
          className={styles.more}
          href={`${paths.chat()}?list=${list}&start=${more}`}
        >
          <Trans id="chat.rooms.more">More conversations</Trans>
        </LinkButton>
      )}
    </div>
  );
}

function Row({ row, list, current }: { row: RoomRow; list: ChatList; current: boolean }) {
  const { i18n, t } = useLingui();
  const now = useNow();
  const { last, unread } = row;
  const words = {
    none: t({ id: "chat.last.none", message: "No messages yet" }),
    text: last.text,
    photo: t({ id: "chat.last.photo", message: "Photo" }),
    deleted: t({ id: "chat.deleted", message: "Message deleted" }),
  }[last.kind];
  const said = last.isOwn
    ? t({ id: "chat.last.own", message: `You: ${words}` })
    : last.by
      ? t({ id: "chat.last.by", message: `${last.by}: ${words}` })
      : words;
  const address = paths.chatRoom(row.address);
  return (
    <ChatRow
      href={list === "requests" ? `${address}?list=${list}` : address}
      src={row.avatar}
      seed={row.seed}
      removed={row.name === ""}
      name={row.name || t({ id: "chat.removed", message: "Deleted account" })}
      last={last.kind === "none" ? words : said}
      lang={last.kind === "text" ? last.lang : undefined}
      time={{ iso: row.date, text: ageWord(i18n, row.date, now) }}
      online={row.isOnline ? t({ id: "chat.online", message: "online" }) : undefined}
      current={current}
      unread={
        unread === 0
          ? undefined
          : row.isOpen
            ? { count: "•", label: t({ id: "chat.unread.open", message: "new messages" }) }
            : {
                count: badgeText(unread) ?? "",
                label: t({
                  id: "chat.unread",
                  message: plural(unread, { one: "# unread", other: "# unread" }),
                }),
              }
      }
    />
  );
}

function NoRooms({ list }: { list: ChatList }) {
  if (list === "private")
    return (
      <EmptyState title={<Trans id="chat.empty.private">No conversations yet</Trans>}>
        <Trans id="chat.empty.private.text">Find a grower above and ask about their grow.</Trans>
      </EmptyState>
    );
  if (list === "brands")
    return (
      <EmptyState title={<Trans id="chat.empty.brands">No conversations with brands yet</Trans>}>
        <Trans id="chat.empty.brands.text">To message a brand, open its page.</Trans>
      </EmptyState>
    );
  if (list === "requests")
    return <EmptyState drawing="cleared" title={<Trans id="chat.empty.requests">No requests</Trans>} />;
  return <EmptyState title={<Trans id="chat.empty.open">No open rooms right now</Trans>} />;
}
