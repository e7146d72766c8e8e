import { say } from "@grow/i18n";
import { useFormats } from "@grow/i18n/react";
import { Avatar, cx, Icon, type IconDrawing, Link, VisuallyHidden } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  AtSign,
  Bell,
  BookOpen,
  CalendarPlus,
  Check,
  CircleQuestionMark,
  Crown,
  FlaskConical,
  Gift,
  Heart,
  MessageCircle,
  MessageCircleReply,
  ShieldCheck,
  Store,
  TriangleAlert,
  Trophy,
  UserPlus,
  Video,
} from "lucide-react";
import { useRootData } from "../root-data.ts";
import { ageWord } from "../words/age-words.ts";
import { growerName } from "../words/author-words.ts";
import { weekWord } from "../words/week-words.ts";
import type { NoticeView } from "./line-view.ts";
import { markRead } from "./mark-read.ts";
import styles from "./notification-lines.module.css";
import { planLink, planWords } from "./plan-words.ts";
import type { GrowerEvent, SiteEvent } from "./told-events.ts";

/** What happened, by event; `about` is the kind of thing, `count` the number of growers. */
const WORDS: Record<GrowerEvent, MessageDescriptor> = {
  like: msg({
    id: "notification.like",
    message:
      "{count, plural, one {liked} other {liked}} {about, select, diary {your diary} week {your week} photo {your photo} comment {your comment} problem {your question} solution {your answer} video {your video} review {your review} other {your post}}",
  }),
  comment: msg({
    id: "notification.comment",
    message:
      "{count, plural, one {commented} other {commented}} on {about, select, diary {your diary} week {your week} photo {your photo} comment {your comment} problem {your question} solution {your answer} video {your video} review {your review} other {your post}}",
  }),
  reply: msg({
    id: "notification.reply",
    message: "{count, plural, one {replied} other {replied}} to your comment",
  }),
  mention: msg({
    id: "notification.mention",
    message:
      "{count, plural, one {mentioned} other {mentioned}} you in {about, select, week {a week} comment {a comment} problem {a question} solution {an answer} video {a video} review {a review} other {a post}}",
  }),
  follow: msg({
    id: "notification.follow",
    message: "{count, plural, one {follows} other {follow}} {about, select, diary {your diary} other {you}}",
  }),
  solution: msg({
    id: "notification.solution",
    message: "{count, plural, one {answered} other {answered}} your question",
  }),
  solution_accepted: msg({
    id: "notification.accepted",
    message: "{count, plural, one {accepted} other {accepted}} your answer",
  }),
  week_new: msg({
    id: "notification.week",
    message: "{count, plural, one {added a week} other {added a week}}",
  }),
  diary_new: msg({
    id: "notification.diary",
    message: "{count, plural, one {started a diary} other {started a diary}}",
  }),
  problem_new: msg({
    id: "notification.question",
    message: "{count, plural, one {asked a question} other {asked a question}}",
  }),
  video_new: msg({
    id: "notification.video",
    message: "{count, plural, one {added a video} other {added a video}}",
  }),
};

/** Texts of the site's own notifications. */
const SITE_WORDS: Record<SiteEvent, MessageDescriptor> = {
  diary_approved: msg({ id: "notification.approved", message: "Your diary is approved" }),
  diary_rejected: msg({ id: "notification.rejected", message: "Your diary was rejected" }),
  diary_verified: msg({ id: "notification.verified", message: "Your diary is verified" }),
  award_won: msg({ id: "notification.award", message: "You won a Grow award" }),
  manager_add: msg({ id: "notification.managerAdd", message: "A brand invited you to manage its page" }),
  tester_add: msg({ id: "notification.testerAdd", message: "A brand invited you to test its products" }),
  premium_end: msg({ id: "notification.plan", message: "News about your plan" }),
  giveaway_end: msg({ id: "notification.giveawayEnd", message: "A giveaway ends soon" }),
  giveaway_won: msg({ id: "notification.giveawayWon", message: "You won a giveaway. Reply in time" }),
};

