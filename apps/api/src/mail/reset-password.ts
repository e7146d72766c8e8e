import type { Locale } from "@grow/i18n/locales";
import { letterHtml, letterText } from "./letter.ts";
import type { Mail } from "./mail.ts";
import { mailText } from "./texts.ts";

/** Carries the link that lets a grower choose a new password. */
export function resetPasswordMail(of: { to: string; name: string; url: string; locale: Locale }): Mail {
  const say = mailText(of.locale);
  const letter = {
    locale: of.locale,
    subject: say("mail.reset.subject"),
    preview: say("mail.reset.preview"),
    heading: say("mail.reset.heading"),
    paragraph: say("mail.reset.paragraph", { name: of.name }),
    button: say("mail.reset.button"),
    url: of.url,
    copyAddress: say("mail.copy"),
    note: say("mail.reset.note"),
    why: say("mail.reset.why"),
    foot: say("mail.foot"),
  };
  return { to: of.to, subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
}
