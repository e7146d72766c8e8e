import { mentionedNames } from "@grow/domain/texts";
import { sql } from "kysely";
import { isPremium } from "../content/plans/is-premium.ts";
import { findTarget } from "../content/targets/find-target.ts";
import type { Tx } from "../db/database.ts";
import { recordEvent } from "../events/record-event.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import type { Reader } from "../rights/diary-access.ts";
import { notifyUser, restoreNotification } from "./notify-user.ts";

/** A text in which growers may be mentioned. */
export interface MentioningThing {
  readonly type: "comment" | "problem" | "review" | "solution" | "video" | "week";
  readonly content_id: number;
  readonly diary_id: number | null;
  /** The author of the text; null when the account is gone. */
  readonly user_id: number | null;
}

/** Most growers that one text may mention over all its edits. */
const MOST_MENTIONS = 20;

/**
 * Notifies the growers that a text mentions, each once, however often it is edited. Left out are those who can't see the thing, those
 * with a block between them and the author, and those who were notified of the same event anyway.
 *
 * @param besides the event of the text, whose notifications count
 */
export async function notifyMentions(
  tx: Tx,
  jobs: JobQueue,
  text: string,
  { type, content_id, diary_id, user_id }: MentioningThing,
  besides: number | null = null,
): Promise<void> {
  const names = mentionedNames(text);
  if (names.length === 0 || user_id === null) return;
  const { rows } = await sql<Reader>`
    select u.id, u.access, ${isPremium} as is_premium
    from user_handle h join users u on u.id = h.user_id and not u.is_remove and not u.is_ban
    where h.handle = any(${names}::text[]) and u.id <> ${user_id}
      and not exists (
        select from user_ban b where b.type = 'user'
          and ((b.user_id = u.id and b.content_id = ${user_id}) or (b.user_id = ${user_id} and b.content_id = u.id)))
      and not exists (
        select from ${mentionsOf(type, content_id)} and (e.params ->> 'user_id')::bigint = u.id)
      and not exists (select from notification n where n.event_id = ${besides}::bigint and n.user_id = u.id)
    order by u.id
    limit greatest(0, ${MOST_MENTIONS} - (select count(*) from ${mentionsOf(type, content_id)}))`.execute(tx);
  for (const reader of rows) {
    if (!(await findTarget(tx, type, content_id, reader))) continue;
    const about = { content_type: type, content_id, diary_id };
    const event_id = await recordEvent(tx, {
      type: "mention.create",
      user_id,
      ...about,
      params: { user_id: reader.id },
    });
    const content = {
      event: "mention",
      type,
      content_id,
      diary_id,
      from_user_id: user_id,
      event_id,
    } as const;
    await notifyUser(tx, jobs, reader.id, content);
  }
}

const mentionsOf = (type: MentioningThing["type"], id: number) =>
  sql`event e where e.content_type = ${type} and e.content_id = ${id} and e.type = 'mention.create'`;

/** Deletes the unread notifications of the mentions in a removed text. */
export async function retractMentions(tx: Tx, { type, content_id }: MentioningThing): Promise<void> {
  await sql`
    delete from notification n
    where n.event_id in (select e.id from ${mentionsOf(type, content_id)}) and not n.is_visit`.execute(tx);
}

/** Restores the notifications of mentions that were unread when the text was removed. */
export async function restoreMentions(tx: Tx, thing: MentioningThing): Promise<void> {
  const { type, content_id, diary_id, user_id } = thing;
  const { rows } = await sql<{ id: number; to: number; add_date: string }>`
    select e.id, (e.params ->> 'user_id')::bigint as "to", e.add_date from ${mentionsOf(type, content_id)} order by e.id`.execute(
    tx,
  );
  for (const { id: event_id, to, add_date } of rows) {
    const content = {
      event: "mention",
      type,
      content_id,
      diary_id,
      from_user_id: user_id,
      event_id,
    } as const;
    await restoreNotification(tx, to, content, add_date);
  }
}
