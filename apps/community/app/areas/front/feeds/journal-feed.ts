import "../locales/feeds/catalog.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import { say } from "@grow/i18n";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { msg } from "@lingui/core/macro";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { fileAnswer } from "../../../shared/file-response.ts";
import { coverData } from "../../../shared/posts/post-card-view.ts";
import { textLang } from "../../../shared/text-lang.ts";
import { growerName } from "../../../shared/words/author-words.ts";
import { absoluteHtml } from "./absolute-html.ts";
import { feedPicture } from "./feed-picture.ts";
import { FEED_TYPES, type FeedEntry, type FeedFormat, feedFile } from "./news-feed.ts";

/** Most articles with texts that the API returns at once. */
const LENGTH = 30;

const TITLE = msg({ id: "feeds.journal.title", message: "Grow: journal" });
const TOPIC = msg({ id: "feeds.journal.topic", message: "Grow: {topic}" });
const DESCRIPTION = msg({ id: "feeds.journal.description", message: "The newest articles, with full text." });

/**
 * A loader of the newest articles of the journal, a category or a tag, in the language of the request as far as they are translated;
 * with `?in=` only those that can be read in a language.
 */
export function journalFeed(format: FeedFormat) {
  return async ({ context, params }: LoaderFunctionArgs): Promise<Response> => {
    const { i18n, url, environment } = context;
    const only = TRANSLATED_LOCALES.find((one) => one === url.searchParams.get("in"));
    const { path, list } = await readList(context, params, only);
    const absolute = (place: string) => new URL(place, environment.publicUrl).href;
    const entries = list.items.map((post, index) =>
      entryOf(post, list.texts?.[index]?.text ?? "", {
        absolute,
        author: growerName(i18n, post.item_user),
      }),
    );
    const file = feedFile(format, {
      id: absolute(only === undefined ? path : `${path}?in=${only}`),
      title: list.item_topic ? say(i18n, TOPIC, { topic: list.item_topic.name }) : i18n._(TITLE),
      description: i18n._(DESCRIPTION),
      author: "Grow",
      link: absolute(only === undefined ? path : `${path}?in=${only}`),
      self: absolute(context.path),
      updated:
        entries
          .map(({ updated }) => updated)
          .sort()
          .at(-1) ?? new Date(context.now).toISOString(),
      entries,
    });
    return fileAnswer(context, FEED_TYPES[format], file);
  };
}

async function readList(
  { api, i18n, url }: AppLoadContext,
  { category: c, tag: t }: LoaderFunctionArgs["params"],
  only: ReturnType<typeof textLang> | undefined,
): Promise<{ path: string; list: Schema<"PostCardList"> }> {
  if (![c, t].every((slug) => slug === undefined || /^[a-z0-9-]{1,60}$/.test(slug)))
    throw badParameter(url.pathname);
  const query = {
    ...{ lang: only ?? textLang(i18n.locale), limit: LENGTH, texts: true },
    ...(only === undefined ? {} : { only_lang: only }),
  };
  if (c !== undefined) {
    const { data } = await api.GET("/blogs/category/{c}", { params: { path: { c }, query } });
    return { path: `${paths.journal()}/category/${c}`, list: data };
  }
  if (t !== undefined) {
    const { data } = await api.GET("/blogs/tag/{t}", { params: { path: { t }, query } });
    return { path: `${paths.journal()}/tags/${t}`, list: data };
  }
  const { data } = await api.GET("/blogs", { params: { query } });
  return { path: paths.journal(), list: data };
}

function entryOf(
  post: Schema<"PostCard">,
  html: string,
  { absolute, author }: { absolute: (path: string) => string; author: string },
): FeedEntry {
  const link = absolute(post.link);
  const cover = coverData(post.cover);
  return {
    title: post.title,
    // Its address may change and its language follows the reader, its number does neither.
    id: absolute(`${paths.journal()}/${post.id}`),
    lang: post.lang,
    link,
    published: post.view_date,
    updated: post.update_date,
    pubDate: post.view_date,
    picture: cover && absolute(feedPicture(cover)),
    author,
    summary: post.preview,
    html: absoluteHtml(html, link),
    topics: post.item_category ? [post.item_category.name] : [],
  };
}
