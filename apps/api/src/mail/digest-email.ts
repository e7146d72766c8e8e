import type { Locale } from "@grow/i18n/locales";
import type { Mail } from "./email.ts";
import { emailHtml, emailText } from "./email-layout.ts";
import type { NoticeWords } from "./notice-words.ts";
import { mailText } from "./texts.ts";

/** An event in a digest. `who` caused it, `what` is the diary it is about. */
export interface DigestLine {
  readonly event: NoticeWords;
  readonly who: string;
  readonly what: string;
  /** Its page. */
  readonly url: string;
  /** What was said, shortened; "" for other events. */
  readonly quote: string;
  /** Address of a picture of it; "" for none. */
  readonly picture: string;
}

/** Summarises events since the last digest. `count` is the total, of which the newest are given. */
export function digestMail(of: {
  to: string;
  name: string;
  locale: Locale;
  lines: readonly DigestLine[];
  count: number;
  /** Whether it is the last one until the user visits again. */
  isGoodbye: boolean;
  url: string;
  settingsUrl: string;
  unsubscribeUrl: string;
}): Mail {
  const say = mailText(of.locale);
  const rest = of.count - of.lines.length;
  const items = of.lines.map(({ event, who, what, url, quote, picture }) => ({
    text: say(`mail.notice.${event}`, { who, what }),
    ...{ url, quote, picture },
  }));
  const email = {
    locale: of.locale,
    subject: of.isGoodbye ? say("mail.digest.last.subject") : say("mail.digest.subject", { count: of.count }),
    preview: items[0]?.text ?? "",
    heading: say("mail.digest.heading"),
    paragraph: say(of.isGoodbye ? "mail.digest.last.paragraph" : "mail.digest.paragraph", { name: of.name }),
    items: rest > 0 ? [...items, { text: say("mail.digest.more", { count: rest }) }] : items,
    button: say("mail.digest.button"),
    url: of.url,
    copyAddress: say("mail.copy"),
    why: say("mail.digest.why"),
    whyUrl: of.settingsUrl,
    unsubscribe: { words: say("mail.unsubscribe"), url: of.unsubscribeUrl },
    foot: say("mail.foot"),
  };
  return {
    to: of.to,
    subject: email.subject,
    text: emailText(email),
    html: emailHtml(email),
    list: { unsubscribe: of.unsubscribeUrl },
  };
}
