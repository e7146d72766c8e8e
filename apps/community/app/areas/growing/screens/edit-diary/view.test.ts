import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { sampleDiary, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { editDiaryView } from "./view.ts";

const photo = (id: number): Schema<"Photo"> => ({
  id,
  url: `/media/${String(id).padStart(32, "0")}/1920.webp`,
  width: 4000,
  height: 3000,
  color: "#3f7d3a",
  alt: "",
  is_remove: false,
});
const weeks = [
  {
    ...sampleWeek({ id: 181, faza: -1 }),
    name: "week1",
    items_photo: [photo(1), { ...photo(2), is_remove: true }],
  },
  { ...sampleWeek({ id: 182, faza: 0 }), name: "week2", items_photo: [photo(3), photo(4)] },
];
const ids = (diary: Schema<"Diary">) => editDiaryView(diary).covers.map(({ id, week }) => [id, week]);

describe("the photos that can be the cover", () => {
  it("are those of the present weeks, newest first", () => {
    expect(ids(sampleDiary(weeks))).toEqual([
      [4, "week2"],
      [3, "week2"],
      [1, "week1"],
    ]);
  });

  it("begin with the current cover", () => {
    expect(ids(sampleDiary(weeks, { photo_id: 1, item_cover: photo(1) }))).toEqual([
      [1, "week1"],
      [4, "week2"],
      [3, "week2"],
    ]);
  });

  it("include one that was uploaded alone, outside all weeks", () => {
    expect(ids(sampleDiary(weeks, { photo_id: 9, item_cover: photo(9) }))[0]).toEqual([9, null]);
  });

  it("are empty for a diary without weeks", () => {
    expect(ids(sampleDiary([]))).toEqual([]);
  });
});

it("the form opens as the diary is stored", () => {
  const view = editDiaryView(
    sampleDiary(weeks, { photo_id: 3, item_cover: photo(3), is_harvest: true, version: 7 }),
  );
  expect(view).toMatchObject({ version: 7, isFinished: true, weeks: 2 });
  expect(view.form.cover).toBe("3");
});
