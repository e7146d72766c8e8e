import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { type CardData, cardData } from "../../../../shared/diary-cards/card-data.ts";
import { jsonAnswer } from "../../../../shared/file-response.ts";
import { type QuestionCardView, questionCardView } from "../../../../shared/questions/question-card-view.ts";
import { type VideoCardView, videoCardView } from "../../../../shared/videos/video-card-view.ts";
import { type StrainView, strainView } from "./strain-view.ts";

/** Two rows of four, or four of two. */
const DIARIES = 8;

/** Newest questions of the diary; more are rare. */
const QUESTIONS = 5;

/** Newest shorts and videos of the diary: a row. */
const VIDEOS = 5;

/** Content at the foot of a diary's page, or in its rail. */
export interface RelatedView {
  readonly questions: readonly QuestionCardView[];
  readonly videos: readonly VideoCardView[];
  readonly diaries: readonly CardData[];
  /** Other harvests of the strain; null with too few. */
  readonly strain: StrainView | null;
}

/** Questions about a diary, its shorts and videos, other harvests of its strain, and diaries like it. Requested when the user gets close to their place. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { api, measures, url } = context;
  const id = paramId(params.id);
  if (id === undefined) throw badParameter(url.pathname);
  const [strain, similar, problems, shorts] = await Promise.all([
    loadStrain(api, id),
    api.GET("/diaries/{id}/similar-diaries", { params: { path: { id }, query: { limit: DIARIES } } }),
    api.GET("/problems/diary/{id}", { params: { path: { id }, query: { limit: QUESTIONS } } }),
    api.GET("/shorts", { params: { query: { diary_id: id, limit: VIDEOS } } }),
  ]);
  const related: RelatedView = {
    questions: problems.data.items.map(questionCardView),
    videos: shorts.data.items.filter(({ is_publish }) => is_publish).map(videoCardView),
    // Diaries without a week have nothing to show yet.
    diaries: similar.data.items
      .filter(({ weeks }) => weeks.length > 0)
      .map((card) => cardData(card, measures)),
    strain,
  };
  return jsonAnswer(context, related);
}

/** The strain is that of the first seed with one in the catalogue. */
async function loadStrain(api: AppLoadContext["api"], id: number): Promise<StrainView | null> {
  const { data: diary } = await api.GET("/diaries/{id}", { params: { path: { id } } });
  const seed = diary.seeds.find(({ product_id }) => product_id !== null)?.product_id;
  if (!seed) return null;
  const { data: product } = await api.GET("/products/{id}", { params: { path: { id: String(seed) } } });
  const { item_strain: strain } = product;
  if (!strain) return null;
  const path = { id: String(strain.id) };
  const { data: statistics } = await api.GET("/strains/{id}/statistics", { params: { path } });
  return strainView(statistics, diary);
}
