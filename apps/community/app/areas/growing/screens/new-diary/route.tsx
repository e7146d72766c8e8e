import "../../locales/diary-editor/catalog.ts";
import { ApiError, newIdempotencyKey } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { EQUIPMENT_CATEGORIES, type EquipmentCategory, LIMITS, paramId } from "@grow/domain";
import { EQUIPMENT_SECTIONS } from "@grow/domain/sections";
import { htmlLang } from "@grow/i18n";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import {
  type ChosenThing,
  diaryBody,
  FIRST_ROWS,
  formField,
  readDiaryForm,
} from "../../shared/diary-form/diary-form.ts";
import { DIARY_ERRORS, DIARY_FIELDS } from "../../shared/diary-form/diary-problems.ts";
import { keepWhatWasTyped } from "../../shared/diary-form/recover-diary.ts";
import type { RefusedDiary } from "../../shared/diary-form/use-diary-form.ts";
import { NewDiaryScreen } from "./screen.tsx";
import { newDiaryTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["auth"], isPrivate: true };

export function loader({ context }: LoaderFunctionArgs) {
  return {
    head: { ...fillHead(context.i18n, newDiaryTitles), isIndexed: false },
    lang: htmlLang(context.chosenLocale),
    chosen: chosenThings(context.url.searchParams),
    requestKey: newIdempotencyKey(),
  };
}

/** The strain in `?strain=&seed=`, or the product in `?gear=&product=&section=`, whose page led here. */
function chosenThings(search: URLSearchParams): ChosenThing[] {
  const named = (name: string, id: string) => ({
    name: (search.get(name) ?? "").slice(0, LIMITS.equipment_name.max),
    product_id: String(paramId(search.get(id) ?? "") ?? ""),
  });
  const section = search.get("section");
  const ofSection = (category: EquipmentCategory) => EQUIPMENT_SECTIONS[category] === section;
  const category =
    section === null ? undefined : (FIRST_ROWS.find(ofSection) ?? EQUIPMENT_CATEGORIES.find(ofSection));
  const things: ChosenThing[] = [{ category: "seed", ...named("strain", "seed") }];
  if (category) things.push({ category, ...named("gear", "product") });
  return things.filter(({ name }) => name !== "");
}

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const form = readDiaryForm(sent);
  try {
    const { body, problems } = diaryBody(form);
    if (!body)
      throw new ApiError({
        status: 422,
        details: problems.map((problem) => ({ type: "error", text: "", ...problem })),
      });
    const cover = paramId(form.cover);
    const created = await context.api.POST("/diaries", {
      body: cover === undefined ? body : { ...body, photo_id: cover },
      idempotencyKey: textOf(sent, "request_key"),
    });
    return redirect(paths.newWeek(created.data.id));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const details = error.details.map(({ field, ...detail }) => ({
      ...detail,
      ...(field === undefined ? {} : { field: formField(form, field === "photo_id" ? "cover" : field) }),
    }));
    const named = new ApiError({ status: error.status, details, message: error.message });
    const errors = formErrors(context.i18n, named, DIARY_FIELDS, DIARY_ERRORS);
    return data<RefusedDiary>({ form, errors, conflict: null, version: "" }, errorStatus(error));
  }
}

export const clientAction = keepWhatWasTyped<typeof action>;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function NewDiaryRoute() {
  const { lang, chosen, requestKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <NewDiaryScreen lang={lang} chosen={chosen} refused={refused} requestKey={requestKey} />;
}
