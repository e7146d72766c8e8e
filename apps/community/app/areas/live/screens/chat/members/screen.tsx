import { Button, EmptyState, Note, Page, Stack, TextLink } from "@grow/ui/foundation";
import { Pagination, SegmentLinks } from "@grow/ui/navigation";
import { PersonRow } from "@grow/ui/social";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { tabAddress } from "../../../../../shared/tabs/tab-list.ts";
import { paths } from "../../../paths.ts";
import layout from "../../../shared/page.module.css";
import { RoomForm } from "../parts/room-form.tsx";
import { useRoles } from "../parts/use-roles.ts";
import type { ChatMembers } from "./load-members.ts";
import { MEMBER_LISTS } from "./member-lists.ts";
import { MemberMenu } from "./parts/member-menu.tsx";

export interface MembersScreenProps extends ChatMembers {
  /** Why a form without scripts was rejected. */
  error: string | null;
}

/** The members of an open room with their roles, and for its hosts those who are banned. */
export function MembersScreen(props: MembersScreenProps) {
  const { me, room, list, members, banned, page, pages, error } = props;
  const { t } = useLingui();
  const roleOf = useRoles();
  const path = paths.chatMembers(room.address);
  const href = (to: (typeof MEMBER_LISTS.list)[number]) => tabAddress(path, MEMBER_LISTS, { list: to });
  return (
    <Page width="narrow" className={layout.page}>
      <Stack gap={4}>
        <p>
          <TextLink href={paths.chatRoom(room.address)}>
            <Trans id="chat.search.back">Back to the conversation</Trans>
          </TextLink>
        </p>
        <h1>{room.name}</h1>
        <p>
          <Plural id="chat.members" value={room.cntUsers} one="# member" other="# members" />
        </p>
        {error ? (
          <Note tone="bad" urgent>
            {error}
          </Note>
        ) : null}
        {room.canModerate ? (
          <SegmentLinks
            label={t({ id: "chat.members.lists", message: "Member lists" })}
            links={[
              {
                href: href("members"),
                label: t({ id: "chat.members.show", message: "Members" }),
                current: list === "members",
              },
              {
                href: href("banned"),
                label: t({ id: "chat.members.banned", message: "Banned" }),
                current: list === "banned",
              },
            ]}
          />
        ) : null}
        {members.length + banned.length === 0 ? (
          <EmptyState
            title={
              list === "banned" ? (
                <Trans id="chat.members.noBans">Nobody is banned</Trans>
              ) : (
                <Trans id="chat.members.none">No members yet</Trans>
              )
            }
          />
        ) : (
          <ul>
            {members.map((member) => (
              <li key={member.id}>
                <PersonRow
                  src={member.avatar}
                  seed={member.id}
                  name={member.name}
                  href={member.link}
                  detail={roleOf(member)}
                  action={
                    member.id !== me && (room.canModerate || room.role === "owner") ? (
                      <MemberMenu room={room} member={member} page={path} />
                    ) : undefined
                  }
                />
              </li>
            ))}
            {banned.map(({ id, name, link, avatar }) => (
              <li key={id}>
                <PersonRow
                  src={avatar}
                  seed={id}
                  name={name}
                  href={link}
                  action={
                    <RoomForm room={room} intent="unblock" page={path} fields={{ user_id: id }}>
                      <Button
                        type="submit"
                        size="small"
                        look="outline"
                        aria-label={t({ id: "chat.unban.one", message: `Unban ${name}` })}
                      >
                        <Trans id="chat.unban">Unban</Trans>
                      </Button>
                    </RoomForm>
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          label={t({ id: "chat.members.pages", message: "Pages" })}
          current={page}
          total={pages}
          href={(number) => tabAddress(path, MEMBER_LISTS, { list, page: number })}
        />
      </Stack>
    </Page>
  );
}
