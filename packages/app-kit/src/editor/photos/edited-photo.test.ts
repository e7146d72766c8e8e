import { expect, it } from "vitest";
import { lostPhotos, photoFields, photosOf, waitingField } from "./edited-photo.ts";

it("photos come back from the fields of a draft in their order, with descriptions and addresses", () => {
  const photos = [
    { id: 9, url: "/media/b/640.webp", alt: "Label" },
    { id: 4, url: "/media/a/640.webp", alt: "" },
  ];
  expect(photosOf(photoFields("photos", photos), "photos")).toEqual(photos);
  expect(photosOf({ photos: "" }, "photos")).toEqual([]);
});

it("the fields of a draft tell how many photos were on their way", () => {
  expect(lostPhotos({ photos: "9", [waitingField("photos")]: "2" }, "photos")).toBe(2);
  expect([lostPhotos({}, "photos"), lostPhotos({ photos_waiting: "x" }, "photos")]).toEqual([0, 0]);
});
