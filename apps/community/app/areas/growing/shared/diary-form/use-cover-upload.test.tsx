// @vitest-environment happy-dom
import "@grow/app-kit/locales/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCoverUpload } from "./use-cover-upload.ts";

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
let upload: ReturnType<typeof useCoverUpload>;
function Probe() {
  upload = useCoverUpload(12);
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
  ["the connection is lost", new ApiError({ status: 0 }), "Network error", true],
  ["the server fails", refused(500, "internal"), "Server responded with an error", true],
  [
    "the server refuses the photo",
    refused(415, "unsupported_type"),
    "Server responded with an error. You can't upload this type of file here.",
    false,
  ],
])("useCoverUpload names the cause when %s", async (_, error, problem, mayRetry) => {
  answer.mockRejectedValueOnce(error);
  await act(async () => upload.send(new File(["leaf"], "leaf.jpg", { type: "image/jpeg" })));
  expect(upload).toMatchObject({ problem, mayRetry, isSending: false });
});
