import { Avatar, Icon, IconButton, IconLink, Link, VisuallyHidden } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, BellOff } from "lucide-react";
import type { MemberView, RoomView } from "../view.ts";
import { chatListAddress, listOf } from "../view.ts";
import styles from "./room.module.css";
import { RoomMembers } from "./room-members.tsx";
import { RoomMenu } from "./room-menu.tsx";

interface RoomHeadProps {
  room: RoomView;
  members: readonly MemberView[];
  level: 1 | 2;
  onLeave?: (() => void) | undefined;
}

/** Who the room is with, its members, and what can be done with it. */
export function RoomHead({ room, members, level, onLeave }: RoomHeadProps) {
  const { t } = useLingui();
  const Heading = `h${level}` as const;
  const name = room.name || t({ id: "chat.removed", message: "Deleted account" });
  const back = t({ id: "chat.back", message: "All messages" });
  return (
    <header className={styles.head}>
      {onLeave ? (
        <IconButton icon={ArrowLeft} label={back} onClick={onLeave} />
      ) : (
        <IconLink
          className={styles.back}
          icon={ArrowLeft}
          label={back}
          href={chatListAddress(listOf(room))}
        />
      )}
      <div className={styles.who}>
        <Avatar src={room.avatar} seed={room.seed} removed={room.isGone} />
        <div>
          <Heading className={styles.name}>
            {room.href ? <Link href={room.href}>{name}</Link> : name}{" "}
            {room.isMute ? (
              <>
                <Icon of={BellOff} size={14} />
                <VisuallyHidden>{t({ id: "chat.muted", message: "Muted" })}</VisuallyHidden>
              </>
            ) : null}
          </Heading>
          <RoomDetail room={room} />
        </div>
      </div>
      {room.type === "common" ? <RoomMembers room={room} members={members} /> : null}
      <RoomMenu room={room} onLeave={onLeave} />
    </header>
  );
}

function RoomDetail({ room }: { room: RoomView }) {
  if (room.type === "common")
    return (
      <span className={styles.detail}>
        <Plural id="chat.members" value={room.cntUsers} one="# member" other="# members" />
      </span>
    );
  if (room.isAsBrand)
    return (
      <span className={styles.detail}>
        <Trans id="chat.asBrand">You're replying as the brand</Trans>
      </span>
    );
  const hasDiaries = room.cntDiaries !== null;
  if (!room.isOnline && !hasDiaries) return null;
  return (
    <span className={styles.detail}>
      {room.isOnline ? <Trans id="chat.online">online</Trans> : null}
      {room.isOnline && hasDiaries ? ", " : null}
      {room.cntDiaries === null ? null : (
        <Plural id="chat.diaries" value={room.cntDiaries} one="# diary" other="# diaries" />
      )}
    </span>
  );
}
