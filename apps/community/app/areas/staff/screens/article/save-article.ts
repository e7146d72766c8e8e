import { ApiError } from "@grow/api-client";
import { formFields } from "@grow/app-kit/editor/form-fields.ts";
import { refuse } from "@grow/app-kit/editor/refuse.ts";
import { type FieldTexts, textOf } from "@grow/app-kit/forms/form-errors.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import { LOCALE_NAMES } from "@grow/i18n/locales";
import { msg } from "@lingui/core/macro";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { deskPaths } from "../../desk-paths.ts";
import { publishInstant } from "../../shared/desks/publish-time.ts";
import {
  ARTICLE_LANGS,
  type ArticleLang,
  articleBody,
  articleFields,
  badDiaryLine,
  bodyWithout,
} from "./article-form.ts";

/** What became of a form that was accepted, for the page that it leads to. */
export type Done = "saved" | "published" | "scheduled" | "incomplete" | "bad-date" | "changed";

/** What became of an article without its form. */
export type Moved = "unpublished" | "removed" | "restored" | "lang-removed";

interface Submitted {
  readonly context: AppLoadContext;
  readonly form: FormData;
  /** Null for a new article. */
  readonly id: number | null;
  /** Of a translation; null for the original. */
  readonly lang: ArticleLang | null;
}

const TEXTS: FieldTexts = {
  "alt required": msg({ id: "article.error.alt", message: "Add alt text to picture {picture}." }),
  "other required": msg({
    id: "article.error.other",
    message: "{language}: add alt text to picture {picture} first.",
  }),
  "slug taken": msg({
    id: "article.error.slug",
    message: "Another article uses this address. Choose another.",
  }),
  "diaries wrong_format": msg({
    id: "article.error.diaries",
    message: "Enter one diary address per line, like /diaries/12.",
  }),
  "diaries unknown_reference": msg({
    id: "article.error.diary",
    message: "One of these diaries no longer exists. Remove its line.",
  }),
};

const TEXT_ERRORS = ["title", "text", "alt", "preview", "description", "author_role", "lang"];
const PLACE_ERRORS = ["slug", "category", "tags", "diaries", "cover"];

/** Saves the form of an article and publishes it if asked to, or changes its state. What was typed survives every failure. */
export async function saveArticle(submitted: Submitted) {
  const { context, form, id } = submitted;
  const intent = textOf(form, "intent");
  if (intent === "save" || intent === "publish" || intent === "schedule")
    return await save(submitted, intent);
  if (id === null) throw badParameter(context.url.pathname);
  try {
    return redirect(await move(submitted, id, intent), 303);
  } catch (error) {
    return refuse(error, { i18n: context.i18n, form, fields: [] });
  }
}

async function save({ context, form, id, lang }: Submitted, intent: "save" | "publish" | "schedule") {
  const fields = formFields(form);
  const post =
    id === null ? null : (await context.api.GET("/staff/posts/{id}", { params: { path: { id } } })).data;
  const typed = ARTICLE_LANGS.find((one) => one === textOf(form, "lang"));
  const edited = lang ?? (post?.lang as ArticleLang | undefined) ?? typed ?? "en";
  const version = id === null ? null : Number(textOf(form, "version"));
  const body = articleBody(fields, version, { post, lang: edited });
  try {
    if (badDiaryLine(fields) !== null) throw wrongDiary();
    const saved = await write(context, id, body, textOf(form, "request_key"));
    const query = intent === "save" ? { done: "saved" } : await publish(context, saved, form, intent);
    return redirect(`${deskPaths.article(saved.id, lang ?? "")}?${new URLSearchParams(query)}`, 303);
  } catch (error) {
    const langs = body.items_text.map((text) => text.lang);
    return refuse(error instanceof ApiError ? ofForm(error, langs, edited) : error, {
      ...{ i18n: context.i18n, form, texts: TEXTS },
      // A translation has no fields of the place.
      fields: lang === null ? [...TEXT_ERRORS, ...PLACE_ERRORS] : TEXT_ERRORS,
      present(there) {
        const present = there as Schema<"StaffPost"> | null;
        return present && { version: present.version, fields: articleFields(present, edited) };
      },
    });
  }
}

