import { ApiError } from "@grow/api-client";
import { checkBody } from "@grow/app-kit/forms/check-body.ts";
import { redirectToAnchor } from "@grow/app-kit/forms/redirect-to-anchor.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import { solutionForm } from "@grow/domain/schemas";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../../shared/form-errors.ts";
import { writeComment } from "../../../../../shared/talk/block/write-comment.ts";
import { type FormPhoto, photoInputs, readFormPhotos } from "../../../shared/photos/form-photos.ts";

/** A rejected answer: its text and photos, and why. */
export interface RefusedAnswer {
  /** The answer that was to be changed; null for a new one. */
  readonly sid: number | null;
  readonly text: string;
  readonly photos: readonly FormPhoto[];
  readonly answerError: string;
}

/** What the forms of a question's page do, by their `intent`; without one they comment. */
export async function changeQuestion(args: ActionFunctionArgs) {
  const { context, request, params } = args;
  const { api, url } = context;
  const id = paramId(params.id);
  if (id === undefined) throw badParameter(url.pathname);
  const form = await request.clone().formData();
  const intent = textOf(form, "intent");
  if (intent === "") return await writeComment(args, { type: "problem", id });
  if (!context.token) throw redirect(paths.signIn(context.path), 303);
  const sid = paramId(textOf(form, "sid")) ?? 0;
  const path = { id, sid };
  const text = textOf(form, "text");
  const items_photo = photoInputs(form);
  const back = (anchor: string) => redirectToAnchor(url.pathname + url.search, anchor);
  try {
    switch (intent) {
      case "answer": {
        const key = textOf(form, "key");
        checkBody(solutionForm, { text, items_photo });
        const { data: solution } = await api.POST("/problems/{id}/solution", {
          params: { path: { id } },
          body: { text, items_photo },
          ...(key === "" ? {} : { idempotencyKey: key }),
        });
        return back(`solution-${solution.sid}`);
      }
      case "edit-answer":
        checkBody(solutionForm, { text, items_photo });
        await api.PATCH("/problems/{id}/solution/{sid}", { params: { path }, body: { text, items_photo } });
        return back(`solution-${sid}`);
      case "accept":
      case "reopen":
        await api.PATCH("/problems/{id}/solution/{sid}", {
          params: { path },
          body: { is_accepted: intent === "accept" },
        });
        return back(`solution-${sid}`);
      case "delete-answer":
        await api.DELETE("/problems/{id}/solution/{sid}", { params: { path } });
        return back("solutions");
      case "delete":
        await api.DELETE("/problems/{id}", { params: { path: { id } } });
        return redirect(paths.removedQuestion(id), 303);
      default:
        throw badParameter(url.pathname);
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
    if (error.status === 401) throw redirect(paths.signIn(context.path), 303);
    const { fields, form: other } = formErrors(context.i18n, error, ["text"]);
    return data<RefusedAnswer>(
      {
        sid: intent === "answer" ? null : sid,
        text,
        photos: readFormPhotos(form),
        answerError: fields.text ?? other ?? error.message,
      },
      errorStatus(error),
    );
  }
}
