import type { RequestBody } from "@grow/contract";
import { paramId, slug } from "@grow/domain";
import { textOf } from "../../../../shared/form-errors.ts";

type Body = RequestBody<"updateVideo">;

const MAX_TAGS = 12;
/** A slider stops a little before or after the end of the file. */
const NEAR_END = 0.1;

/** What the form says of a video; fields that it does not have stay as they are. Captions are read apart. */
export function videoBody(form: FormData): Body {
  const tags = textOf(form, "tags").split(",").map(slug).filter(Boolean).slice(0, MAX_TAGS);
  return {
    title: textOf(form, "title"),
    text: textOf(form, "text"),
    tags: [...new Set(tags)],
    ...partOf(form),
    ...coverOf(form),
    ...placeOf(form),
    ...(form.has("has_comments") ? { is_comments: form.get("comments") !== null } : {}),
  };
}

function partOf(form: FormData): Pick<Body, "clip_start" | "clip_end"> {
  const duration = Number(textOf(form, "duration"));
  const start = Number(textOf(form, "clip_start"));
  const end = Number(textOf(form, "clip_end"));
  if (!(duration > 0) || !form.has("clip_start") || !Number.isFinite(start) || !Number.isFinite(end))
    return {};
  return { clip_start: start, clip_end: end >= duration - NEAR_END ? null : end };
}

function coverOf(form: FormData): Pick<Body, "cover_time"> {
  if (!form.has("cover_time")) return {};
  const text = textOf(form, "cover_time");
  const second = Number(text);
  return { cover_time: text === "" || !Number.isFinite(second) ? null : second };
}

function placeOf(form: FormData): Pick<Body, "diary_id" | "week_id"> {
  if (!form.has("place")) return {};
  const [diary, week] = textOf(form, "place").split(":");
  const diaryId = paramId(diary) ?? null;
  return { diary_id: diaryId, week_id: diaryId === null ? null : (paramId(week) ?? null) };
}
