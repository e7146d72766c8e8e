import "../locales/feeds/catalog.ts";
import type { Schema } from "@grow/contract";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { fileAnswer } from "../../../shared/file-response.ts";
import { growerName } from "../../../shared/words/author-words.ts";
import { phaseWord } from "../../../shared/words/phase-words.ts";
import { feedPicture } from "./feed-picture.ts";
import { element, type Xml, xmlFile } from "./xml.ts";

const LENGTH = 50;

/** The newest diaries as RSS 2.0, in the language of the request. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api, i18n, environment, locale } = context;
  const { data } = await api.GET("/diaries", { params: { query: { sort: "new", limit: LENGTH } } });
  const absolute = (path: string) => new URL(path, environment.publicUrl).href;
  const channel = element(
    "channel",
    {},
    element("title", {}, i18n._(msg({ id: "feeds.rss.title", message: "Grow: new diaries" }))),
    element("link", {}, absolute(paths.explore())),
    element(
      "description",
      {},
      i18n._(msg({ id: "feeds.rss.description", message: "The newest grow diaries." })),
    ),
    element("language", {}, locale),
    element("atom:link", { rel: "self", type: "application/rss+xml", href: absolute(context.path) }),
    data.items.map((diary) => item(i18n, diary, absolute)),
  );
  const root = element(
    "rss",
    {
      version: "2.0",
      "xmlns:atom": "http://www.w3.org/2005/Atom",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
      "xmlns:media": "http://search.yahoo.com/mrss/",
    },
    channel,
  );
  return fileAnswer(context, "application/rss+xml", xmlFile(root));
}

function item(i18n: I18n, diary: Schema<"DiaryCard">, absolute: (path: string) => string): Xml {
  const { link, name, add_date, item_user, item_cover, seeds, max_faza } = diary;
  const words = [
    ...new Set(seeds.map((seed) => seed.name)),
    ...(max_faza === null ? [] : [phaseWord(i18n, max_faza)]),
  ];
  return element(
    "item",
    {},
    element("title", {}, name),
    element("link", {}, absolute(link)),
    element("guid", { isPermaLink: "false" }, absolute(`/diaries/${diary.id}`)),
    element("pubDate", {}, new Date(add_date).toUTCString()),
    element("dc:creator", {}, growerName(i18n, item_user)),
    words.length === 0 ? null : element("description", {}, words.join(" · ")),
    item_cover ? element("media:thumbnail", { url: absolute(feedPicture(item_cover)) }) : null,
  );
}
