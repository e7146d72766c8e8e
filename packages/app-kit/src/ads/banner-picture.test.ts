import { expect, test } from "vitest";
import { bannerPicture, uploadedPicture } from "./banner-picture.ts";

test("bannerPicture offers the stored widths of a picture", () => {
  const photo = { url: "/media/5c1f/704.webp", width: 704, height: 528, color: "#887766", alt: "Bottle" };
  expect(bannerPicture(photo)).toMatchObject({
    src: "/media/5c1f/640.webp",
    srcSet: expect.stringContaining("/media/5c1f/96.webp 96w, /media/5c1f/160.webp 160w"),
    avifSrcSet: expect.stringContaining("640.avif 640w"),
    ...{ width: 704, height: 528, alt: "Bottle" },
  });
});

test("uploadedPicture has the size that its kind needs", () => {
  expect(uploadedPicture("cpm", "/media/1/640.webp", "Tent")).toEqual({
    ...{ src: "/media/1/640.webp", width: 640, height: 800, alt: "Tent" },
  });
});
