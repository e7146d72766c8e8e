import { htmlLang, type Locale } from "@grow/i18n/locales";
import type { WidgetCard } from "./read-card.ts";
import type { WidgetSize, WidgetTheme } from "./widget-address.ts";

const SPROUT =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 27V15" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>' +
  '<path d="M15.4 16.5C8.5 17 4.5 13 3.5 6.5c7-.2 11.5 3.5 11.9 10zM16.8 14.2c.2-5.7 4-9.6 11.2-9.9-.4 6.7-4.4 10.5-11.2 9.9z" fill="currentColor"/>' +
  '<path d="M6 29.5h20" stroke="currentColor" stroke-width="2"/></svg>';

interface FrameOptions {
  readonly locale: Locale;
  readonly size: WidgetSize;
  readonly theme: WidgetTheme;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for content and attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The document of a widget: no script, no font, one style sheet. */
export function cardHtml(card: WidgetCard, options: FrameOptions): string {
  return frameHtml(card.title, options.size === "line" ? lineHtml(card) : wholeHtml(card), options);
}

/** The document for a thing that is not there, or not for guests. */
export function missingHtml(text: string, options: FrameOptions): string {
  const body = `<main class="line"><span class="logo">${SPROUT}</span><span class="small">${escapeText(text)}</span></main>`;
  return frameHtml("Grow", body, options);
}

function frameHtml(title: string, body: string, { locale, theme }: FrameOptions): string {
  const look = theme === "" ? "" : ` data-theme="${theme}"`;
  return (
    `<!doctype html><html lang="${htmlLang(locale)}"${look}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeText(title)} · Grow</title><link rel="stylesheet" href="/scripts/widget.css"></head>` +
    `<body>${body}</body></html>\n`
  );
}

function wholeHtml({ title, lang, corner, lines, photo, strip, link, more }: WidgetCard): string {
  const shape = photo?.isSquare ? "photo square" : "photo";
  const picture = photo
    ? `<img class="${shape}" src="${escapeText(photo.url)}" alt="${escapeText(photo.alt)}" width="96" height="${photo.isSquare ? 96 : 120}">`
    : "";
  return (
    `<main class="card"><div class="head">${linkHtml("/", `${SPROUT}Grow`, "logo")}<span class="small">${escapeText(corner)}</span></div>` +
    `<div class="body">${picture}<div class="words">${linkHtml(link, escapeText(title), "title", lang)}` +
    `${lines.map((line) => `<span class="small">${escapeText(line)}</span>`).join("")}${stripHtml(strip)}</div></div>` +
    `${linkHtml(link, escapeText(more), "more")}</main>`
  );
}

function lineHtml({ title, lang, lines, link }: WidgetCard): string {
  const words = `<b${langOf(lang)}>${escapeText(title)}</b> ${escapeText(lines.join(", "))}`;
  return `<main class="line">${linkHtml("/", SPROUT, "logo", null, "Grow")}${linkHtml(link, words, "small")}</main>`;
}

function stripHtml(strip: WidgetCard["strip"]): string {
  if (strip === null) return "";
  const cells = strip.phases.map((phase) => `<i data-phase="${phase}"></i>`).join("");
  return `<span class="strip" role="img" aria-label="${escapeText(strip.label)}">${cells}</span>`;
}

/** A link out of the frame. @param html - its content, escaped */
function linkHtml(path: string, html: string, name: string, lang: string | null = null, label = ""): string {
  const words = label === "" ? "" : ` aria-label="${escapeText(label)}"`;
  return `<a class="${name}" href="${escapeText(path)}" target="_blank" rel="noopener"${langOf(lang)}${words}>${html}</a>`;
}

const langOf = (lang: string | null): string => (lang === null ? "" : ` lang="${escapeText(lang)}"`);
