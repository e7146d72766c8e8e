import { EmptyState, Note, Page, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import type { ChatRooms } from "./load-chat.ts";
import { ChatSettings } from "./parts/chat-settings.tsx";
import { FindGrower } from "./parts/find-grower.tsx";
import { FoundGrowers } from "./parts/found-growers.tsx";
import { RoomList } from "./parts/room-list.tsx";
import styles from "./screen.module.css";

export interface ChatScreenProps {
  rooms: ChatRooms;
  /** The name that growers were searched by. */
  query: string;
  /** Growers of that name; null without a search. */
  people: readonly { readonly id: number; readonly name: string; readonly avatar: string | null }[] | null;
  /** Others see how far the user has read, and the user how far they have. */
  showsRead: boolean;
  /** Why a room could not be opened. */
  error: string | null;
}

/** The rooms of a member; beside them a place for the open one. */
export function ChatScreen({ rooms, query, people, showsRead, error }: ChatScreenProps) {
  return (
    <Page>
      <div className={styles.frame}>
        <div className={styles.list}>
          <Stack gap={4}>
            <div className={styles.head}>
              <h1 className={styles.heading}>
                <Trans id="chat.heading">Messages</Trans>
              </h1>
              <ChatSettings showsRead={showsRead} />
            </div>
            {error ? (
              <Note tone="bad" urgent>
                {error}
              </Note>
            ) : null}
            <FindGrower query={query} />
            {people ? <FoundGrowers people={people} query={query} /> : <RoomList rooms={rooms} />}
          </Stack>
        </div>
        <div className={styles.aside}>
          <EmptyState title={<Trans id="chat.choose">Pick a conversation</Trans>}>
            <Trans id="chat.choose.text">Or find a grower by name and say hello.</Trans>
          </EmptyState>
        </div>
      </div>
    </Page>
  );
}
