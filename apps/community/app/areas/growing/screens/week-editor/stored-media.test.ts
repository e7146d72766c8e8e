import { describe, expect, it } from "vitest";
import { readWeekForm } from "../../shared/week-form/week-form.ts";
import { storedMedia } from "./stored-media.ts";

function sent(photos: readonly { id: string; stored: string; alt?: string }[]): FormData {
  const data = new FormData();
  photos.forEach(({ id, stored, alt = "" }, index) => {
    data.set(`photos.${index}.id`, id);
    data.set(`photos.${index}.stored`, stored);
    data.set(`photos.${index}.alt`, alt);
    data.set(`photos.${index}.url`, "");
  });
  return data;
}

describe("photos stored on the device", () => {
  it("are in the form among the others, in order, and keep the week queued", () => {
    const form = sent([
      { id: "904", stored: "" },
      { id: "", stored: "abc", alt: " Canopy " },
      { id: "905", stored: "def" },
    ]);
    expect(storedMedia(form)).toEqual({
      photos: [
        { id: 904, alt: "" },
        { upload: "abc", alt: "Canopy" },
        { upload: "def", alt: "" },
      ],
      videos: [],
      isWaiting: true,
    });
    // The server sees those that it has.
    expect(readWeekForm(form).photos.map(({ id }) => id)).toEqual([904, 905]);
  });

  it("queue nothing once all are uploaded", () => {
    expect(storedMedia(sent([{ id: "905", stored: "def" }])).isWaiting).toBe(false);
    expect(storedMedia(new FormData())).toEqual({ photos: [], videos: [], isWaiting: false });
  });
});
