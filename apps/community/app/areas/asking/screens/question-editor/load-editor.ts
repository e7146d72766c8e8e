import { newIdempotencyKey } from "@grow/api-client";
import { failure } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import type { Schema } from "@grow/contract";
import { paramId } from "@grow/domain";
import { symptomBySlug } from "@grow/domain/symptoms";
import { htmlLang } from "@grow/i18n";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { mayModerate } from "../../../../shared/may-moderate.ts";
import { symptomSlugs } from "../../../../shared/questions/question-card-view.ts";
import { type FactView, factsOf } from "../../shared/questions/facts.ts";
import { type AskedWeek, EMPTY_FORM, type QuestionForm } from "./question-form.ts";
import { editQuestionTitles, newQuestionTitles } from "./titles.ts";

/** The week that a new question is about. */
export interface WeekContext extends Pick<AskedWeek, "diaryId" | "weekId"> {
  readonly diaryName: string;
  /** Key of the week's name. */
  readonly weekName: string;
  readonly facts: readonly FactView[];
}

export interface QuestionEditorView {
  /** Null for a new question. */
  readonly id: number | null;
  readonly form: QuestionForm;
  readonly lang: string;
  readonly week: WeekContext | null;
  readonly requestKey: string;
}

export async function loadEditor({ context, params }: LoaderFunctionArgs) {
  const { i18n, measures } = context;
  const id = params.id === "new" ? null : (paramId(params.id) ?? 0);
  const titles = id === null ? newQuestionTitles : editQuestionTitles;
  const view = id === null ? await newQuestion(context) : await openQuestion(context, id);
  const { week } = view;
  return {
    head: { ...fillHead(i18n, titles), isIndexed: false },
    view: {
      id,
      form: view.form,
      lang: view.lang,
      week: week && {
        diaryId: week.diary.id,
        weekId: week.week.id,
        diaryName: week.diary.name,
        weekName: week.week.name,
        facts: factsOf(week.week.props, measures),
      },
      requestKey: newIdempotencyKey(),
    } satisfies QuestionEditorView,
  };
}

async function newQuestion(context: AppLoadContext) {
  const { url, chosenLocale } = context;
  const symptoms = (url.searchParams.get("symptoms") ?? "").split(",").filter((slug) => symptomBySlug(slug));
  return {
    form: { ...EMPTY_FORM, symptoms },
    lang: htmlLang(chosenLocale),
    week: await askedWeek(context, url.searchParams.get("diary"), url.searchParams.get("week")),
  };
}

/** The week of an own diary that a question is about; null when there is none, or it is not the asker's. */
export async function askedWeek(
  { api, session }: Pick<AppLoadContext, "api" | "session">,
  diary: string | null,
  week: string | null,
): Promise<{ diary: Schema<"Diary">; week: Schema<"Week"> } | null> {
  const id = paramId(diary ?? undefined);
  const weekId = paramId(week ?? undefined);
  if (id === undefined || weekId === undefined) return null;
  const [{ data }, own] = await Promise.all([
    api.GET("/diaries/{id}", { params: { path: { id } } }),
    session(),
  ]);
  const found = data.items_week.find((one) => one.id === weekId);
  return found && data.item_user?.id === own?.user.id ? { diary: data, week: found } : null;
}

/** @throws 403 for another user's question */
async function openQuestion({ api, session }: AppLoadContext, id: number) {
  const [{ data: problem }, own] = await Promise.all([
    api.GET("/problems/{id}", { params: { path: { id } } }),
    session(),
  ]);
  if (problem.item_user?.id !== own?.user.id && !mayModerate(own?.access)) {
    throw failure(403, "This question is another user's");
  }
  return {
    form: {
      title: problem.title,
      text: problem.text,
      symptoms: symptomSlugs(problem.items_problem_symptom),
      photos: problem.items_photo.map((photo) => ({
        id: photo.id,
        src: photo.url,
        alt: photo.alt,
      })),
    },
    lang: problem.lang,
    week: null,
  };
}
