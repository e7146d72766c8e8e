import { say } from "@grow/i18n";
import { useFormats } from "@grow/i18n/react";
import { Avatar, cx, Icon, Link, TextLink, VisuallyHidden } from "@grow/ui/foundation";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Bell } from "lucide-react";
import type { ReactNode } from "react";
import { useRootData } from "../root-data.ts";
import { ageWord } from "../words/age-words.ts";
import { growerName } from "../words/author-words.ts";
import { weekWord } from "../words/week-words.ts";
import { SIGNS } from "./event-signs.ts";
import { GROWER_WORDS, SITE_WORDS } from "./event-words.ts";
import type { NoticeView } from "./line-view.ts";
import { markRead } from "./mark-read.ts";
import styles from "./notification-lines.module.css";
import { planLink, planWords } from "./plan-words.ts";

/** An event that a newer server tells of. */
const OTHER = msg({ id: "notification.other", message: "Something new" });

const eventValue = <Value,>(
  values: Readonly<Partial<Record<NoticeView["event"], Value>>>,
  event: NoticeView["event"],
) => values[event];

interface NotificationLinesProps {
  user: number;
  items: readonly NoticeView[];
  /** Where the notifications of a group are listed one by one. */
  groupHref?: ((line: NoticeView) => string) | undefined;
  /** Buttons at the end of a line. */
  actions?: ((line: NoticeView) => ReactNode) | undefined;
}

/** Notifications, newest first: who, what, about which thing, and how the text begins. A line that is opened counts as read. */
export function NotificationLines({ user, items, groupHref, actions }: NotificationLinesProps) {
  return (
    <ol className={styles.lines}>
      {items.map((line) => (
        <OneLine key={line.id} user={user} line={line} groupHref={groupHref} actions={actions} />
      ))}
    </ol>
  );
}

type OneLineProps = Omit<NotificationLinesProps, "items"> & { line: NoticeView };

function OneLine({ user, line, groupHref, actions }: OneLineProps) {
  const { i18n, t } = useLingui();
  const now = useRootData()?.now ?? Date.parse(line.date);
  const { event, about, who, cntUsers, cntNotifications, href, title, week, text, date, isNew, plan } = line;
  const formats = useFormats();
  const words = eventValue(GROWER_WORDS, event);
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
              <span>{say(i18n, words, { about, count: cntUsers, total: cntNotifications })}</span>
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
        {groupHref && cntNotifications > 1 ? (
          <p className={styles.group}>
            <TextLink href={groupHref(line)}>
              {t({
                id: "notification.group",
                message: plural(cntNotifications, { one: "See # notification", other: "See all #" }),
              })}
            </TextLink>
          </p>
        ) : null}
      </div>
      <p className={styles.when}>
        {isNew ? <VisuallyHidden>{t({ id: "notification.new", message: "New" })} </VisuallyHidden> : null}
        <time dateTime={date}>{ageWord(i18n, date, now)}</time>
      </p>
      {actions ? <div className={styles.actions}>{actions(line)}</div> : null}
    </li>
  );
}
