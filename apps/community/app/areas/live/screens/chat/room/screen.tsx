import { cx, Page, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import type { ChatAnswer } from "../act-on-chat.ts";
import type { ChatRoomData } from "../load-chat.ts";
import { FindGrower } from "../parts/find-grower.tsx";
import { Room } from "../parts/room.tsx";
import { RoomList } from "../parts/room-list.tsx";
import styles from "../screen.module.css";

export interface RoomScreenProps extends ChatRoomData {
  /** Why a form without scripts was rejected. */
  answer: ChatAnswer | undefined;
}

/** A room, beside the list that it is in. */
export function RoomScreen({ answer, ...data }: RoomScreenProps) {
  const { rooms, room } = data;
  return (
    <Page className={styles.roomPage}>
      <div className={cx(styles.frame, styles.withRoom)}>
        <div className={styles.list}>
          <Stack gap={4}>
            <p className={styles.heading}>
              <Trans id="chat.heading">Messages</Trans>
            </p>
            <FindGrower />
            <RoomList rooms={rooms} current={room.address} />
          </Stack>
        </div>
        <Room data={data} answer={answer} level={1} />
      </div>
    </Page>
  );
}
