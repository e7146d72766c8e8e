import "../../../locales/diary-editor/catalog.ts";
import { ApiError } from "@grow/api-client";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { htmlLang } from "@grow/i18n";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { errorStatus, formErrors, NO_ERRORS, textOf } from "../../../shared/form-errors.ts";
import { diaryBody, EMPTY_FORM, readDiaryForm } from "./diary-form.ts";
import { NewDiaryScreen } from "./screen.tsx";
import { newDiaryTitles } from "./titles.ts";

const FIELDS = ["name", "type_room", "type_soil", "type_watering", "visibility", "cnt_seeds", "items_equip"];

export const handle: RouteHandle = { middleware: ["auth"], isPrivate: true };

export function loader({ context }: LoaderFunctionArgs) {
  return { head: { ...newDiaryTitles(context.i18n), isIndexed: false }, requestKey: crypto.randomUUID() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const form = readDiaryForm(sent);
  const requestKey = textOf(sent, "request_key");
  try {
    const { body, problems } = diaryBody(form, htmlLang(context.chosenLocale));
    if (!body)
      throw new ApiError({
        status: 422,
        details: problems.map((problem) => ({ type: "error", text: "", ...problem })),
      });
    const created = await context.api.POST("/diaries", { body, idempotencyKey: requestKey });
    return redirect(paths.newWeek(created.data.id));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ form, errors: formErrors(context.i18n, error, FIELDS) }, errorStatus(error));
  }
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function NewDiaryRoute() {
  const { requestKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <NewDiaryScreen
      form={answer?.form ?? EMPTY_FORM}
      errors={answer?.errors ?? NO_ERRORS}
      requestKey={requestKey}
    />
  );
}
