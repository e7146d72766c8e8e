import "../../../shared/catalogue/locales/catalog.ts";
import "../locales/widget/catalog.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { msg } from "@lingui/core/macro";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileAnswer } from "../../../shared/file-response.ts";
import { cardHtml, missingHtml } from "./card-html.ts";
import { readCard } from "./read-card.ts";
import { isWidgetId, WIDGET_SIZES, WIDGET_THEMES, WIDGET_TYPES } from "./widget-address.ts";

/** Nothing runs in it, and every site may show it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

/** The card of a diary, grower or brand for a frame of another site. It is the same for everyone and sets no cookie. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { url, i18n, locale, contentKeys } = context;
  const type = WIDGET_TYPES.find((one) => one === params.type);
  const { id = "" } = params;
  if (!type || !isWidgetId(id)) throw badParameter(url.pathname);
  const { searchParams } = url;
  const options = {
    locale,
    size: WIDGET_SIZES.find((one) => one === searchParams.get("size")) ?? "card",
    theme: WIDGET_THEMES.find((one) => one === searchParams.get("theme")) ?? "",
  } as const;
  const card = await readCard(context, { type, id });
  const text = i18n._(msg({ id: "widget.missing", message: "This isn't available on Grow." }));
  const html = card === null ? missingHtml(text, options) : cardHtml(card, options);
  // A member's cookie changes nothing.
  const answer = fileAnswer({ token: undefined, contentKeys }, "text/html", html);
  answer.headers.set("content-security-policy", POLICY);
  if (card !== null) return answer;
  return new Response(html, {
    status: 404,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
    },
  });
}
