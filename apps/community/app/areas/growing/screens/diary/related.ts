import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { type CardData, cardData } from "../../../../shared/diary-cards/card-data.ts";
import { jsonAnswer } from "../../../../shared/file-response.ts";
import { type QuestionCardView, questionCardView } from "../../../../shared/questions/question-card-view.ts";

/** Two rows of four, or four of two. */
const DIARIES = 8;

/** Newest questions of the diary; more are rare. */
const QUESTIONS = 5;

/** Content at the foot of a diary's page, or in its rail. */
export interface RelatedView {
  readonly questions: readonly QuestionCardView[];
  readonly diaries: readonly CardData[];
}

/** Questions about a diary, and diaries like it. Requested when the user gets close to their place. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { api, measures, url } = context;
  const id = paramId(params.id);
  if (id === undefined) throw badParameter(url.pathname);
  const [similar, problems] = await Promise.all([
    api.GET("/diaries/{id}/similar-diaries", { params: { path: { id }, query: { limit: DIARIES } } }),
    api.GET("/problems/diary/{id}", { params: { path: { id }, query: { limit: QUESTIONS } } }),
  ]);
  const related: RelatedView = {
    questions: problems.data.items.map(questionCardView),
    diaries: similar.data.items.map((card) => cardData(card, measures)),
  };
  return jsonAnswer(context, related);
}
