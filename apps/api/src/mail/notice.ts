import type { Locale } from "@grow/i18n/locales";
import type { NoticeEvent } from "../notices/notice.ts";
import { letterHtml, letterText } from "./letter.ts";
import type { Mail } from "./mail.ts";
import { mailText } from "./texts.ts";

/** Tells of something that happened. `who` did it, `what` is the diary it is about. */
export function noticeMail(of: {
  to: string;
  name: string;
  locale: Locale;
  event: NoticeEvent | "follow_you";
  who: string;
  what: string;
  reason: string;
  url: string;
  /** Where the grower chooses which letters he gets. */
  settingsUrl: string;
}): Mail {
  const say = mailText(of.locale);
  const sentence = say(`mail.notice.${of.event}`, { who: of.who, what: of.what });
  const letter = {
    locale: of.locale,
    subject: sentence,
    preview: sentence,
    heading: sentence,
    paragraph: say("mail.notice.paragraph", { name: of.name }),
    button: say("mail.notice.button"),
    url: of.url,
    copyAddress: say("mail.copy"),
    ...(of.reason === "" ? {} : { note: of.reason }),
    why: say("mail.notice.why"),
    whyUrl: of.settingsUrl,
    foot: say("mail.foot"),
  };
  return {
    to: of.to,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    list: { unsubscribe: of.settingsUrl },
  };
}
