import { Icon, useHydrated } from "@grow/ui/foundation";
import { Menu, MenuButton, MenuLink } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { Ban, Bell, BellOff, Ellipsis, EyeOff, Flag, LogOut, Pencil, Search, User } from "lucide-react";
import { useState } from "react";
import { paths } from "../../../paths.ts";
import type { RoomView } from "../view.ts";
import { RenameDialog } from "./rename-dialog.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { RoomForm } from "./room-form.tsx";

/** What can be done with a room: mute, hide or leave, report, block. */
export function RoomMenu({ room, onLeave }: { room: RoomView; onLeave?: (() => void) | undefined }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [isReporting, setReporting] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const isOpen = room.type === "common";
  const gone = () => (onLeave ? onLeave() : navigate(paths.chat()));
  return (
    <>
      <Menu square sheet label={t({ id: "chat.more", message: "More" })} trigger={<Icon of={Ellipsis} />}>
        {room.href ? (
          <MenuLink icon={User} href={room.href}>
            {room.type === "business" && !room.isAsBrand ? (
              <Trans id="chat.toBrand">Brand page</Trans>
            ) : (
              <Trans id="chat.toProfile">Profile</Trans>
            )}
          </MenuLink>
        ) : null}
        <MenuLink icon={Search} href={`${paths.chatRoom(room.address)}?query=`}>
          <Trans id="chat.search">Search messages</Trans>
        </MenuLink>
        <RoomForm room={room} intent={room.isMute ? "unmute" : "mute"}>
          <MenuButton type="submit" icon={room.isMute ? Bell : BellOff}>
            {room.isMute ? <Trans id="chat.unmute">Unmute</Trans> : <Trans id="chat.mute">Mute</Trans>}
          </MenuButton>
        </RoomForm>
        {isOpen && room.role === "owner" ? (
          <MenuButton icon={Pencil} disabled={!isHydrated} onClick={() => setRenaming(true)}>
            <Trans id="chat.rename">Rename room</Trans>
          </MenuButton>
        ) : null}
        <RoomForm room={room} intent="hide" onDone={gone}>
          <MenuButton type="submit" icon={isOpen ? LogOut : EyeOff}>
            {isOpen ? (
              <Trans id="chat.leave">Leave room</Trans>
            ) : (
              <Trans id="chat.hide">Hide until the next message</Trans>
            )}
          </MenuButton>
        </RoomForm>
        <MenuButton icon={Flag} disabled={!isHydrated} onClick={() => setReporting(true)}>
          <Trans id="chat.report.room">Report conversation</Trans>
        </MenuButton>
        {isOpen || room.isGone ? null : (
          <>
            <hr />
            <RoomForm
              room={room}
              intent={room.isBlocked ? "unblock" : "block"}
              fields={{ user_id: room.userId }}
            >
              <MenuButton type="submit" icon={Ban} danger={!room.isBlocked}>
                {room.isBlocked ? (
                  <Trans id="chat.unblock">Unblock</Trans>
                ) : (
                  <Trans id="chat.block">Block</Trans>
                )}
              </MenuButton>
            </RoomForm>
          </>
        )}
      </Menu>
      <ReportDialog room={room} message={null} open={isReporting} onClose={() => setReporting(false)} />
      {isOpen ? <RenameDialog room={room} open={isRenaming} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}
