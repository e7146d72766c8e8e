// @vitest-environment happy-dom
import "@grow/app-kit/locales/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePhotoUploads } from "./use-photo-uploads.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { answer } = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock("@grow/api-client", async (original) => ({
  ...(await original<typeof import("@grow/api-client")>()),
  createUploader: () => answer,
}));
vi.mock("../../../../shared/photo-scaling/scale-photo.ts", () => ({
  scalePhoto: async (file: File) => file,
}));
const { ApiError } = await import("@grow/api-client");

let root: Root;
let upload: ReturnType<typeof usePhotoUploads>;
function Probe() {
  upload = usePhotoUploads([]);
  return null;
}

beforeEach(() => {
  root = createRoot(document.createElement("main"));
  return act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <Probe />
      </LocaleProvider>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const refused = (status: number, code: "internal" | "unsupported_type") =>
  new ApiError({ status, details: [{ type: "error", code, text: "" }] });

it.each([
  ["the connection is lost", new ApiError({ status: 0 }), "Network error"],
  ["the server fails", refused(500, "internal"), "Server responded with an error"],
  [
    "the server refuses the photo",
    refused(415, "unsupported_type"),
    "Server responded with an error. You can't upload this type of file here.",
  ],
])("usePhotoUploads names the cause when %s", async (_, error, problem) => {
  answer.mockRejectedValueOnce(error);
  await act(async () => upload.add([new File(["leaf"], "leaf.jpg", { type: "image/jpeg" })]));
  expect(upload.photos).toMatchObject([{ id: null, problem, progress: null }]);
});
