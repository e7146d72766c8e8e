import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { galleryView } from "./view.ts";

const photo = (id: number): Schema<"Photo"> => ({
  ...{ id, url: "/media/a/960.webp", width: 960, height: 1200, color: "#888888", alt: "", is_remove: false },
});

describe("galleryView", () => {
  it("shows at most four photos of a week", () => {
    const week = {
      ...{ id: 1, link: "/diaries/12/week/1", lang: "en", items_photo: [1, 2, 3, 4, 5, 6].map(photo) },
      item_diary: { id: 12, name: "Night Plum", link: "/diaries/12", is_harvest: false, item_user: null },
    } as Schema<"WeekCard">;
    const length = { page: 1, pages: 1, total: 1, isTotalCapped: false };
    const view = galleryView("new", { items: [week], total: 1, start: 0, limit: 24 }, length);
    expect(view.photos.map(({ id, diary }) => [id, diary])).toEqual([
      [1, "Night Plum"],
      [2, "Night Plum"],
      [3, "Night Plum"],
      [4, "Night Plum"],
    ]);
  });
});
