import { Cluster, LinkButton, Note } from "@grow/ui/foundation";
import { useToast } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { paths } from "../../../paths.ts";
import type { ChatAnswer } from "../act-on-chat.ts";
import type { ChatRoomData } from "../load-chat.ts";
import { useCompose } from "../state/use-compose.ts";
import { useLiveRoom } from "../state/use-live-room.ts";
import { useOutbox } from "../state/use-outbox.ts";
import { useRoom } from "../state/use-room.ts";
import { withoutArrived } from "../state/without-arrived.ts";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { MessageSearch } from "./message-search.tsx";
import { PendingMessages } from "./pending-messages.tsx";
import { RequestNote } from "./request-note.tsx";
import styles from "./room.module.css";
import { RoomHead } from "./room-head.tsx";
import { TypingLine } from "./typing-line.tsx";

interface RoomProps {
  data: ChatRoomData;
  answer?: ChatAnswer | undefined;
  level: 1 | 2;
  /** In the panel: closes the room. */
  onLeave?: (() => void) | undefined;
}

/** One room: who it is with, its messages, and the field for the next one. */
export function Room({ data, answer, level, onLeave }: RoomProps) {
  const { t } = useLingui();
  const { members, isPart, me } = data;
  const { address } = data.room;
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [draftTurn, setDraftTurn] = useState(0);
  const state = useRoom(data);
  const live = useLiveRoom(data, state);
  const outbox = useOutbox(
    me,
    address,
    ({ message }) => state.add([message]),
    () => {
      setDraftTurn((turn) => turn + 1);
      toast({
        text: t({ id: "chat.draft.old", message: "Your message is over a day old, so it's a draft now." }),
      });
    },
  );
  const newer = state.messages.at(-1)?.id;
  const newest = isPart ? null : (newer ?? 0);
  const compose = useCompose(form, { me, address, newest, outbox, draftTurn, onType: live.tellTyping });
  const room = { ...data.room, readByOther: Math.max(data.room.readByOther, live.readByOther) };
  return (
    <section className={styles.room} aria-label={room.name}>
      <RoomHead room={room} members={members} level={level} onLeave={onLeave} />
      {data.search ? (
        <MessageSearch room={room} search={data.search} />
      ) : (
        <div className={styles.scroller}>
          <div className={styles.content}>
            <MessageList
              room={room}
              state={state}
              at={data.at}
              end={<TypingLine room={room} members={members} by={live.typing} />}
            >
              <PendingMessages
                pending={withoutArrived(outbox.pending, state.messages)}
                outbox={outbox}
                onEdit={(id) => void compose.edit(id)}
              />
            </MessageList>
            <RequestNote room={room} isEmpty={state.messages.length === 0} />
            {isPart ? (
              <Cluster justify="center" className={styles.newest}>
                {newer ? (
                  <LinkButton
                    size="small"
                    look="quiet"
                    href={`${paths.chatRoom(address)}?at=${newer}#m-${newer}`}
                  >
                    <Trans id="chat.newer">Newer messages</Trans>
                  </LinkButton>
                ) : null}
                <LinkButton size="small" look="outline" href={paths.chatRoom(address)}>
                  <Trans id="chat.newest">Latest messages</Trans>
                </LinkButton>
              </Cluster>
            ) : null}
          </div>
        </div>
      )}
      <div className={styles.foot}>
        {answer?.error ? (
          <Note tone="bad" urgent>
            {answer.error}
          </Note>
        ) : null}
        <Composer data={data} answer={answer} form={form} compose={compose} />
      </div>
    </section>
  );
}
