// @vitest-environment happy-dom
import "@grow/app-kit/locales/catalog.ts";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { FAILED_UPLOADS } from "../../../../shared/testing/failed-uploads.ts";
import { showHook } from "../../../../shared/testing/show-hook.tsx";
import { useCoverUpload } from "./use-cover-upload.ts";

const { answer } = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock("@grow/api-client", async (original) => ({
  ...(await original<typeof import("@grow/api-client")>()),
  createUploader: () => answer,
}));
vi.mock("@grow/app-kit/photo-scaling/scale-photo.ts", () => ({
  scalePhoto: async (file: File) => file,
}));

it.each(FAILED_UPLOADS)("useCoverUpload names the cause when %s", async (_, error, problem, mayRetry) => {
  answer.mockRejectedValueOnce(error);
  const upload = await showHook(() => useCoverUpload(12));
  await act(async () => upload().send(new File(["leaf"], "leaf.jpg", { type: "image/jpeg" })));
  expect(upload()).toMatchObject({ problem, mayRetry, isSending: false });
});
