import { ApiError, newIdempotencyKey } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import { measuresFromText, paramId } from "@grow/domain";
import { htmlLang } from "@grow/i18n";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../../paths.ts";
import {
  errorStatus,
  type FormErrors,
  formErrors,
  NO_ERRORS,
  textOf,
} from "../../../../shared/form-errors.ts";
import type { SubmitFailure } from "../../../../shared/submit-failure.ts";
import { readWeekForm, type WeekForm, weekForm } from "../../shared/week-form/week-form.ts";
import { asksAboutEmpty } from "./empty-week.ts";
import { problemText } from "./problem-words.ts";
import type { StoredMedia } from "./stored-media.ts";
import { editedWeek } from "./view.ts";
import { formField, type WeekContext, weekBody } from "./week-body.ts";
import { type Difference, weekDifferences } from "./week-differences.ts";

type Context = ActionFunctionArgs["context"];
type Body = NonNullable<ReturnType<typeof weekBody>["body"]>;

/** Fields that can say what is wrong with them. */
const FIELDS = [
  "faza",
  "days",
  "text",
  "props",
  "doses",
  "events",
  "feedings",
  "reviews",
  "seed",
  "strain_comment",
  "photos",
  "videos",
];

/** An existing week in the place of the form's week. */
export interface PublishedWeek {
  /** Key of its name. */
  readonly name: string;
  readonly link: string;
  /** Under which the form can be published as another entry. */
  readonly requestKey: string;
  /** Photos or videos of the form are in it, and another entry would be without them. */
  readonly hasSameMedia: boolean;
}

/** A week that was not saved: all that was typed, and why. */
export interface RefusedWeek {
  readonly form: WeekForm;
  /** Units in which it was filled in. */
  readonly measures: string;
  readonly errors: FormErrors;
  /** The version that was being edited; "" for a new week. */
  readonly version: string;
  /** The version saved meanwhile, and the differences. */
  readonly conflict: {
    readonly version: number;
    readonly date: string;
    readonly differences: readonly Difference[];
    /** The saved week, in the units of the form. */
    readonly theirs: WeekForm;
  } | null;
  /** The week that was published from another tab or device since this form was opened. */
  readonly published?: PublishedWeek | undefined;
  /** The new week has no content: it is published once the grower confirms that. */
  readonly isEmpty?: boolean | undefined;
  /** Why the request failed: no response, or an expired session. */
  readonly submitFailure?: SubmitFailure | undefined;
  /** Photos and videos stored on the device; `isUntried`: no request was sent. */
  readonly media?: (Omit<StoredMedia, "isWaiting"> & { readonly isUntried: boolean }) | undefined;
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
    if (asksAboutEmpty(sent, params.week)) return refuse(422, NO_ERRORS, { isEmpty: true });
    const written =
      weekId === undefined
        ? await publish(context, diary, body, sent)
        : // "Keep mine" names the version that it replaces.
          await replace(context, id, weekId, {
            ...body,
            version: Number(textOf(sent, "keep") || textOf(sent, "version")),
          });
    if ("name" in written) {
      const link = paths.week(diary.link, written.id);
      // The first response was lost.
      if (isSaid(written, body, week)) return redirect(paths.publishedWeek(diary.link, written.id), 303);
      const hasSameMedia = withoutMediaOf([written], body) !== body;
      const published = { name: written.name, link, requestKey: newIdempotencyKey(), hasSameMedia };
      return refuse(409, NO_ERRORS, { published });
    }
    if (written.present && !isSaid(written.present, body, week)) {
      const { version, update_date: date } = written.present;
      const theirs = weekForm(written.present, measures);
      const differences = weekDifferences(theirs, form);
      return refuse(409, NO_ERRORS, { conflict: { version, date, differences, theirs } });
    }
    const open = weekId ? paths.week : paths.publishedWeek;
    return redirect(open(diary.link, written.id), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A server that is down has not rejected the week.
    if (error.status === 0 || error.status >= 500) return refuse(503, NO_ERRORS, { submitFailure: "lost" });
    if (error.status === 401) return refuse(401, NO_ERRORS, { submitFailure: "signed-out" });
    const details = error.details.map(({ field, ...detail }) => ({
      ...detail,
      ...(field === undefined ? {} : { field: formField(form, field) }),
    }));
    const named = new ApiError({ status: error.status, details, message: error.message });
    return refuse(errorStatus(error), formErrors(context.i18n, named, FIELDS));
  }
}

/** A saved week, or the current one after a conflict. */
interface Written {
  readonly id: number;
  readonly present?: Schema<"Week">;
}

/**
 * Adds a week, unless another tab or device has published it meanwhile: then `another` has to ask for a second entry.
 *
 * @returns the added week, or the one that was published meanwhile
 */
async function publish(
  context: Context,
  diary: Pick<Schema<"Diary">, "id" | "items_week">,
  body: Body,
  sent: FormData,
): Promise<Written | Schema<"Week">> {
  const newest = Number(textOf(sent, "newest"));
  const since = diary.items_week.filter((week) => week.id > newest);
  const another = textOf(sent, "another");
  const isHarvest = (faza: number) => faza === 2;
  const same = since.find(({ days, faza }) => days === body.days && isHarvest(faza) === isHarvest(body.faza));
  if (same && another === "") return same;
  try {
    const { data: added } = await context.api.POST("/diaries/{id}/weeks", {
      params: { path: { id: diary.id } },
      body: another === "" ? body : withoutMediaOf(since, body),
      idempotencyKey: another || textOf(sent, "request_key"),
    });
    return { id: added.id };
  } catch (error) {
    // The key of the form has made a week of another number.
    const [first] = since;
    const isMade = error instanceof ApiError && error.has("idempotency_mismatch");
    if (!isMade || !first) throw error;
    return first;
  }
}

/** A photo is shown by one week only. Returns `body` itself if it has none of theirs. */
function withoutMediaOf(weeks: readonly Schema<"Week">[], body: Body): Body {
  const taken = new Set(
    weeks.flatMap((week) => [...week.items_photo, ...week.items_video].map(({ id }) => id)),
  );
  const all = [...(body.items_photo ?? []), ...(body.items_video ?? [])];
  if (!all.some(({ id }) => taken.has(id))) return body;
  const free = (list: Body["items_photo"]) => (list ?? []).filter(({ id }) => !taken.has(id));
  return { ...body, items_photo: free(body.items_photo), items_video: free(body.items_video) };
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
  const said = weekBody(weekForm(present, measures), { ...week, stored: week.stored && present });
  return JSON.stringify(said.body) === JSON.stringify(body);
}