/** What a line is about, at a glance. */
const SIGNS: Record<GrowerEvent | SiteEvent, IconDrawing> = {
  like: Heart,
  comment: MessageCircle,
  reply: MessageCircleReply,
  mention: AtSign,
  follow: UserPlus,
  solution: MessageCircle,
  solution_accepted: Check,
  week_new: CalendarPlus,
  diary_new: BookOpen,
  problem_new: CircleQuestionMark,
  video_new: Video,
  diary_approved: Check,
  diary_rejected: TriangleAlert,
  diary_verified: ShieldCheck,
  award_won: Trophy,
  manager_add: Store,
  tester_add: FlaskConical,
  premium_end: Crown,
  giveaway_end: Gift,
  giveaway_won: Trophy,
};

/** An event that a newer server tells of. */
const OTHER = msg({ id: "notification.other", message: "Something new" });

const eventValue = <Value,>(
  values: Readonly<Partial<Record<NoticeView["event"], Value>>>,
  event: NoticeView["event"],
) => values[event];

interface NotificationLinesProps {
  user: number;
  items: readonly NoticeView[];
}

/** Notifications, newest first: who, what, about which thing, and how the text begins. A line that is opened counts as read. */
export function NotificationLines({ user, items }: NotificationLinesProps) {
  return (
    <ol className={styles.lines}>
      {items.map((line) => (
        <OneLine key={line.id} user={user} line={line} />
      ))}
    </ol>
  );
}

function OneLine({ user, line }: { user: number; line: NoticeView }) {
  const { i18n, t } = useLingui();
  const now = useRootData()?.now ?? Date.parse(line.date);
  const { event, about, who, cntUsers, href, title, week, text, date, isNew, plan } = line;
  const formats = useFormats();
  const words = eventValue(WORDS, event);
  const name = growerName(i18n, who);
  const others = cntUsers - 1;
  const whole = [
    ...(week === null ? [] : [weekWord(i18n, `week${week}`)]),
    ...(title === "" ? [] : [title]),
  ].join(" · ");
  const shown = whole || text || (plan ? planLink(i18n, plan) : "");
  const sign = eventValue(SIGNS, event) ?? Bell;
  return (
    <li className={cx(styles.line, isNew && styles.unread)}>
      <span className={styles.from}>
        {words ? (
          <>
            <Avatar src={who?.avatar} seed={who?.id ?? 0} removed={who === null} size={44} />
            <span className={styles.sign} data-event={event}>
              <Icon of={sign} size={12} />
            </span>
          </>
        ) : (
          <span className={styles.site}>
            <Icon of={sign} size={20} />
          </span>
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.head}>
          {words ? (
            <>
              <b className={styles.author}>
                {others > 0
                  ? say(
                      i18n,
                      msg({
                        id: "notification.who",
                        message:
                          "{count, plural, one {{name} and # other grower} other {{name} and # other growers}}",
                      }),
                      { name, count: others },
                    )
                  : name}
              </b>
              <span>{say(i18n, words, { about, count: cntUsers })}</span>
            </>
          ) : (
            <b className={styles.author}>
              {plan ? planWords(i18n, formats, plan) : i18n._(eventValue(SITE_WORDS, event) ?? OTHER)}
            </b>
          )}
        </p>
        {shown === "" ? null : (
          <p className={styles.title}>
            {href ? (
              <Link href={href} onClick={() => markRead(user, line)}>
                {shown}
              </Link>
            ) : (
              shown
            )}
          </p>
        )}
        {text === "" || shown === text ? null : <p className={styles.text}>{text}</p>}
      </div>
      <p className={styles.when}>
        {isNew ? <VisuallyHidden>{t({ id: "notification.new", message: "New" })} </VisuallyHidden> : null}
        <time dateTime={date}>{ageWord(i18n, date, now)}</time>
      </p>
    </li>
  );
}
