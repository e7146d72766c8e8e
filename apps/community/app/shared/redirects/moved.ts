import { fillHead, type HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import type { TitleValues } from "@grow/domain";
import { htmlLang } from "@grow/i18n";
import type { AppLoadContext } from "@remix-run/node";

interface Moved {
  /** Path of the present page. */
  readonly to: string;
  /** 301 for good, 302 where the target may change. */
  readonly status: 301 | 302;
  /** Title of the present page. */
  readonly titles: HeadTemplate;
  readonly values?: TitleValues;
}

/** Redirects an old address. The body names the page for clients that do not follow (RFC 9110, 15.4.2). */
export function moved(
  { i18n, locale }: Pick<AppLoadContext, "i18n" | "locale">,
  { to, status, titles, values }: Moved,
): Response {
  const title = escaped(`${fillHead(i18n, titles, values).title} · Grow`);
  const body = `<!doctype html><html lang="${htmlLang(locale)}"><title>${title}</title><a href="${escaped(to)}">${title}</a></html>`;
  return new Response(body, {
    status,
    headers: { location: to, "content-type": "text/html; charset=utf-8" },
  });
}

/** The text of a slug: `12-night-plum` is `night plum`. */
export function slugWords(slug: string): string {
  return slug.replace(/^\d+-?/, "").replaceAll("-", " ");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