async function write(
  { api }: AppLoadContext,
  id: number | null,
  body: ReturnType<typeof articleBody>,
  key: string,
): Promise<Schema<"StaffPost">> {
  if (id !== null) return (await api.PUT("/staff/posts/{id}", { params: { path: { id } }, body })).data;
  const options = key === "" ? {} : { idempotencyKey: key };
  return (await api.POST("/staff/posts", { body, ...options })).data;
}

/** Publishes what was just saved. A refusal leaves it saved: the page it leads to says what is missing. */
async function publish(
  { api }: AppLoadContext,
  { id, version }: Schema<"StaffPost">,
  form: FormData,
  intent: "publish" | "schedule",
): Promise<{ done: Done; at?: string }> {
  const chosen = { date: textOf(form, "publish_date"), time: textOf(form, "publish_time") };
  const date = publishInstant(chosen);
  const at = chosen.date || chosen.time ? { at: `${chosen.date}T${chosen.time}` } : {};
  const badDate = { done: "bad-date", ...at } as const;
  if (intent === "schedule" && date === null) return badDate;
  try {
    await api.POST("/staff/posts/{id}/publish", {
      params: { path: { id } },
      body: { version, ...(intent === "schedule" && date !== null ? { view_date: date } : {}) },
    });
    return { done: intent === "schedule" ? "scheduled" : "published" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return { done: "changed" };
    if (error.status !== 422) throw error;
    // What is missing comes first: the date may be changed later.
    const isDateOnly = error.details.every(({ field }) => field === "view_date");
    return isDateOnly ? badDate : { done: "incomplete", ...at };
  }
}

/** Changes the state of an article without its form. @returns the page that shows it */
async function move({ context, form, lang }: Submitted, id: number, intent: string): Promise<string> {
  const { api } = context;
  const params = { path: { id } };
  const to = (moved: Moved, shown = lang ?? "") => `${deskPaths.article(id, shown)}?moved=${moved}`;
  if (intent === "unpublish") {
    await api.POST("/staff/posts/{id}/unpublish", { params });
    return to("unpublished");
  }
  if (intent === "remove") {
    await api.DELETE("/staff/posts/{id}", { params });
    return to("removed");
  }
  if (intent === "restore") {
    await api.POST("/staff/posts/{id}/restore", { params });
    return to("restored");
  }
  if (intent !== "remove-lang" || lang === null) throw badParameter(context.url.pathname);
  const { data: post } = await api.GET("/staff/posts/{id}", { params });
  const body = bodyWithout(post, Number(textOf(form, "version")), lang);
  await api.PUT("/staff/posts/{id}", { params, body });
  return to("lang-removed", "");
}

const wrongDiary = () =>
  new ApiError({
    status: 422,
    details: [{ type: "error", code: "wrong_format", field: "diary_ids", text: "No address of a diary" }],
  });

/** Beginnings of the API's fields of the place, and the form's fields. */
const PLACES = [
  ["diary_ids", "diaries"],
  ["cover_", "cover"],
  ["tags", "tags"],
] as const;

/** The error with the form's names of its fields. One about another language says which. */
function ofForm(error: ApiError, langs: readonly ArticleLang[], lang: string): ApiError {
  const details = error.details.map((detail) => {
    const [, index, part] = /^items_text\.(\d+)\.(\w+)$/.exec(detail.field ?? "") ?? [];
    const of = langs[Number(index)];
    if (part !== undefined && of === lang) return { ...detail, field: part };
    if (part !== undefined && of !== undefined)
      return { ...detail, field: "other", params: { ...detail.params, language: LOCALE_NAMES[of] } };
    const place = PLACES.find(([start]) => detail.field?.startsWith(start));
    return place ? { ...detail, field: place[1] } : detail;
  });
  const { status, message, data, requestId } = error;
  return new ApiError({ status, message, data, requestId, details });
}
