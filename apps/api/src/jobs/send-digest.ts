import { cutText } from "@grow/domain";
import { isLocale } from "@grow/i18n/locales";
import { type QueryExecutorProvider, sql } from "kysely";
import { targetLink } from "../content/targets/target-link.ts";
import {
  INVITATIONS_PAGE,
  isInvitation,
  type NotificationEvent,
  SENT_EVENTS,
} from "../events/notification.ts";
import { type DigestLine, digestMail } from "../mail/digest-email.ts";
import type { Mailer } from "../mail/email.ts";
import { noticeWords } from "../mail/notice-words.ts";
import { unsubscribeUrl } from "../mail/unsubscribe-url.ts";
import { DEFAULT_SETTINGS } from "../notifications/default-settings.ts";
import { isShown } from "../notifications/shown-notifications.ts";
import type { JobQueue, Jobs } from "../queue/job-queue.ts";
import { type NoticePicture, noticePicture, pictureUrl } from "./notice-picture.ts";
import { noticeTitle } from "./notice-title.ts";

/** Lists the notifications that are left out. */
const NOTIFICATIONS_PAGE = "/notifications";

/** Lines of one digest; the rest is counted. */
const MAX_LINES = 10;

/** Characters of a quote. */
const QUOTE_LENGTH = 120;

/** Accounts per run; the rest is handled by the next. */
const AT_ONCE = 1000;

/** Hours between two digests, slightly less than the period, so that jitter skips none. */
const PERIOD_HOURS = { daily: 23, weekly: 167 } as const;

/** Queues a digest for each account with one due and unread notifications. */
export async function queueDigests(db: QueryExecutorProvider, jobs: JobQueue): Promise<void> {
  const { rows } = await sql<{ user_id: number; since: string }>`
    with due as (
      select a.user_id, greatest(coalesce(a.digest_date, '-infinity'), now() - period.hours) as since
      from account a
      join users u on u.id = a.user_id and not u.is_remove and not u.is_ban
      cross join lateral (select make_interval(hours =>
        case a.digest when 'daily' then ${PERIOD_HOURS.daily}::int else ${PERIOD_HOURS.weekly}::int end + 1) as hours) period
      where a.digest <> 'none' and a.is_email_confirmed
        and coalesce(a.digest_date, '-infinity') < now() - period.hours + interval '1 hour'
      order by a.user_id
    ), filled as (
      select * from due where exists (
        select from notification n where n.user_id = due.user_id and not n.is_visit and ${isShown} and n.add_date >= due.since)
      limit ${AT_ONCE}
    )
    update account set digest_date = now() from filled where account.user_id = filled.user_id
    returning account.user_id, to_json(filled.since) #>> '{}' as since`.execute(db);
  for (const { user_id, since } of rows) {
    await jobs.send("send-digest", { user_id, since }, undefined, {
      key: `digest ${user_id}`,
      seconds: 12 * 3600,
    });
  }
}

interface DigestRow {
  to: string;
  name: string;
  locale: string;
}

interface LineRow {
  event: NotificationEvent;
  type: string;
  who: string | null;
  what: string | null;
  link: string | null;
  /** The comment that was written. */
  comment_id: number | null;
  said: string | null;
  picture: NoticePicture;
  total: number;
}

/** Sends one digest: unread notifications of the events that the user wants by email. */
export async function sendDigest(
  {
    db,
    mailer,
    publicUrl,
    secret,
  }: { db: QueryExecutorProvider; mailer: Mailer; publicUrl: string; secret: string },
  { user_id, since }: Jobs["send-digest"],
): Promise<void> {
  const { rows } = await sql<DigestRow>`
    select a.email as to, u.name, a.locale from account a join users u on u.id = a.user_id and not u.is_remove
    where a.user_id = ${user_id} and a.digest <> 'none' and a.is_email_confirmed`.execute(db);
  const [account] = rows;
  if (account === undefined) return;
  const standard = SENT_EVENTS.filter((event) => DEFAULT_SETTINGS[event].mail);
  const { rows: found } = await sql<LineRow>`
    select n.event, n.type, f.name as who, coalesce(${noticeTitle(sql`coalesce(c.type, n.type)`, sql`coalesce(c.content_id, n.content_id)`)}, d.name) as what,
      ${targetLink(sql`n.type`, sql`n.content_id`)} as link, (e.params ->> 'comment_id')::bigint as comment_id,
      left(said.text, 600) as said,
      ${noticePicture({ type: sql`coalesce(c.type, n.type)`, id: sql`coalesce(c.content_id, n.content_id)`, diaryId: sql`d.id`, avatarKey: sql`f.avatar_key` })} as picture,
      count(*) over ()::int as total
    from notification n
    left join users f on f.id = n.from_user_id and not f.is_remove
    left join diary d on d.id = n.diary_id and not d.is_remove
    left join event e on e.id = n.event_id
    left join comment c on n.type = 'comment' and c.id = n.content_id
    left join comment said on not said.is_remove and said.id = case
      when n.event in ('comment', 'reply') then (e.params ->> 'comment_id')::bigint
      when n.event = 'mention' and n.type = 'comment' then n.content_id end
    left join notification_setting s on s.user_id = n.user_id and s.event = n.event
    where n.user_id = ${user_id} and not n.is_visit and ${isShown} and n.add_date >= ${since}::timestamptz
      and n.event = any(${SENT_EVENTS}::text[]) and coalesce(s.mail, n.event = any(${standard}::text[]))
      and (n.from_user_id is null or f.id is not null) and (n.diary_id is null or d.id is not null)
    order by n.add_date desc, n.id desc limit ${MAX_LINES}`.execute(db);
  if (found.length === 0) return;
  const lines = found.map(
    ({ event, type, who, what, link, comment_id, said, picture }): DigestLine => ({
      event: noticeWords(event, type),
      who: who ?? "",
      what: what ?? "",
      url: publicUrl + (isInvitation(event) ? INVITATIONS_PAGE : pageOf(link, comment_id)),
      quote: cutText(said ?? "", QUOTE_LENGTH),
      picture: pictureUrl(publicUrl, picture, "line"),
    }),
  );
  const locale = isLocale(account.locale) ? account.locale : "en";
  await mailer.send(
    digestMail({
      ...account,
      locale,
      lines,
      count: found[0]?.total ?? lines.length,
      url: publicUrl + NOTIFICATIONS_PAGE,
      settingsUrl: `${publicUrl}/settings/subscribe`,
      unsubscribeUrl: unsubscribeUrl({ publicUrl, secret }, { user_id, emails: "digest" }, locale),
    }),
  );
}

/** The page of a thing, at the comment that was written about it. */
function pageOf(link: string | null, commentId: number | null): string {
  if (link === null) return NOTIFICATIONS_PAGE;
  if (commentId === null) return link;
  return `${link.split("?")[0]}?comment=${commentId}`;
}
