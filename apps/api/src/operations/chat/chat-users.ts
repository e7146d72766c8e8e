import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { userLink } from "../../content/author.ts";
import { squareUrl } from "../../media/present-photo.ts";
import { notBlockedWith } from "../../rights/not-blocked.ts";

export interface ChatUserRow {
  id: number;
  name: string;
  avatar_key: string | null;
  role: Schema<"ChatRole">;
  is_moderator: boolean;
  is_online: boolean;
  last_read: number | null;
  cnt_reports: number;
}

/** Minutes after which someone is no longer online. */
const ONLINE_MINUTES = 5;

/**
 * JSON of member `cu` of room `c`, their user `u` and account `a`. Someone who blocked the reader is never online; their read mark stays where
 * it was. Read marks are for both or for neither.
 */
export function chatUserJson(readerId: number): RawBuilder<ChatUserRow> {
  return sql<ChatUserRow>`json_build_object('id', u.id, 'name', u.name, 'avatar_key', u.avatar_key, 'role', cu.role,
    'is_moderator', u.access && array['moderate', 'admin'], 'is_online', coalesce(a.visit_date > now() - make_interval(mins => ${sql.lit(ONLINE_MINUTES)}), false)
      and ${notBlockedWith(readerId, sql`u.id`)}
      and not exists (select from user_ban b where b.user_id = u.id and b.type = 'chat' and b.content_id = c.id),
    'last_read', case when c.type <> 'common' and a.is_read_marks
      and (select r.is_read_marks from account r where r.user_id = ${readerId}) then cu.last_read end,
    'cnt_reports', u.cnt_reports)`;
}

/** Members `cu` of room `c` whom the reader sees: growers do not see who speaks for a brand. */
export function shownMembers(readerId: number): RawBuilder<unknown> {
  return sql`
    chat_user cu join users u on u.id = cu.user_id and not u.is_remove left join account a on a.user_id = u.id
    where cu.chat_id = c.id and (c.type <> 'business' or cu.user_id = ${readerId} or cu.user_id = c.user_id)`;
}

export function presentChatUser({ name, avatar_key, ...row }: ChatUserRow): Schema<"ChatUser"> {
  return { ...row, name, link: userLink(name), avatar_small: squareUrl(avatar_key) };
}
