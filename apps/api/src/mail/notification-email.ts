import type { Locale } from "@grow/i18n/locales";
import type { Mail } from "./email.ts";
import { emailHtml, emailText } from "./email-layout.ts";
import type { NoticeWords } from "./notice-words.ts";
import { mailText } from "./texts.ts";

/** Reports an event. `who` caused it, `what` is the diary it is about. */
export function noticeMail(of: {
  to: string;
  name: string;
  locale: Locale;
  event: NoticeWords;
  who: string;
  what: string;
  reason: string;
  /** The comment it is about, shortened; "" for others. */
  quote: string;
  /** Address of a picture of it; "" for none. */
  picture: string;
  url: string;
  /** The page on which users choose their emails. */
  settingsUrl: string;
  /** Unsubscribes from emails of this event. */
  unsubscribeUrl: string;
}): Mail {
  const say = mailText(of.locale);
  const sentence = say(`mail.notice.${of.event}`, { who: of.who, what: of.what });
  const email = {
    locale: of.locale,
    subject: sentence,
    preview: sentence,
    heading: sentence,
    paragraph: say("mail.notice.paragraph", { name: of.name }),
    button: say("mail.notice.button"),
    url: of.url,
    copyAddress: say("mail.copy"),
    ...(of.quote === "" ? {} : { quote: of.quote }),
    ...(of.picture === "" ? {} : { picture: of.picture }),
    ...(of.reason === "" ? {} : { note: of.reason }),
    why: say("mail.notice.why"),
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
