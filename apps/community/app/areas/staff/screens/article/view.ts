import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import type { Schema } from "@grow/contract";
import { LOCALE_NAMES } from "@grow/i18n/locales";
import { deskPaths } from "../../desk-paths.ts";
import { type PublishTime, publishTime } from "../../shared/desks/publish-time.ts";
import { ARTICLE_LANGS, type ArticleLang, articleFields, newArticleFields } from "./article-form.ts";

type Post = Schema<"StaffPost">;

/** How far the text of a language is: the original, a translation that readers get, one without a text, or none. */
type LanguageState = "original" | "ready" | "draft" | "missing";

export interface LanguageView {
  readonly lang: ArticleLang;
  readonly name: string;
  readonly state: LanguageState;
  readonly href: string;
  readonly current: boolean;
}

/** What an article lacks to be published. */
export type Missing =
  | { readonly what: "text" | "cover" | "category" }
  /** Pictures without alt text in the text of a language. */
  | { readonly what: "alt"; readonly lang: string; readonly count: number };

export interface TopicView {
  readonly slug: string;
  readonly name: string;
}

/** An article that is saved; what a new one does not have. */
export interface SavedArticle {
  readonly id: number;
  readonly version: number;
  readonly state: Schema<"StaffPostState">;
  readonly title: string;
  /** Its page, once it is out. */
  readonly link: string | null;
  readonly isTranslation: boolean;
  /** The text of this language is saved. */
  readonly isWritten: boolean;
  readonly languages: readonly LanguageView[];
  /** The original, beside a translation. */
  readonly source: { readonly lang: string; readonly title: string; readonly html: string } | null;
  readonly missing: readonly Missing[];
  readonly author: string | null;
  /** When it came out or will come out. */
  readonly viewDate: string | null;
  readonly updateDate: string;
}

export interface ArticleView {
  readonly lang: ArticleLang;
  readonly fields: FormFields;
  /** Empty for a translation, whose place is that of the original. */
  readonly categories: readonly TopicView[];
  readonly tags: readonly TopicView[];
  readonly publish: PublishTime;
  /** Null for a new article. */
  readonly saved: SavedArticle | null;
}

interface Topics {
  readonly categories: readonly Schema<"StaffTopic">[];
  readonly tags: readonly Schema<"StaffTopic">[];
}

/** The editor of a new article, whose original is in the editor's language. */
export function newArticleView(topics: Topics, locale: ArticleLang): ArticleView {
  return {
    ...{ lang: locale, fields: newArticleFields(locale), saved: null, publish: publishTime(null) },
    categories: topicViews(topics.categories, locale, []),
    tags: topicViews(topics.tags, locale, []),
  };
}

/** @param locale - of the interface, for the names of topics */
export function articleView(
  post: Post,
  lang: ArticleLang,
  { topics, locale }: { readonly topics: Topics; readonly locale: string },
): ArticleView {
  const isTranslation = lang !== post.lang;
  const [original] = post.items_text;
  return {
    ...{ lang, fields: articleFields(post, lang), publish: publishTime(post.view_date) },
    categories: isTranslation
      ? []
      : topicViews(topics.categories, locale, post.category === null ? [] : [post.category]),
    tags: isTranslation ? [] : topicViews(topics.tags, locale, post.tags),
    saved: {
      ...{ id: post.id, version: post.version, state: post.state, isTranslation },
      title: original?.title ?? "",
      link: post.state === "published" ? post.link : null,
      isWritten: post.items_text.some((text) => text.lang === lang),
      languages: languageViews(post, lang),
      source:
        isTranslation && original
          ? { lang: original.lang, title: original.title, html: original.text }
          : null,
      missing: missingOf(post),
      author: post.item_user?.name ?? null,
      viewDate: post.view_date,
      updateDate: post.update_date,
    },
  };
}

/** The original first, then the other languages in their usual order. */
function languageViews(post: Post, current: string): LanguageView[] {
  const others = ARTICLE_LANGS.filter((lang) => lang !== post.lang);
  const original = ARTICLE_LANGS.filter((lang) => lang === post.lang);
  return [...original, ...others].map((lang) => {
    const text = post.items_text.find((one) => one.lang === lang);
    return {
      ...{ lang, name: LOCALE_NAMES[lang], current: lang === current },
      state: lang === post.lang ? "original" : !text ? "missing" : text.is_readable ? "ready" : "draft",
      href: deskPaths.article(post.id, lang === post.lang ? "" : lang),
    };
  });
}

/** The API decides the same when it publishes. */
function missingOf(post: Post): Missing[] {
  const original = post.items_text.find(({ lang }) => lang === post.lang);
  const hasText = /<img |[^\s<>]/.test((original?.text ?? "").replace(/<(?!img )[^<>]*>/g, ""));
  const named = post.items_text.map(({ lang, text }) => ({
    ...{ what: "alt" as const, lang },
    count: unnamedPictures(text),
  }));
  return [
    ...(hasText ? [] : [{ what: "text" as const }]),
    ...(post.item_cover ? [] : [{ what: "cover" as const }]),
    ...(post.category === null ? [{ what: "category" as const }] : []),
    ...named.filter(({ count }) => count > 0),
  ];
}

/** Pictures without alt text in a text. The API escapes every angle bracket in attributes. */
function unnamedPictures(html: string): number {
  return [...html.matchAll(/<img ([^<>]*)>/g)].filter(
    ([, attributes = ""]) => !/(?:^|\s)alt="[^"]*[^"\s]/.test(attributes),
  ).length;
}

/** Topics by their names in a language; a chosen one that is not among them has its slug for a name. */
function topicViews(
  topics: readonly Schema<"StaffTopic">[],
  locale: string,
  chosen: readonly string[],
): TopicView[] {
  const known = topics.map(({ slug, name, items_name }) => ({
    slug,
    name: items_name.find(({ lang }) => lang === locale)?.name ?? name,
  }));
  const others = chosen.filter((slug) => !known.some((topic) => topic.slug === slug));
  return [...known, ...others.map((slug) => ({ slug, name: slug }))];
}
