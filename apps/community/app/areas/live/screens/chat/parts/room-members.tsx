import { Icon } from "@grow/ui/foundation";
import { MenuHeading, Popover } from "@grow/ui/overlay";
import { PersonRow } from "@grow/ui/social";
import { useLingui } from "@lingui/react/macro";
import { Users } from "lucide-react";
import type { MemberView, RoomView } from "../view.ts";
import styles from "./room.module.css";

interface RoomMembersProps {
  room: RoomView;
  members: readonly MemberView[];
  me: number;
}

/** The members of an open room, its hosts first. */
export function RoomMembers({ room, members }: RoomMembersProps) {
  const { t } = useLingui();
  const label = t({ id: "chat.members.show", message: "Members" });
  const roles = {
    owner: t({ id: "chat.role.owner", message: "Host" }),
    moderator: t({ id: "chat.role.moderator", message: "Moderator" }),
    member: undefined,
  };
  return (
    <Popover square sheet label={label} trigger={<Icon of={Users} />}>
      <MenuHeading>{label}</MenuHeading>
      <div className={styles.members}>
        {members.map(({ id, name, link, avatar, role }) => (
          <PersonRow key={id} src={avatar} seed={id} name={name} href={link} detail={roles[role]} />
        ))}
        {room.cntUsers > members.length + 1 ? (
          <p className={styles.detail}>
            {t({
              id: "chat.members.more",
              message: `The first ${members.length} are shown.`,
            })}
          </p>
        ) : null}
      </div>
    </Popover>
  );
}
