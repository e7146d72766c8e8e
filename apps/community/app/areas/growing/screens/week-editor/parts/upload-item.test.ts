import "../../../locales/week-editor/catalog.ts";
import { formatsFor, i18nFor } from "@grow/i18n";
import { expect, it } from "vitest";
import type { Upload } from "../upload-queue.ts";
import { uploadItem } from "./upload-item.ts";

const failed: Upload = {
  key: "a",
  name: "one.jpg",
  kind: "image",
  local: "blob:one",
  alt: "",
  state: "failed",
  progress: 0.4,
  isKept: true,
  failure: { kind: "network" },
};
const show = (isQueued: boolean) => uploadItem(i18nFor("en"), formatsFor("en"), failed, isQueued);

it("a photo that is stored on the device is shown as queued after a network error", () => {
  expect(show(true)).toMatchObject({ state: "waiting", status: "Queued", preview: "blob:one" });
  expect(show(true)).not.toHaveProperty("reason");
});

it("a photo that is stored nowhere is shown with the network error", () => {
  expect(show(false)).toMatchObject({ state: "failed", reason: "Network error", isFinal: false });
});
