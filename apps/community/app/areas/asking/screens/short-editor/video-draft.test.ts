import { describe, expect, it } from "vitest";
import type { EditedVideo } from "./load-editor.ts";
import { draftOf, readVideoDraft, sameDraft } from "./video-draft.ts";

const video: EditedVideo = {
  id: 12,
  title: "Trim",
  text: "",
  lang: "en",
  tags: ["trim", "led"],
  url: "/media/aa/360.mp4",
  cover: null,
  width: 360,
  height: 640,
  duration: 20.34,
  start: 0,
  end: 20.34,
  coverTime: 2.5,
  link: "/shorts/12-trim",
  isReady: true,
  isFailed: false,
  isTooCostly: false,
  isPublished: false,
  takesComments: true,
  captions: [],
  place: "7:",
  diaries: [],
};
const opened = draftOf(video);

/** The form as the browser sends it. */
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const untouched = {
  title: "Trim",
  text: "",
  tags: "trim, led",
  clip_start: "0",
  clip_end: "20.34",
  cover_time: "2.5",
  place: "7:",
  comments: "yes",
};

describe("the draft of a video", () => {
  it("is the same as the form that nobody has changed", () => {
    expect(sameDraft(readVideoDraft(formOf(untouched), opened, null), opened)).toBe(true);
  });

  it.each([
    ["title", "Trim again"],
    ["text", "Wet trim."],
    ["tags", "trim"],
    ["clip_end", "9"],
    ["cover_time", ""],
    ["place", "7:81"],
  ])("differs once %s is changed", (field, value) => {
    expect(sameDraft(readVideoDraft(formOf({ ...untouched, [field]: value }), opened, null), opened)).toBe(
      false,
    );
  });

  it("differs once comments are closed", () => {
    const { comments: _, ...closed } = untouched;
    expect(readVideoDraft(formOf(closed), opened, null).takesComments).toBe(false);
  });

  it("takes the chosen caption file and its language", () => {
    const file = { name: "trim.vtt", text: "WEBVTT" };
    const draft = readVideoDraft(formOf({ ...untouched, caption_lang: "de" }), opened, file);
    expect(draft.captions).toEqual({ ...file, lang: "de" });
    expect(sameDraft(draft, opened)).toBe(false);
    expect(sameDraft({ ...draft }, { ...draft, captions: { ...file, lang: "de" } })).toBe(true);
  });

  it("keeps what a video that is still converted has no fields for", () => {
    const { clip_start: _start, clip_end: _end, cover_time: _cover, place: _place, ...few } = untouched;
    expect(readVideoDraft(formOf(few), opened, null)).toEqual(opened);
  });
});
