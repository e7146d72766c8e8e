import "../../../../shared/posts/locales/catalog.ts";
import "../../locales/journal/catalog.ts";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { articlePreviewPath } from "../../../../shared/posts/article-desk-paths.ts";
import { commentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import { postView } from "../../shared/post/post-view.ts";
import { PostPreviewScreen } from "./screen.tsx";
import { previewTitles } from "./titles.ts";
import { previewLang, previewView, withoutFutureLinks } from "./view.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, i18n, measures, now } = context;
  const id = paramId(params.id ?? "");
  const lang = previewLang(params.lang);
  if (!id || !lang) throw notFound(url.pathname);
  const path = { id };
  const [{ data: post }, { data: staff }, session] = await Promise.all([
    api.GET("/staff/posts/{id}/preview", { params: { path, query: { lang } } }),
    api.GET("/staff/posts/{id}", { params: { path } }),
    context.session(),
  ]);
  // It has no text in this language: readers get another one.
  if (post.lang !== lang) throw redirect(articlePreviewPath(id, post.lang), 302);
  const noComments = { list: null, request: commentsRequest(new URLSearchParams()) };
  // As a reader of its language sees it.
  const view = postView(post, noComments, { viewerId: session?.user.id, measures, locale: lang, now });
  return {
    head: { ...fillHead(i18n, previewTitles, { title: post.title }), isIndexed: false },
    preview: previewView(staff, lang, url.searchParams),
    post: staff.state === "published" ? view : withoutFutureLinks(view),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function PostPreviewRoute() {
  const { preview, post } = useLoaderData<typeof loader>();
  return <PostPreviewScreen preview={preview} post={post} />;
}
