import { textOf } from "../../../../shared/form-errors.ts";
import type { EditedVideo } from "./load-editor.ts";

/** A caption file that is chosen and not uploaded yet. */
export interface ChosenCaptions {
  readonly name: string;
  readonly text: string;
  /** Language that is chosen for it. */
  readonly lang: string;
}

/** What the form of a video says. */
export interface VideoDraft {
  readonly title: string;
  readonly text: string;
  /** As typed, with commas. */
  readonly tags: string;
  /** Seconds of the part that is shown. */
  readonly start: number;
  readonly end: number;
  /** Second of the cover; empty for the automatic one. */
  readonly cover: string;
  /** "12:181", the diary and the week it is from. */
  readonly place: string;
  readonly takesComments: boolean;
  readonly captions: ChosenCaptions | null;
}

/** What the form says when it opens. */
export function draftOf(video: EditedVideo): VideoDraft {
  const { title, text, tags, start, end, coverTime, place, takesComments } = video;
  return {
    title,
    text,
    tags: tags.join(", "),
    start,
    end,
    cover: coverTime === null ? "" : String(coverTime),
    place,
    takesComments,
    captions: null,
  };
}

/**
 * What the form says now. Fields that it does not have are as they were.
 *
 * @param file - the chosen caption file, whose text the form cannot read at once
 */
export function readVideoDraft(
  form: FormData,
  before: VideoDraft,
  file: Pick<ChosenCaptions, "name" | "text"> | null,
): VideoDraft {
  const text = (name: string, otherwise: string) => (form.has(name) ? textOf(form, name) : otherwise);
  return {
    title: textOf(form, "title"),
    text: textOf(form, "text"),
    tags: textOf(form, "tags"),
    start: Number(text("clip_start", String(before.start))),
    end: Number(text("clip_end", String(before.end))),
    cover: text("cover_time", before.cover),
    place: text("place", before.place),
    takesComments: form.get("comments") !== null,
    captions: file && { name: file.name, text: file.text, lang: textOf(form, "caption_lang") },
  };
}

export function sameDraft(one: VideoDraft, other: VideoDraft): boolean {
  const { captions, ...fields } = one;
  return (
    (Object.keys(fields) as (keyof typeof fields)[]).every((key) => fields[key] === other[key]) &&
    sameCaptions(captions, other.captions)
  );
}

function sameCaptions(one: ChosenCaptions | null, other: ChosenCaptions | null): boolean {
  return one?.name === other?.name && one?.text === other?.text && one?.lang === other?.lang;
}
