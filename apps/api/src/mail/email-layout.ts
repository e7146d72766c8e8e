import type { Locale } from "@grow/i18n/locales";
import { escapeHtml } from "../content/escape-html.ts";
import { DISPLAY_FONT as display, emailFrame, TEXT_FONT as text } from "./email-frame.ts";

/** A line of a list. Without `url` it is no link; quote and picture may be "". */
export interface EmailItem {
  readonly text: string;
  readonly url?: string;
  readonly quote?: string;
  /** Address of a picture, shown as a square. */
  readonly picture?: string;
}

/** The parts of an email with one request. All are plain text; the layout escapes them. */
export interface EmailParts {
  readonly locale: Locale;
  readonly subject: string;
  /** Preview text in the inbox; not shown in the email. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraph: string;
  /** A list of news, one per line. */
  readonly items?: readonly EmailItem[];
  /** Words of another user, on one line. */
  readonly quote?: string;
  /** Address of a picture, shown at its own width, at most that of the card. */
  readonly picture?: string;
  readonly button: string;
  readonly url: string;
  /** Text before the full URL, for email clients that show no button. */
  readonly copyAddress: string;
  /** Small print within the card, if any. */
  readonly note?: string;
  /** Why this email was sent, and what to do if it was not requested. */
  readonly why: string;
  /** Where to change that. */
  readonly whyUrl?: string;
  /** Turns off these emails. */
  readonly unsubscribe?: { readonly words: string; readonly url: string };
  readonly foot: string;
}

/** The email as HTML: tables and inline styles, system fonts as fallback, one primary button. */
export function emailHtml(email: EmailParts): string {
  const url = escapeHtml(email.url);
  const link = (href: string, words = href) =>
    `<a href="${href}" class="l" style="color:#24582b${words === href ? ";word-break:break-all" : ""}">${words}</a>`;
  const whyLink = email.whyUrl === undefined ? "" : `<br>${link(escapeHtml(email.whyUrl))}`;
  const items = (email.items ?? []).map(itemHtml).join("");
  const list =
    items === ""
      ? ""
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${items}</table>\n`;
  const picture =
    email.picture === undefined
      ? ""
      : `<a href="${url}"><img src="${escapeHtml(email.picture)}" alt="" style="display:block;max-width:100%;height:auto;max-height:520px;object-fit:cover;border:0;border-radius:5px;margin:0 0 20px"></a>\n`;
  const quote =
    email.quote === undefined
      ? ""
      : `<blockquote class="i2" style="margin:0 0 16px;padding-left:14px;border-left:3px solid #d9d5c7;font-family:${text};font-size:16px;line-height:1.5;color:#434839">${escapeHtml(email.quote)}</blockquote>\n`;
  const unsubscribe =
    email.unsubscribe === undefined
      ? ""
      : `<br>${link(escapeHtml(email.unsubscribe.url), escapeHtml(email.unsubscribe.words))}`;
  const small = (inner: string) =>
    `<p class="m" style="margin:0 0 16px;font-family:${text};font-size:13px;line-height:1.55;color:#5f6351">${inner}</p>`;
  const card = `<h1 class="i" style="margin:0 0 14px;font-family:${display};font-weight:500;font-size:30px;line-height:1.2;color:#1a1f17">${escapeHtml(email.heading)}</h1>
<p class="i2" style="margin:0 0 16px;font-family:${text};font-size:16px;line-height:1.55;color:#434839">${escapeHtml(email.paragraph).replaceAll("\n", "<br>")}</p>
${quote}${picture}${list}<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="b" style="background:#2c6a34;border-radius:7px"><a href="${url}" class="bt" style="display:inline-block;padding:14px 24px;font-family:${text};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(email.button)}</a></td></tr></table>
<p style="margin:18px 0 0"></p>
${email.note === undefined ? "" : small(escapeHtml(email.note))}${small(`${escapeHtml(email.copyAddress)} ${link(url)}`)}`;
  const below = `${small(escapeHtml(email.why) + whyLink + unsubscribe)}${small(escapeHtml(email.foot))}`;
  return emailFrame({ ...email, card, below });
}

/** A line of a list: picture, words, and what was said. Empty cells keep the words in one column. */
function itemHtml({ text: line, url, quote = "", picture = "" }: EmailItem): string {
  const words = escapeHtml(line);
  const href = url === undefined ? "" : escapeHtml(url);
  const image =
    picture === ""
      ? ""
      : `<a href="${href}"><img src="${escapeHtml(picture)}" width="56" height="56" alt="" style="display:block;width:56px;height:56px;object-fit:cover;border:0;border-radius:4px"></a>`;
  const shown =
    href === ""
      ? words
      : `<a href="${href}" class="i" style="color:#1a1f17;font-weight:600;text-decoration:none">${words}</a>`;
  const said =
    quote === ""
      ? ""
      : `<br><span class="m" style="font-size:14px;color:#5f6351">${escapeHtml(quote)}</span>`;
  const edge = "border-top:1px solid #d9d5c7;padding:14px 0";
  return (
    `<tr><td class="hr" width="72" valign="top" style="${edge}">${image}</td>` +
    `<td class="hr i2" valign="middle" style="${edge};font-family:${text};font-size:16px;line-height:1.4;color:#434839">${shown}${said}</td></tr>`
  );
}

/** The same email as plain text. */
export function emailText(email: EmailParts): string {
  const parts = [
    email.heading,
    email.paragraph,
    email.quote === undefined ? undefined : `> ${email.quote}`,
    email.items
      ?.map(({ text, url, quote = "" }) =>
        [
          `- ${text}`,
          ...(quote === "" ? [] : [`  > ${quote}`]),
          ...(url === undefined ? [] : [`  ${url}`]),
        ].join("\n"),
      )
      .join("\n"),
    `${email.button}:\n${email.url}`,
    email.note,
    email.whyUrl === undefined ? email.why : `${email.why}\n${email.whyUrl}`,
    email.unsubscribe === undefined ? undefined : `${email.unsubscribe.words}:\n${email.unsubscribe.url}`,
    email.foot,
  ];
  return `${parts.filter((part) => part !== undefined).join("\n\n")}\n`;
}
