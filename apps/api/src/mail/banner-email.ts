import { accountMail, type Recipient } from "./account-email.ts";
import type { Mail } from "./email.ts";
import { mailText } from "./texts.ts";

/** Tells a manager of a brand that its banner is approved, or what must be changed first. */
export function bannerDecisionMail(
  of: Recipient & {
    banner: string;
    brand: string;
    isApproved: boolean;
    /** What must be changed; empty for an approved one. */
    text: string;
    url: string;
  },
): Mail {
  const say = mailText(of.locale);
  const { name, banner, brand, text } = of;
  const decision = of.isApproved ? "approved" : "refused";
  return accountMail(of, {
    subject: say(`mail.banner.${decision}.subject`, { banner }),
    paragraph: say(`mail.banner.${decision}.paragraph`, { name, brand, text }),
    button: say("mail.banner.button"),
    url: of.url,
    why: say("mail.banner.why", { brand }),
  });
}
