import { formatsFor, i18nFor } from "@grow/i18n";
import { expect, it } from "vitest";
import { uploadItem } from "./upload-item.ts";

const preview = (url: string) =>
  uploadItem(
    i18nFor("en"),
    formatsFor("en"),
    { key: "a", name: "a.jpg", kind: "image", local: "", alt: "", state: "done", progress: 1, url },
    false,
  ).preview;

it("a tile shows the file of its width, or the widest file of a narrower photo", () => {
  expect(preview("/media/5c1f/1600.webp")).toBe("/media/5c1f/320.webp");
  expect(preview("/media/5c1f/240.webp")).toBe("/media/5c1f/240.webp");
});
