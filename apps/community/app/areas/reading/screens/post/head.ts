import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { Schema } from "@grow/contract";
import { cutText, publicationDate } from "@grow/domain";
import type { I18n } from "@lingui/core";
import { postFeed } from "../../../../shared/posts/feed-paths.ts";
import { textLang } from "../../../../shared/text-lang.ts";
import { paths } from "../../paths.ts";
import { postTitles } from "./titles.ts";

/** Head of an article, with its BlogPosting for search engines. */
export function postHead(
  { i18n, environment }: { readonly i18n: I18n; readonly environment: { readonly publicUrl: string } },
  post: Schema<"Post">,
): PageHead {
  const published = publicationDate(post.view_date);
  const titles = fillHead(i18n, postTitles, { title: post.title });
  return {
    ...titles,
    ...(post.description === "" ? {} : { description: cutText(post.description) }),
    canonical: post.link,
    type: "article",
    ...(post.cover === null ? {} : { image: post.cover }),
    ...(published ? { publishedTime: published } : {}),
    alternates: [
      {
        path: postFeed("rss", paths.journal(), textLang(i18n.locale)),
        title: "Grow",
        type: "application/rss+xml",
      },
    ],
    jsonLd: postData(post, environment.publicUrl),
  };
}

/** The article as a BlogPosting: https://schema.org/BlogPosting. It says nothing about votings, whose results may be hidden. */
export function postData(post: Schema<"Post">, origin: string): Record<string, unknown> {
  const absolute = (path: string) => new URL(path, origin).href;
  const { item_user: author, item_category: category, items_tag: tags } = post;
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: cutText(post.description),
    url: absolute(post.link),
    mainEntityOfPage: absolute(post.link),
    inLanguage: post.lang,
    datePublished: publicationDate(post.view_date) ?? post.view_date,
    dateModified: publicationDate(post.update_date) ?? post.update_date,
    timeRequired: `PT${post.minutes}M`,
    commentCount: post.cnt_comments,
    ...(post.cover === null ? {} : { image: absolute(post.cover) }),
    ...(category ? { articleSection: category.name } : {}),
    ...(tags.length > 0 ? { keywords: tags.map(({ name }) => name) } : {}),
    ...(author ? { author: { "@type": "Person", name: author.name, url: absolute(author.link) } } : {}),
    publisher: { "@type": "Organization", name: "Grow", url: origin },
  };
}
