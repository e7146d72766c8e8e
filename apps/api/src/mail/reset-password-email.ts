import type { Locale } from "@grow/i18n/locales";
import type { Mail } from "./email.ts";
import { emailHtml, emailText } from "./email-layout.ts";
import { mailText } from "./texts.ts";

/** Contains the link to choose a new password. */
export function resetPasswordMail(of: { to: string; name: string; url: string; locale: Locale }): Mail {
  const say = mailText(of.locale);
  const email = {
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
  return { to: of.to, subject: email.subject, text: emailText(email), html: emailHtml(email) };
}
