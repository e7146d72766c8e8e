import "../../../locales/questions/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { cutText, paramId } from "@grow/domain";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../../paths.ts";
import { commentsRequest } from "../../../../../shared/talk/block/comments-request.ts";
import { commentsView } from "../../../../../shared/talk/block/comments-view.ts";
import { loadComments } from "../../../../../shared/talk/block/load-comments.ts";
import { writeComment } from "../../../../../shared/talk/block/write-comment.ts";
import { answerView } from "../question/view.ts";
import { AnswerScreen } from "./screen.tsx";
import { answerTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["params"], params: { id: "id", sid: "id" } };

/** One answer of a question with the comments on it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, i18n } = context;
  const id = paramId(params.id) ?? 0;
  const sid = paramId(params.sid) ?? 0;
  const request = commentsRequest(url.searchParams);
  const [{ data: problem }, list, session] = await Promise.all([
    api.GET("/problems/{id}", { params: { path: { id } } }),
    loadComments(api, { type: "solution", id: sid }, request),
    context.session(),
  ]);
  const solution = problem.solutions.find((one) => one.sid === sid);
  if (!solution) throw notFound(url.pathname);
  const path = paths.answer(problem.link, sid);
  if (decodeURIComponent(url.pathname) !== path) throw redirect(path + url.search, 301);
  const { title, lang, link, item_user: asker } = problem;
  return {
    head: {
      ...fillHead(i18n, answerTitles, { question: title }),
      description: cutText(solution.text),
      // Search engines find the answer on the page of its question.
      canonical: link,
    },
    question: { title, lang, link, asker: asker?.name ?? null, isOwn: asker?.id === session?.user.id },
    answer: answerView(solution, link, session?.user.id),
    comments:
      list &&
      commentsView(
        list,
        request,
        { type: "solution", id: sid, count: solution.cnt_comments },
        solution.item_user?.id,
      ),
    commentKey: session ? newIdempotencyKey() : null,
  };
}

export const action = (args: ActionFunctionArgs) =>
  writeComment(args, { type: "solution", id: paramId(args.params.sid) ?? 0 });

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function AnswerRoute() {
  return <AnswerScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
