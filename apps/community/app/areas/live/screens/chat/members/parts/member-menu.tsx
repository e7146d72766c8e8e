import { Icon } from "@grow/ui/foundation";
import { Menu, MenuButton } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { Ban, Ellipsis, UserMinus, UserRoundCog } from "lucide-react";
import type { ROLES } from "../../act-on-chat.ts";
import { RoomForm } from "../../parts/room-form.tsx";
import type { MemberView, RoomView } from "../../view.ts";

interface MemberMenuProps {
  room: RoomView;
  member: MemberView;
  page: string;
}

/** What hosts do with a member: give or take a role, remove, ban. */
export function MemberMenu({ room, member, page }: MemberMenuProps) {
  const { t } = useLingui();
  const { id, name, role } = member;
  const words: Record<(typeof ROLES)[number], string> = {
    owner: t({ id: "chat.member.makeOwner", message: "Make host" }),
    moderator: t({ id: "chat.member.makeModerator", message: "Make moderator" }),
    member: t({ id: "chat.member.takeRole", message: "Remove role" }),
  };
  const others = (["owner", "moderator", "member"] as const).filter((one) => one !== role);
  const isRemovable = room.canModerate && role !== "owner";
  if (room.role !== "owner" && !isRemovable) return null;
  const form = { room, page };
  return (
    <Menu
      square
      size="small"
      label={t({ id: "chat.member.more", message: `Options for ${name}` })}
      trigger={<Icon of={Ellipsis} size={16} />}
    >
      {room.role === "owner"
        ? others.map((one) => (
            <RoomForm key={one} {...form} intent="role" fields={{ user_id: id, role: one }}>
              <MenuButton type="submit" icon={UserRoundCog}>
                {words[one]}
              </MenuButton>
            </RoomForm>
          ))
        : null}
      {isRemovable ? (
        <>
          <RoomForm {...form} intent="remove" fields={{ user_id: id }}>
            <MenuButton type="submit" icon={UserMinus}>
              <Trans id="chat.member.remove">Remove from this room</Trans>
            </MenuButton>
          </RoomForm>
          <RoomForm {...form} intent="block" fields={{ user_id: id }}>
            <MenuButton type="submit" icon={Ban} danger>
              <Trans id="chat.ban">Ban from this room</Trans>
            </MenuButton>
          </RoomForm>
        </>
      ) : null}
    </Menu>
  );
}
