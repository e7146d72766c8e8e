import "../../../shared/catalogue/locales/catalog.ts";
import "../locales/widget/catalog.ts";
import { say } from "@grow/i18n";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer } from "../../../shared/file-response.ts";
import { FRAME_TITLE } from "./frame-title.ts";
import { readCard, type WidgetCard } from "./read-card.ts";
import { fittingWidget, thingAt } from "./widget-address.ts";
import { widgetCode } from "./widget-code.ts";

const DAY = 86_400;

/** The frame of a diary, grower or brand for sites that know only its address (oEmbed 1.0). No request leaves the site. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { url, environment, i18n, locale, contentKeys } = context;
  const { searchParams } = url;
  if ((searchParams.get("format") ?? "json") !== "json") return refusal(501, "Only JSON is available");
  const { publicUrl } = environment;
  const address = searchParams.get("url") ?? "";
  const thing = /^https?:\/\//i.test(address) ? thingAt(address, publicUrl) : null;
  const card = thing && (await readCard(context, thing));
  if (!thing || !card) return refusal(404, "There is no card for this address");
  const { size, width, height } = fittingWidget(
    limit(searchParams.get("maxwidth")),
    limit(searchParams.get("maxheight")),
  );
  const title = say(i18n, FRAME_TITLE, { title: card.title });
  const { link } = card;
  const look = { size, theme: "", lang: locale } as const;
  return jsonAnswer(
    { token: undefined, contentKeys },
    {
      version: "1.0",
      type: "rich",
      title: card.title,
      ...authorOf(card, publicUrl),
      provider_name: "Grow",
      provider_url: publicUrl,
      cache_age: DAY,
      html: widgetCode({ publicUrl, thing, ...look, width, height, title, link }),
      width,
      height,
    },
  );
}

function authorOf({ author }: WidgetCard, publicUrl: string) {
  return author && { author_name: author.name, author_url: new URL(author.link, publicUrl).href };
}

/** A limit in px; without one, or with a text that is no number, there is none. */
function limit(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}

function refusal(status: number, text: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(text, { status, headers });
}
