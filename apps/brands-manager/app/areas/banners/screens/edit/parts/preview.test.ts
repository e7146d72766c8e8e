import { expect, test } from "vitest";
import { previewOf } from "./preview.ts";

test("previewOf shows what is typed and both pictures, which show the same", () => {
  const fields = {
    ...{ title: "One chart", text: "Twelve weeks.", button: "Open", lang: "de" },
    ...{ image: "4", image_alt_4: "Bottle", image_url_4: "/media/4/640.webp" },
    ...{ image_dark: "5", image_url_5: "", image_dark_url_5: "/media/5/640.webp" },
  };
  expect(previewOf("box", fields)).toEqual({
    ...{ kind: "box", title: "One chart", text: "Twelve weeks.", button: "Open", lang: "de" },
    photo: { src: "/media/4/640.webp", width: 656, height: 492, alt: "Bottle" },
    photoDark: { src: "/media/5/640.webp", width: 656, height: 492, alt: "Bottle" },
  });
});

test("previewOf has no picture before one is uploaded", () => {
  expect(previewOf("header", {})).toEqual({
    ...{ kind: "header", photo: null, photoDark: null, title: "", text: "", button: "", lang: "en" },
  });
});
