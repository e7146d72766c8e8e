import { describe, expect, it } from "vitest";
import { readWeekForm } from "../../shared/week-form/week-form.ts";
import { keptMedia } from "./stored-media.ts";

function sent(photos: readonly { id: string; kept: string; alt?: string }[]): FormData {
  const data = new FormData();
  photos.forEach(({ id, kept, alt = "" }, index) => {
    data.set(`photos.${index}.id`, id);
    data.set(`photos.${index}.kept`, kept);
    data.set(`photos.${index}.alt`, alt);
    data.set(`photos.${index}.url`, "");
  });
  return data;
}

describe("photos that are kept on the device", () => {
  it("stand in the form between the others, in their order, and keep the week from the server", () => {
    const form = sent([
      { id: "904", kept: "" },
      { id: "", kept: "abc", alt: " Canopy " },
      { id: "905", kept: "def" },
    ]);
    expect(keptMedia(form)).toEqual({
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

  it("hold nothing up once they are all on the server", () => {
    expect(keptMedia(sent([{ id: "905", kept: "def" }])).isWaiting).toBe(false);
    expect(keptMedia(new FormData())).toEqual({ photos: [], videos: [], isWaiting: false });
  });
});
