import "../../../../../shared/questions/locales/catalog.ts";
import "../../../../../shared/week-fields/locales/catalog.ts";
import "../../../locales/questions/catalog.ts";
import "../../../locales/symptoms/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { paramId } from "@grow/domain";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../../paths.ts";
import { commentsRequest } from "../../../../../shared/talk/block/comments-request.ts";
import { loadComments } from "../../../../../shared/talk/block/load-comments.ts";
import { loadQuestions } from "../list/load-questions.ts";
import { QuestionsScreen } from "../list/screen.tsx";
import { changeQuestion } from "./change-question.ts";
import { questionHead } from "./head.ts";
import { QuestionScreen } from "./screen.tsx";
import { ANSWER_SORTS, questionView } from "./view.ts";

/** `/grow-questions/40-leaf-tips` is a question, `/grow-questions/brown-leaf-tips` the list by a symptom. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, params } = args;
  const id = paramId(params.id);
  const { api, url, measures, locale } = context;
  if (id === undefined) {
    // Filter words start with a letter.
    if (/^\d/.test(params.id ?? "")) throw badParameter(url.pathname);
    return await loadQuestions(args, params.id ?? "");
  }
  const request = commentsRequest(url.searchParams);
  const [{ data: problem }, list, session] = await Promise.all([
    api.GET("/problems/{id}", { params: { path: { id } } }),
    loadComments(api, { type: "problem", id }, request),
    context.session(),
  ]);
  if (decodeURIComponent(url.pathname) !== problem.link) throw redirect(problem.link + url.search, 301);
  const sort = ANSWER_SORTS.find((one) => one === url.searchParams.get("answers")) ?? "best";
  return {
    head: questionHead(context, problem),
    question: questionView(
      problem,
      { list, request },
      { viewerId: session?.user.id, measures, locale, sort },
    ),
    // One for each time the page is made: a form that is sent twice writes one comment or answer.
    commentKey: session ? newIdempotencyKey() : null,
    answerKey: session ? newIdempotencyKey() : null,
  };
}

export const action = changeQuestion;

export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction === paths.follow() ? false : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function QuestionRoute() {
  const data = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if ("list" in data) return <QuestionsScreen {...data.list} />;
  const { question, commentKey, answerKey } = data;
  return (
    <QuestionScreen
      key={question.id}
      question={question}
      commentKey={commentKey}
      answerKey={answerKey}
      refusedComment={refused && "parent" in refused ? refused : undefined}
      refusedAnswer={refused && "answerError" in refused ? refused : undefined}
    />
  );
}
