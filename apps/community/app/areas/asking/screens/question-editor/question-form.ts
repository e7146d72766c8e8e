import type { RequestBody, Schema } from "@grow/contract";
import { READING_KEYS } from "@grow/domain";
import { symptomBySlug } from "@grow/domain/symptoms";
import { textOf } from "../../../../shared/form-errors.ts";
import { type FormPhoto, photoInputs, readFormPhotos } from "../../shared/photos/form-photos.ts";

/** What the form of a question says. */
export interface QuestionForm {
  readonly title: string;
  readonly text: string;
  /** Filter words. */
  readonly symptoms: readonly string[];
  readonly photos: readonly FormPhoto[];
}

export const EMPTY_FORM: QuestionForm = { title: "", text: "", symptoms: [], photos: [] };

export function readQuestionForm(form: FormData): QuestionForm {
  return {
    title: textOf(form, "title"),
    text: textOf(form, "text"),
    symptoms: form.getAll("symptom").map(String),
    photos: readFormPhotos(form),
  };
}

/** The id of a question's drafts. A new question about a week has its own, so that the draft is offered with its week. */
export function questionDraftId(view: {
  readonly id: number | null;
  readonly week: Pick<AskedWeek, "weekId"> | null;
}): string {
  if (view.id !== null) return String(view.id);
  return view.week ? `new:week:${view.week.weekId}` : "new";
}

const idsOf = ({ photos }: QuestionForm) => photos.map(({ id, alt = "" }) => `${id} ${alt}`).join();

export function sameForm(one: QuestionForm, other: QuestionForm): boolean {
  return (
    one.title === other.title &&
    one.text === other.text &&
    [...one.symptoms].sort().join() === [...other.symptoms].sort().join() &&
    idsOf(one) === idsOf(other)
  );
}

/** The week that a question is about, with the readings that may be shown. */
export interface AskedWeek {
  readonly diaryId: number;
  readonly weekId: number;
  readonly props: Schema<"WeekProps">;
}

/** The body of the request: what the form says, and of the week's readings those that are ticked. */
export function questionBody(sent: FormData, week: AskedWeek | null): RequestBody<"createProblem"> {
  const { title, text, symptoms } = readQuestionForm(sent);
  const shown = new Set(sent.getAll("prop").map(String));
  const lang = textOf(sent, "lang");
  return {
    title: title.trim(),
    text: text.trim(),
    ...(lang === "" ? {} : { lang }),
    items_problem_symptom: [...new Set(symptoms)].flatMap((slug) => {
      const symptom = symptomBySlug(slug);
      return symptom ? [{ type: symptom.type, id: symptom.id }] : [];
    }),
    items_photo: photoInputs(sent),
    ...(week
      ? {
          diary_id: week.diaryId,
          week_id: week.weekId,
          is_setup: sent.get("setup") !== null,
          props: Object.fromEntries(
            READING_KEYS.filter((key) => shown.has(key)).map((key) => [key, week.props[key]]),
          ),
        }
      : {}),
  };
}
