import type { Locale } from "@grow/i18n/locales";
import { escapeHtml } from "../content/escape-html.ts";
import type { Mail } from "./email.ts";
import { DISPLAY_FONT, emailFrame, TEXT_FONT } from "./email-frame.ts";
import type { NewsletterBlocks } from "./newsletter-blocks.ts";
import { mailText } from "./texts.ts";

/** Addresses of one recipient's copy. */
export interface NewsletterAddresses {
  /** The address of the link at a place. */
  link(place: number): string;
  /** Picture that counts an opened newsletter. */
  readonly picture: string;
  /** Stops emails of this brand, and of all brands. */
  readonly stop: string;
  readonly stopAll: string;
}

interface NewsletterEmail {
  readonly to: string;
  /** The reader's, for the words around the newsletter. */
  readonly locale: Locale;
  readonly brand: string;
  /** The brand's page. */
  readonly brandUrl: string;
  readonly title: string;
  readonly preview: string;
  /** Language of title and text. */
  readonly lang: string;
  readonly blocks: NewsletterBlocks;
  readonly settingsUrl: string;
  /** Null for a test, which counts nothing. */
  readonly addresses: NewsletterAddresses | null;
  /** The true address of the link at a place, for a test. */
  address(place: number): string;
}

/** A brand's newsletter: who sends it, its text, why it came and how to stop it. */
export function newsletterMail(of: NewsletterEmail): Mail {
  const { addresses, brand, locale, lang, title, blocks } = of;
  const say = mailText(locale);
  const subject = addresses === null ? say("mail.newsletter.test", { title }) : title;
  const reasons = {
    why: say("mail.newsletter.why", { brand }),
    stop: say("mail.newsletter.stop", { brand }),
    stopAll: say("mail.newsletter.stop_all"),
    settings: say("mail.newsletter.settings"),
    foot: say("mail.foot"),
  };
  const links = [
    ...(addresses === null
      ? []
      : [
          { words: reasons.stop, url: addresses.stop },
          { words: reasons.stopAll, url: addresses.stopAll },
        ]),
    { words: reasons.settings, url: of.settingsUrl },
  ];
  const anchor = ({ words, url }: { words: string; url: string }) =>
    `<a href="${escapeHtml(url)}" class="l" style="color:#24582b">${escapeHtml(words)}</a>`;
  const small = (inner: string) =>
    `<p class="m" style="margin:0 0 16px;font-family:${TEXT_FONT};font-size:13px;line-height:1.55;color:#5f6351">${inner}</p>`;
  const from = say("mail.newsletter.from", { brand });
  const body = blocks.html((place) => escapeHtml(addresses?.link(place) ?? of.address(place)));
  const card = `<p class="m" style="margin:0 0 14px;font-family:${TEXT_FONT};font-size:13px;line-height:1.4;color:#5f6351">${anchor({ words: from, url: of.brandUrl })}</p>
<h1 class="i" lang="${escapeHtml(lang)}" style="margin:0 0 14px;font-family:${DISPLAY_FONT};font-weight:500;font-size:30px;line-height:1.2;color:#1a1f17">${escapeHtml(title)}</h1>
<div class="i2" lang="${escapeHtml(lang)}" style="font-family:${TEXT_FONT};font-size:16px;line-height:1.55;color:#434839">${body}</div>
`;
  const picture =
    addresses === null
      ? ""
      : `<img src="${escapeHtml(addresses.picture)}" width="1" height="1" alt="" style="border:0">`;
  const below = `${small(`${escapeHtml(reasons.why)}<br>${links.map(anchor).join("<br>")}`)}${small(escapeHtml(reasons.foot))}${picture}`;
  const text = [
    ...[from, title, blocks.text, reasons.why],
    links.map(({ words, url }) => `${words}:\n${url}`).join("\n"),
    reasons.foot,
  ].join("\n\n");
  return {
    ...{ to: of.to, subject, text: `${text}\n` },
    html: emailFrame({ locale, subject, preview: of.preview, card, below }),
    ...(addresses === null ? {} : { list: { unsubscribe: addresses.stop } }),
  };
}
