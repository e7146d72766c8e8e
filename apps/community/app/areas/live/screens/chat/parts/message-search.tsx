import { useNow } from "@grow/app-kit/client/use-now.ts";
import { useFormats } from "@grow/i18n/react";
import { Cluster, Link, LinkButton, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { paths } from "../../../paths.ts";
import type { FoundMessage } from "../found-message.ts";
import type { ChatRoomData } from "../load-chat.ts";
import { dayIn } from "../message-view.ts";
import { useTimeZone } from "../state/use-time-zone.ts";
import type { RoomView } from "../view.ts";
import styles from "./message-search.module.css";
import { SearchForm } from "./search-form.tsx";

interface MessageSearchProps {
  room: RoomView;
  search: NonNullable<ChatRoomData["search"]>;
}

/** Searches a room's messages. A result leads to its message in the room. */
export function MessageSearch({ room, search }: MessageSearchProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const { query, found, older } = search;
  useEffect(() => {
    if (query === "") field.current?.focus();
  }, [query]);
  const label = t({ id: "chat.search", message: "Search messages" });
  const action = paths.chatRoom(room.address);
  return (
    <div className={styles.search}>
      <SearchForm ref={field} {...{ action, label, query }} minLength={2} maxLength={100} required />
      <TextLink href={action}>
        <Trans id="chat.search.back">Back to the conversation</Trans>
      </TextLink>
      {found === null ? null : found.length === 0 ? (
        <p role="status" className={styles.none}>
          {older === null ? (
            <Trans id="chat.search.none">No messages found. Try fewer or shorter words.</Trans>
          ) : (
            <Trans id="chat.search.noneYet">Nothing in the newer messages.</Trans>
          )}
        </p>
      ) : (
        <ol className={styles.found}>
          {found.map((message) => (
            <li key={message.id}>
              <FoundLine room={room} message={message} />
            </li>
          ))}
        </ol>
      )}
      {older === null ? null : (
        <Cluster justify="center">
          <LinkButton
            size="small"
            look="outline"
            href={`${action}?${new URLSearchParams({ query, until: `${older}` })}`}
          >
            <Trans id="chat.search.older">Search older messages</Trans>
          </LinkButton>
        </Cluster>
      )}
    </div>
  );
}

function FoundLine({ room, message }: { room: RoomView; message: FoundMessage }) {
  const formats = useFormats();
  const now = useNow();
  const dayOf = dayIn(useTimeZone());
  const { id, name, text, lang, date, isOwn } = message;
  return (
    <Link href={`${paths.chatRoom(room.address)}?at=${id}#m-${id}`} className={styles.line}>
      <span className={styles.head}>
        <b>
          {isOwn ? (
            <Trans id="chat.you">You</Trans>
          ) : (
            (name ?? <Trans id="chat.removed">Deleted account</Trans>)
          )}
        </b>
        <time dateTime={date}>{formats.date(dayOf(date), new Date(now))}</time>
      </span>
      <span className={styles.text} lang={lang}>
        {text}
      </span>
    </Link>
  );
}
