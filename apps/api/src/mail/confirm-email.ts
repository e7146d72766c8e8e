import type { Locale } from "@grow/i18n/locales";
import { letterHtml, letterText } from "./letter.ts";
import type { Mail } from "./mail.ts";
import { mailText } from "./texts.ts";

/** Asks a new grower to prove the address. `url` leads to the confirming page with its key. */
export function confirmEmailMail(of: { to: string; name: string; url: string; locale: Locale }): Mail {
  const say = mailText(of.locale);
  const letter = {
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
  return { to: of.to, subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
}
