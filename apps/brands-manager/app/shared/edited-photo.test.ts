import { expect, it } from "vitest";
import { photoFields, photosOf } from "./edited-photo.ts";

it("photos come back from the fields of a draft in their order, with descriptions and addresses", () => {
  const photos = [
    { id: 9, url: "/media/b/640.webp", alt: "Label" },
    { id: 4, url: "/media/a/640.webp", alt: "" },
  ];
  expect(photosOf(photoFields("photos", photos), "photos")).toEqual(photos);
  expect(photosOf({ photos: "" }, "photos")).toEqual([]);
});
