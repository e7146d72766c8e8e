import { Icon, TextLink } from "@grow/ui/foundation";
import { MenuHeading, Popover } from "@grow/ui/overlay";
import { PersonRow } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import { Users } from "lucide-react";
import { paths } from "../../../paths.ts";
import type { MemberView, RoomView } from "../view.ts";
import styles from "./room.module.css";
import { useRoles } from "./use-roles.ts";

interface RoomMembersProps {
  room: RoomView;
  members: readonly MemberView[];
}

/** The members of an open room, its hosts first. */
export function RoomMembers({ room, members }: RoomMembersProps) {
  const { t } = useLingui();
  const label = t({ id: "chat.members.show", message: "Members" });
  const roleOf = useRoles();
  return (
    <Popover square sheet label={label} trigger={<Icon of={Users} />}>
      <MenuHeading>{label}</MenuHeading>
      <div className={styles.members}>
        {members.map((member) => (
          <PersonRow
            key={member.id}
            src={member.avatar}
            seed={member.id}
            name={member.name}
            href={member.link}
            detail={roleOf(member)}
          />
        ))}
      </div>
      <p className={styles.allMembers}>
        <TextLink href={paths.chatMembers(room.address)} data-page="">
          <Trans id="chat.members.all">All members</Trans>
        </TextLink>
      </p>
    </Popover>
  );
}
