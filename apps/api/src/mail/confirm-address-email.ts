import type { Locale } from "@grow/i18n/locales";
import type { Mail } from "./email.ts";
import { emailHtml, emailText } from "./email-layout.ts";
import { mailText } from "./texts.ts";

/** Asks a new user to confirm their address. `url` is the confirmation page with its token. */
export function confirmEmailMail(of: { to: string; name: string; url: string; locale: Locale }): Mail {
  const say = mailText(of.locale);
  const email = {
    locale: of.locale,
    subject: say("mail.confirm.subject"),
    preview: say("mail.confirm.preview"),
    heading: say("mail.confirm.heading"),
    paragraph: say("mail.confirm.paragraph", { name: of.name }),
    button: say("mail.confirm.button", { email: of.to }),
    url: of.url,
    copyAddress: say("mail.copy"),
    why: say("mail.confirm.why"),
    foot: say("mail.foot"),
  };
  return { to: of.to, subject: email.subject, text: emailText(email), html: emailHtml(email) };
}
