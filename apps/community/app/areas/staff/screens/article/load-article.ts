import { newIdempotencyKey } from "@grow/api-client";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { textLang } from "../../../../shared/text-lang.ts";
import { deskPaths } from "../../desk-paths.ts";
import type { PublishTime } from "../../shared/desks/publish-time.ts";
import { ARTICLE_LANGS, type ArticleLang } from "./article-form.ts";
import type { Done, Moved } from "./save-article.ts";
import { articleView, newArticleView } from "./view.ts";

/** The article and language that a path names: no id for a new article, no language for the original. */
export function articleAt(
  { id, lang }: Readonly<Record<string, string | undefined>>,
  pathname: string,
): { id: number | null; lang: ArticleLang | null } {
  const article = id === "new" ? null : paramId(id ?? "");
  const language = lang === undefined ? null : ARTICLE_LANGS.find((one) => one === lang);
  if (article === undefined || language === undefined || (article === null && language !== null))
    throw notFound(pathname);
  return { id: article, lang: language };
}

const MOST_TOPICS = 100;

/** @throws a redirect from the language of the original to its own path */
export async function loadArticle(
  { api, locale, url }: AppLoadContext,
  { id, lang }: ReturnType<typeof articleAt>,
) {
  const topics = (kind: "category" | "tag") =>
    api.GET("/staff/topics/{kind}", { params: { path: { kind }, query: { limit: MOST_TOPICS } } });
  const [categories, tags, post] = await Promise.all([
    topics("category"),
    topics("tag"),
    id === null ? null : api.GET("/staff/posts/{id}", { params: { path: { id } } }),
  ]);
  const known = { categories: categories.data.items, tags: tags.data.items };
  if (!post || id === null) {
    const view = newArticleView(known, textLang(locale));
    return { ...view, requestKey: newIdempotencyKey(), done: null, moved: null };
  }
  const { data } = post;
  if (lang === data.lang) throw redirect(`${deskPaths.article(id)}${url.search}`, 302);
  const view = articleView(data, lang ?? (data.lang as ArticleLang), { topics: known, locale });
  const { searchParams } = url;
  return {
    ...view,
    publish: chosenTime(searchParams.get("at")) ?? view.publish,
    requestKey: null,
    done: DONE.find((one) => one === searchParams.get("done")) ?? null,
    moved: MOVED.find((one) => one === searchParams.get("moved")) ?? null,
  };
}

const DONE: readonly Done[] = ["saved", "published", "scheduled", "incomplete", "bad-date", "changed"];
const MOVED: readonly Moved[] = ["unpublished", "removed", "restored", "lang-removed"];

/** A date and time that were chosen and not taken, to be corrected. */
function chosenTime(at: string | null): PublishTime | null {
  const [, date = "", time = ""] = /^([\d-]{0,10})T([\d:]{0,8})$/.exec(at ?? "") ?? [];
  return date === "" && time === "" ? null : { date, time };
}
