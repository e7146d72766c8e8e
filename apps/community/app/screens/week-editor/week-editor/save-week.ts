import { ApiError } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import { measuresFromText, paramId } from "@grow/domain";
import { htmlLang } from "@grow/i18n";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { errorStatus, type FormErrors, formErrors, NO_ERRORS, textOf } from "../../../shared/form-errors.ts";
import type { Hindrance } from "../../../shared/hindrance.ts";
import type { KeptMedia } from "./kept-media.ts";
import { problemText } from "./problem-words.ts";
import { editedWeek } from "./view.ts";
import { formField, type WeekContext, weekBody } from "./week-body.ts";
import { type Difference, weekDifferences } from "./week-differences.ts";
import { readWeekForm, type WeekForm, weekForm } from "./week-form.ts";

type Context = ActionFunctionArgs["context"];
type Body = NonNullable<ReturnType<typeof weekBody>["body"]>;

/** Fields that can say what is wrong with them. */
const FIELDS = [
  "faza",
  "days",
  "text",
  "props",
  "doses",
  "reviews",
  "seed",
  "strain_comment",
  "photos",
  "videos",
];

/** A week that was not saved: all that was typed, and why. */
export interface RefusedWeek {
  readonly form: WeekForm;
  /** Units in which it was filled in. */
  readonly measures: string;
  readonly errors: FormErrors;
  /** The version that was being edited; "" for a new week. */
  readonly version: string;
  /** What was saved in the meantime, and in what it differs. */
  readonly conflict: {
    readonly version: number;
    readonly date: string;
    readonly differences: readonly Difference[];
  } | null;
  /** Why nothing could be asked of the server at all: it did not answer, or the session has ended. */
  readonly hindrance?: Hindrance | undefined;
  /** Photos and films as they are kept on the device; `isUntried`: the server was not even asked. */
  readonly media?: (Omit<KeptMedia, "isWaiting"> & { readonly isUntried: boolean }) | undefined;
}

/** Publishes the week of the form. */
export async function saveWeek({ context, params, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const id = paramId(params.id) ?? 0;
  const weekId = paramId(params.week);
  const form = readWeekForm(sent);
  const measures = measuresFromText(textOf(sent, "measures"));
  const refuse = (status: number, errors: FormErrors, more: Partial<RefusedWeek> = {}) =>
    data<RefusedWeek>(
      {
        form,
        measures: textOf(sent, "measures"),
        version: textOf(sent, "version"),
        errors,
        conflict: null,
        ...more,
      },
      status,
    );

  try {
    const { data: diary } = await context.api.GET("/diaries/{id}", { params: { path: { id } } });
    const stored = editedWeek(diary, weekId) ?? undefined;
    const week: WeekContext = { measures, lang: stored?.lang ?? htmlLang(context.chosenLocale), stored };
    const { body, problems } = weekBody(form, week);
    if (!body) {
      const fields: Record<string, string> = {};
      for (const problem of problems) {
        fields[problem.field] ??= problemText(context.i18n, context.formats, problem, measures);
      }
      return refuse(422, { fields, form: null });
    }
    const written =
      weekId === undefined
        ? await publish(context, diary, body, sent)
        : // "Keep mine" names the version that it replaces.
          await replace(context, id, weekId, {
            ...body,
            version: Number(textOf(sent, "keep") || textOf(sent, "version")),
          });
    if (written.present && !isSaid(written.present, body, week)) {
      const { version, update_date: date } = written.present;
      const differences = weekDifferences(weekForm(written.present, measures), form);
      return refuse(409, NO_ERRORS, { conflict: { version, date, differences } });
    }
    return redirect(paths.week(diary.link, written.id), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A server that is down, or has no answer, has nothing against the week.
    if (error.status === 0 || error.status >= 500) return refuse(503, NO_ERRORS, { hindrance: "lost" });
    if (error.status === 401) return refuse(401, NO_ERRORS, { hindrance: "signed-out" });
    const details = error.details.map(({ field, ...detail }) => ({
      ...detail,
      ...(field === undefined ? {} : { field: formField(form, field) }),
    }));
    const named = new ApiError({ status: error.status, details, message: error.message });
    return refuse(errorStatus(error), formErrors(context.i18n, named, FIELDS));
  }
}

/** A week that was written; or, when somebody else was faster, as it is there now. */
interface Written {
  readonly id: number;
  readonly present?: Schema<"Week">;
}

/**
 * Adds a week. When the key of the form has made one already (the answer to an earlier press got lost, and more was typed
 * since), that one is written over: it is the only week that came since the form was opened.
 */
async function publish(
  context: Context,
  diary: Pick<Schema<"Diary">, "id" | "items_week">,
  body: Body,
  sent: FormData,
): Promise<Written> {
  try {
    const { data: added } = await context.api.POST("/diaries/{id}/weeks", {
      params: { path: { id: diary.id } },
      body,
      idempotencyKey: textOf(sent, "request_key"),
    });
    return { id: added.id };
  } catch (error) {
    const newest = Number(textOf(sent, "newest"));
    const [ours, ...others] = diary.items_week.filter((week) => week.id > newest);
    const isOurs = error instanceof ApiError && error.has("idempotency_mismatch") && others.length === 0;
    if (!isOurs || !ours) throw error;
    return await replace(context, diary.id, ours.id, { ...body, version: ours.version });
  }
}

/** Writes a week over its version. */
async function replace(
  context: Context,
  id: number,
  week: number,
  body: Body & { version: number },
): Promise<Written> {
  try {
    await context.api.PUT("/diaries/{id}/weeks/{week}", { params: { path: { id, week } }, body });
    return { id: week };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.has("stale")) throw error;
    return { id: week, present: error.data as Schema<"Week"> };
  }
}

/**
 * Whether a week that is there already says what was to be written: then it was this very save, whose answer got lost on
 * the way, and nobody has to choose between two that are the same.
 */
function isSaid(present: Schema<"Week">, body: Body, week: WeekContext): boolean {
  const { measures } = week;
  const said = weekBody(weekForm(present, measures), { ...week, stored: present });
  return JSON.stringify(said.body) === JSON.stringify(body);
}
