import { describe, expect, test } from "vitest";
import { videoBody } from "./video-body.ts";

function body(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: "Trim", text: "", tags: "", ...fields }))
    form.set(name, value);
  return videoBody(form);
}

describe("videoBody", () => {
  test("makes words of tags, each once", () => {
    expect(body({ tags: "Time-lapse, Trim,  trim, " })).toEqual({
      title: "Trim",
      text: "",
      tags: ["time-lapse", "trim"],
    });
  });

  test("sends the part that is shown, and no end where it is the end of the file", () => {
    const part = { duration: "20.04", clip_start: "3", clip_end: "9.5" };
    expect(body(part)).toMatchObject({ clip_start: 3, clip_end: 9.5 });
    expect(body({ ...part, clip_end: "20" })).toMatchObject({ clip_start: 3, clip_end: null });
    expect(body({ ...part, duration: "" })).not.toHaveProperty("clip_start");
  });

  test("sends the second of the cover, null for an automatic one", () => {
    expect(body({ cover_time: "3.5" }).cover_time).toBe(3.5);
    expect(body({ cover_time: "" }).cover_time).toBeNull();
    expect(body({})).not.toHaveProperty("cover_time");
  });

  test("sends the diary and the week it is from, or none", () => {
    expect(body({ place: "12:181" })).toMatchObject({ diary_id: 12, week_id: 181 });
    expect(body({ place: "12:" })).toMatchObject({ diary_id: 12, week_id: null });
    expect(body({ place: "" })).toMatchObject({ diary_id: null, week_id: null });
    expect(body({})).not.toHaveProperty("diary_id");
  });

  test("closes comments when the box is not ticked", () => {
    expect(body({ has_comments: "yes" }).is_comments).toBe(false);
    expect(body({ has_comments: "yes", comments: "yes" }).is_comments).toBe(true);
    expect(body({})).not.toHaveProperty("is_comments");
  });
});
