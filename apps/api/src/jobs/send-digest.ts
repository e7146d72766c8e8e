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
import type { Jobs } from "../queue/job-queue.ts";
import { sendToList, takesEmails } from "./bounces.ts";
import { type NoticePicture, noticePicture, pictureUrl } from "./notice-picture.ts";
import { noticeTitle } from "./notice-title.ts";

/** Lists the notifications that are left out. */
const NOTIFICATIONS_PAGE = "/notifications";

/** Lines of one digest; the rest is counted. */
const MAX_LINES = 10;

/** Characters of a quote. */
const QUOTE_LENGTH = 120;

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

/** Sends one digest: unread notifications of the events that the user wants in it. */
export async function sendDigest(
  {
    db,
    mailer,
    publicUrl,
    secret,
  }: { db: QueryExecutorProvider; mailer: Mailer; publicUrl: string; secret: string },
  { user_id, since, until, is_goodbye = false }: Jobs["send-digest"],
): Promise<void> {
  const { rows } = await sql<DigestRow>`
    select a.email as to, u.name, a.locale from account a join users u on u.id = a.user_id and not u.is_remove
    where a.user_id = ${user_id} and a.digest <> 'none' and a.is_email_confirmed and ${takesEmails}`.execute(
    db,
  );
  const [account] = rows;
  if (account === undefined) return;
  const standard = SENT_EVENTS.filter((event) => DEFAULT_SETTINGS[event].mail);
  const waiting = SENT_EVENTS.filter((event) => DEFAULT_SETTINGS[event].digest);
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
      and n.add_date < coalesce(${until ?? null}::timestamptz, 'infinity')
      and n.event = any(${SENT_EVENTS}::text[]) and coalesce(s.mail, n.event = any(${standard}::text[]))
      and coalesce(s.digest, n.event = any(${waiting}::text[]))
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
  await sendToList(
    { db, mailer },
    user_id,
    digestMail({
      ...account,
      locale,
      lines,
      isGoodbye: is_goodbye,
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
