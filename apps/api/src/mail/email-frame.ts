import { htmlLang, type Locale } from "@grow/i18n/locales";
import { escapeHtml } from "../content/escape-html.ts";

/** Fonts of headings. */
export const DISPLAY_FONT = "'Brygada 1918',Georgia,'Times New Roman',serif";
/** Fonts of texts. */
export const TEXT_FONT = "Onest,Anuphan,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Values of the dark theme Soil; email clients do not support custom properties. */
const dark =
  "@media(max-width:620px){.w{width:100%!important}.pd{padding:24px 20px!important}}" +
  "@media(prefers-color-scheme:dark){body,.bg{background:#12160f!important}" +
  ".cd{background:#191e15!important;border-color:#313929!important}.i{color:#efeddf!important}" +
  ".i2{color:#c6c8b5!important}.m{color:#a0a58f!important}.l{color:#a9d786!important}" +
  ".hr{border-color:#313929!important}.b{background:#9fd07a!important}.bt{color:#0f1f0c!important}}";

interface Framed {
  readonly locale: Locale;
  readonly subject: string;
  /** Preview text in the inbox; not shown in the email. */
  readonly preview: string;
  /** HTML of the card. */
  readonly card: string;
  /** HTML of the small print below it. */
  readonly below: string;
}

/** An email around its card: tables and inline styles, system fonts as fallback, light and dark. */
export function emailFrame({ locale, subject, preview, card, below }: Framed): string {
  return `<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>body{margin:0;padding:0}${dark}</style></head>
<body class="bg" style="background:#f3f1ea"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f1ea"><tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" class="w" width="600" cellpadding="0" cellspacing="0" style="width:600px;max-width:100%">
<tr><td class="i" style="padding:0 4px 14px;font-family:${DISPLAY_FONT};font-size:26px;color:#1a1f17">Grow</td></tr>
<tr><td class="cd pd" style="background:#fbfaf6;border:1px solid #d9d5c7;border-radius:5px;padding:36px 40px">
${card}</td></tr>
<tr><td style="padding:18px 4px 0">${below}</td></tr>
</table></td></tr></table></body></html>
`;
}
