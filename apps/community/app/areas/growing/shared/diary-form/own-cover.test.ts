import { expect, it } from "vitest";
import { carriedCover, coverText } from "./own-cover.ts";

const cover = {
  id: 9,
  week: null,
  photo: {
    url: `/media/${"0".repeat(32)}/1920.webp`,
    width: 1400,
    height: 900,
    color: "#3f7d3a",
    alt: "",
  },
};

it("is found again in what the form carries", () => {
  expect(carriedCover({ cover: "9", cover_photo: coverText(cover) })).toEqual(cover);
});

it.each<[string, string, string]>([
  ["nothing", "", ""],
  ["no JSON", "9", "{"],
  ["no object", "9", "null"],
  ["another photo", "8", coverText(cover)],
  [
    "a photo from elsewhere",
    "9",
    coverText({ ...cover, photo: { ...cover.photo, url: "https://elsewhere.example/a.webp" } }),
  ],
  ["a photo without width", "9", coverText({ ...cover, photo: { ...cover.photo, width: 0 } })],
  ["a colour that is none", "9", coverText({ ...cover, photo: { ...cover.photo, color: "url(x)" } })],
])("is none in %s", (_what, id, text) => {
  expect(carriedCover({ cover: id, cover_photo: text })).toBeNull();
});
