import { type QueryExecutorProvider, sql } from "kysely";

/** A room whose new messages a member has not read. */
export interface WaitingRoom {
  readonly id: number;
  /** As the member writes it. */
  readonly address: string;
  /** Unread messages, 100 at most. */
  readonly count: number;
  /** Who wrote the newest: a grower, or the brand. */
  readonly sender: string;
  readonly text: string;
}

/**
 * Those of the given rooms that a member is still to hear of: unread, not muted or left, and with nobody blocked meanwhile. A brand's
 * rooms are only for those who manage it today.
 */
export async function readWaitingRooms(
  db: QueryExecutorProvider,
  userId: number,
  ids: readonly number[],
): Promise<readonly WaitingRoom[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WaitingRoom>`
    select c.id, least(100, greatest(1, c.cnt_messages - cu.cnt_read)) as count,
      case when c.type = 'private' then 'u-' || case when c.user_low_id = ${userId} then c.user_high_id else c.user_low_id end
        when c.user_id = ${userId} then 'b-' || c.brand_id else 'b-' || c.brand_id || '-' || c.user_id end as address,
      coalesce(case when m.is_brand then b.name else u.name end, 'Grow') as sender,
      m.text
    from chat c
    join chat_user cu on cu.chat_id = c.id and cu.user_id = ${userId}
    left join brand b on b.id = c.brand_id
    join lateral (
      select one.* from message one
      where one.chat_id = c.id and one.user_id is distinct from ${userId} and not one.is_withheld and not one.is_remove
      order by one.id desc limit 1) m on m.id > coalesce(cu.last_read, 0)
    left join users u on u.id = m.user_id and not u.is_remove
    where c.id = any(${ids}::bigint[]) and not c.is_remove and cu.is_unread and not cu.is_mute and not cu.is_hidden
      and (c.type = 'private' and c.accept_date is not null or c.type = 'business' and (c.user_id = ${userId}
        or exists (select from brand_manager manager where manager.brand_id = c.brand_id and manager.user_id = ${userId})))
      and not exists (select from chat_ban ban where ban.chat_id = c.id)
      and not exists (
        select from user_ban ban where (ban.type = 'chat' and ban.content_id = c.id)
          or (ban.type = 'user' and ban.user_id in (c.user_low_id, c.user_high_id)
            and ban.content_id in (c.user_low_id, c.user_high_id)))
    order by c.update_date desc, c.id`.execute(db);
  return rows;
}
