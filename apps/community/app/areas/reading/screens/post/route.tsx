import "../../../../shared/posts/locales/catalog.ts";
import "../../locales/journal/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { commentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import { loadComments } from "../../../../shared/talk/block/load-comments.ts";
import { writeComment } from "../../../../shared/talk/block/write-comment.ts";
import { textLang } from "../../../../shared/text-lang.ts";
import { PostScreen } from "../../shared/post/post-screen.tsx";
import { postView } from "../../shared/post/post-view.ts";
import { postParam } from "../../shared/post-param.ts";
import { vote } from "../../shared/voting/vote.ts";
import { postHead } from "./head.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, i18n, measures, now } = context;
  const [{ data: post }, session] = await Promise.all([readPost(context, params), context.session()]);
  // By its id, or by the slug it had before.
  if (decodeURIComponent(url.pathname) !== post.link) throw redirect(post.link + url.search, 301);
  const request = commentsRequest(url.searchParams);
  const list = await loadComments(api, { type: "blog", id: post.id }, request);
  return {
    head: postHead(context, post),
    post: postView(
      post,
      { list, request },
      { viewerId: session?.user.id, measures, locale: i18n.locale, now },
    ),
    // One for each time the page is made: a form that is sent twice writes one comment.
    commentKey: session ? newIdempotencyKey() : null,
  };
}

/** Counts a vote in a voting of the text, or comments. */
export async function action(args: ActionFunctionArgs) {
  const { context, params, request } = args;
  const form = await request.clone().formData();
  if (textOf(form, "intent") === "vote") return await vote(context, form);
  const { data: post } = await readPost(context, params);
  return await writeComment(args, { type: "blog", id: post.id });
}

function readPost({ api, url, i18n }: LoaderFunctionArgs["context"], { post }: LoaderFunctionArgs["params"]) {
  const id = postParam(post);
  if (id === undefined) throw badParameter(url.pathname);
  return api.GET("/blogs/{id}", { params: { path: { id }, query: { lang: textLang(i18n.locale) } } });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function PostRoute() {
  const { post, commentKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <PostScreen
      key={post.id}
      post={post}
      commentKey={commentKey}
      refusedComment={refused && "parent" in refused ? refused : undefined}
      refusedVote={refused && "voteError" in refused ? refused : undefined}
    />
  );
}
