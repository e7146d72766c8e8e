import { htmlLang } from "@grow/i18n";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { listRequest, loadList } from "../../../../shared/lists/load-list.ts";
import { postFeed } from "../../../../shared/posts/feed-paths.ts";
import { textLang } from "../../../../shared/text-lang.ts";
import { journalList, type Place, placePath } from "./list.ts";
import { journalTitles, topicTitles } from "./titles.ts";
import { journalView } from "./view.ts";

/** Loads a list of articles with the categories, the tags and an open voting. */
export async function loadJournal(context: AppLoadContext, place: Place) {
  const { api, i18n, url, locale, now } = context;
  const lang = htmlLang(locale);
  const only = TRANSLATED_LOCALES.find((one) => one === url.searchParams.get("in")) ?? null;
  const list = journalList(place, only);
  const request = listRequest(list, url);
  const texts = { lang: textLang(i18n.locale) };
  const isFront = place.kind === "all" && request.page === 1;
  const query = {
    ...list.range(request.page),
    ...texts,
    ...(only === null ? { first_lang: lang } : { only_lang: only }),
  };
  const [answer, topics, votings] = await Promise.all([
    readList(api, place, query),
    api.GET("/blogs/tags", { params: { query: texts } }),
    isFront ? api.GET("/blogs/voting", { params: { query: { ...texts, limit: 1 } } }) : null,
  ]);
  const { data } = answer;
  const path = placePath(place);
  // By a slug that it had before, or that was merged into it.
  if (data.item_topic && data.item_topic.link !== path)
    throw redirect(data.item_topic.link + url.search, 301);
  const { head } = await loadList(list, request, context, {
    call: async () => ({ ...data, items: data.items.map((item) => ({ ...item, name: item.title })) }),
    titles: place.kind === "all" ? journalTitles : topicTitles,
    ...(data.item_topic ? { category: data.item_topic.name } : {}),
  });
  return {
    head: {
      ...head,
      alternates: (["rss", "atom"] as const).map((format) => ({
        path: postFeed(format, path, lang),
        title: head.title,
        type: `application/${format}+xml` as const,
      })),
    },
    journal: journalView(
      place,
      { list: data, topics: topics.data, votings: votings?.data ?? null },
      list.length(request.page, data),
      { only, lang, now },
    ),
  };
}

type Query = ReturnType<ReturnType<typeof journalList>["range"]> & {
  readonly lang: ReturnType<typeof textLang>;
  readonly first_lang?: string;
  readonly only_lang?: string;
};

function readList(api: AppLoadContext["api"], place: Place, query: Query) {
  switch (place.kind) {
    case "all":
      return api.GET("/blogs", { params: { query } });
    case "category":
      return api.GET("/blogs/category/{c}", { params: { path: { c: place.slug }, query } });
    case "tag":
      return api.GET("/blogs/tag/{t}", { params: { path: { t: place.slug }, query } });
  }
}
