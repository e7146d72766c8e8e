import { accountMail, type Recipient } from "./account-email.ts";
import type { Mail } from "./email.ts";
import { mailText } from "./texts.ts";

/**
 * Confirms that a message to the site's team has arrived. It has none of the writer's words, not even their name: the address may be
 * somebody else's.
 */
export function contactReceivedMail(of: Omit<Recipient, "name"> & { number: number; url: string }): Mail {
  const say = mailText(of.locale);
  return accountMail(
    { ...of, name: "" },
    {
      subject: say("mail.contact.subject", { number: of.number }),
      paragraph: say("mail.contact.paragraph"),
      button: say("mail.notice.button"),
      url: of.url,
      why: say("mail.contact.why"),
    },
  );
}

/** The team's answer to a message. */
export function contactReplyMail(
  of: Recipient & { number: number; subject: string; reply: string; url: string },
): Mail {
  const say = mailText(of.locale);
  return accountMail(of, {
    subject: say("mail.contact_reply.subject", { number: of.number, subject: of.subject }),
    heading: say("mail.contact_reply.heading", { name: of.name }),
    preview: of.reply.slice(0, 140),
    paragraph: of.reply,
    button: say("mail.contact_reply.button"),
    url: of.url,
    why: say("mail.contact_reply.why"),
  });
}
