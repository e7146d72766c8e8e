import { cutText } from "@grow/domain";
import { isLocale } from "@grow/i18n/locales";
import { sql } from "kysely";
import { isOpen } from "../content/invitations/open-invitations.ts";
import { targetLink } from "../content/targets/target-link.ts";
import type { Db } from "../db/database.ts";
import { eventPage, INVITATIONS_PAGE, isInvitation, type NotificationEvent } from "../events/notification.ts";
import type { Mailer } from "../mail/email.ts";
import { noticeWords } from "../mail/notice-words.ts";
import { noticeMail } from "../mail/notification-email.ts";
import { unsubscribeUrl } from "../mail/unsubscribe-url.ts";
import type { Jobs } from "../queue/job-queue.ts";
import { sendToList, takesEmails } from "./bounces.ts";
import { type NoticePicture, noticePicture, pictureUrl } from "./notice-picture.ts";
import { noticeTitle } from "./notice-title.ts";

interface NoticeRow {
  name: string;
  email: string;
  locale: string;
  from_name: string | null;
  diary_name: string | null;
  week_id: number | null;
  /** The comment that was written or liked. */
  comment_id: number | null;
  /** What somebody said to the user; null for other events. */
  said: string | null;
  /** Title and page of a question, a solution's question, a video or a reviewed product. */
  title: string | null;
  link: string | null;
  picture: NoticePicture;
}

/** Events whose emails quote the comment. */
const SAID: readonly NotificationEvent[] = ["comment", "reply", "mention"];

/** Characters of a quote. */
const QUOTE_LENGTH = 240;

/** Sends the email of a notification; skips one whose subject was deleted meanwhile. */
export async function sendNotificationEmail(
  { db, mailer, publicUrl, secret }: { db: Db; mailer: Mailer; publicUrl: string; secret: string },
  {
    user_id,
    event,
    type,
    content_id,
    diary_id,
    from_user_id,
    event_id,
    reason = "",
    is_reminder = false,
  }: Jobs["send-notice"],
): Promise<void> {
  const { rows } = await sql<NoticeRow>`
    select u.name, a.email, a.locale, f.name as from_name, d.name as diary_name,
      coalesce(w.id, p.week_id) as week_id, coalesce(said.id, c.id) as comment_id,
      left(case when ${event} = any(${SAID}::text[]) then coalesce(said.text, c.text) end, 600) as said,
      coalesce(${noticeTitle(sql`thing.type`, sql`thing.id`)},
        case when ${event} = 'content_hidden' and ${type} = 'diary' then (select t.name from diary t where t.id = ${content_id}) end) as title,
      ${targetLink(sql`thing.type`, sql`thing.id`)} as link,
      ${noticePicture({ type: sql`thing.type`, id: sql`thing.id`, diaryId: sql`d.id`, avatarKey: sql`f.avatar_key` })} as picture
    from account a
    join users u on u.id = a.user_id and not u.is_remove
    left join users f on f.id = ${from_user_id}::bigint and not f.is_remove
    left join diary d on d.id = ${diary_id}::bigint and not d.is_remove
    left join comment c on ${type} = 'comment' and c.id = ${content_id}
    left join lateral (
      select coalesce(c.type, ${type}) as type, coalesce(c.content_id, ${content_id}) as id) thing on true
    left join event e on e.id = ${event_id ?? null}::bigint
    left join comment said on said.id = (e.params ->> 'comment_id')::bigint
    left join week w on w.diary_id = d.id and not w.is_remove
      and w.id = case when ${type} = 'week' then ${content_id} when c.type = 'week' then c.content_id end
    left join photo p on p.diary_id = d.id and not p.is_remove
      and p.id = case when ${type} = 'photo' then ${content_id} when c.type = 'photo' then c.content_id end
    where a.user_id = ${user_id} and a.is_email_confirmed and ${takesEmails} and said.is_remove is not true
      and (${event} <> 'mention' or c.is_remove is not true)
      and (${event} <> 'like' or exists (
        select from likes l
        where l.type = ${type} and l.content_id = ${content_id} and l.user_id = ${from_user_id}::bigint))
      and (${event} <> 'follow' or exists (
        select from follow t
        where t.type = ${type} and t.content_id = ${content_id} and t.user_id = ${from_user_id}::bigint))
      and (not ${isInvitation(event)}::boolean or exists (
        select from brand_invitation i
        where i.brand_id = ${content_id} and i.user_id = ${user_id} and ${isOpen}
          and i.kind = ${event === "manager_add" ? "manager" : "tester"}))`.execute(db);
  const [row] = rows;
  if (!row) return;
  const { name, email, locale, from_name, diary_name, week_id, comment_id, title, link, said, picture } = row;
  if ((from_user_id !== null && from_name === null) || (diary_id !== null && diary_name === null)) return;
  const page = week_id === null ? `/diaries/${diary_id}` : `/diaries/${diary_id}/week/${week_id}`;
  const place = comment_id === null ? "" : `?comment=${comment_id}#comment-${comment_id}`;
  const hasPage = title !== null || event === "award_won" || event === "award_open";
  const ownPage = isInvitation(event) ? INVITATIONS_PAGE : hasPage && link ? eventPage(event, link) : null;
  const path = ownPage ? ownPage + place : diary_id === null ? `/grower/${from_name}` : page + place;
  const language = isLocale(locale) ? locale : "en";
  await sendToList(
    { db, mailer },
    user_id,
    noticeMail({
      to: email,
      name,
      locale: language,
      event: noticeWords(event, type, is_reminder),
      who: from_name ?? "",
      what: title ?? diary_name ?? "",
      reason,
      quote: cutText(said ?? "", QUOTE_LENGTH),
      picture: pictureUrl(publicUrl, picture, "lead"),
      url: publicUrl + path,
      settingsUrl: `${publicUrl}/settings/notifications`,
      unsubscribeUrl: unsubscribeUrl({ publicUrl, secret }, { user_id, emails: event }, language),
    }),
  );
}
