import "../../locales/journal/catalog.ts";
import "../../locales/rich-text/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { articleAt, loadArticle } from "./load-article.ts";
import { saveArticle } from "./save-article.ts";
import { ArticleScreen } from "./screen.tsx";
import { articleTitles, newArticleTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const article = await loadArticle(context, articleAt(params, context.url.pathname));
  const { saved } = article;
  const head = saved
    ? fillHead(context.i18n, articleTitles, { title: saved.title })
    : fillHead(context.i18n, newArticleTitles);
  return { head: { ...head, isIndexed: false }, article };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData();
  return await saveArticle({ context, form, ...articleAt(params, context.url.pathname) });
}

export const meta = pageMeta;

export default function ArticleRoute() {
  const { article } = useLoaderData<typeof loader>();
  const { saved, moved, lang } = article;
  // An article that was removed or restored has another version than the form, which therefore starts again. One that was saved
  // has what was typed, and typing goes on.
  const version = useRef(saved?.version);
  if (moved !== null) version.current = saved?.version;
  return (
    <ArticleScreen
      key={`${saved?.id} ${lang} ${version.current}`}
      {...article}
      refusal={useActionData<typeof action>()}
    />
  );
}
