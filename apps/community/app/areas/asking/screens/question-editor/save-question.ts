import { ApiError } from "@grow/api-client";
import { checkBody } from "@grow/app-kit/forms/check-body.ts";
import { paramId } from "@grow/domain";
import { questionForm } from "@grow/domain/schemas";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { errorStatus, type FormErrors, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { askedWeek } from "./load-editor.ts";
import { type QuestionForm, questionBody, readQuestionForm } from "./question-form.ts";

/** A rejected question: what was typed, and why. */
export interface RefusedQuestion {
  readonly form: QuestionForm;
  readonly errors: FormErrors;
}

/** Asks the question or saves its changes, and goes on to its page. */
export async function saveQuestion({ context, request, params }: ActionFunctionArgs) {
  const { api } = context;
  const sent = await request.formData();
  try {
    if (params.id !== "new") {
      const body = questionBody(sent, null);
      checkBody(questionForm, body);
      const { data: problem } = await api.PATCH("/problems/{id}", {
        params: { path: { id: paramId(params.id) ?? 0 } },
        body,
      });
      return redirect(problem.link, 303);
    }
    const asked = await askedWeek(context, textOf(sent, "diary_id"), textOf(sent, "week_id"));
    const week = asked && { diaryId: asked.diary.id, weekId: asked.week.id, props: asked.week.props };
    const key = textOf(sent, "request_key");
    const body = questionBody(sent, week);
    checkBody(questionForm, body);
    const { data: problem } = await api.POST("/problems", {
      body,
      ...(key === "" ? {} : { idempotencyKey: key }),
    });
    return redirect(problem.link, 303);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
    const errors = formErrors(context.i18n, error, ["title", "text"]);
    return data<RefusedQuestion>({ form: readQuestionForm(sent), errors }, errorStatus(error));
  }
}
