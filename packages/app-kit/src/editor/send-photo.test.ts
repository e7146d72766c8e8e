// @vitest-environment happy-dom
import { ApiError } from "@grow/api-client";
import { UPLOAD_LIMITS } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { chosenProblem, sendingFailure, sendPhoto } from "./send-photo.ts";

const photo = (name: string, type: string, size = 9) =>
  Object.defineProperty(new File(["x"], name, { type }), "size", { value: size });

describe("chosenProblem", () => {
  it.each([
    ["a photo", photo("leaf.jpg", "image/jpeg"), undefined],
    ["a file whose type the browser does not know", photo("leaf.jpg", ""), undefined],
    ["a HEIC photo without a type", photo("IMG_1.HEIC", ""), "heic"],
    ["a text", photo("leaf.txt", "text/plain"), "unsupported_type"],
    ["too many bytes", photo("leaf.jpg", "image/jpeg", UPLOAD_LIMITS.image_bytes + 1), "too_large"],
  ])("of %s", (_, file, code) => {
    expect(chosenProblem(file)?.code).toBe(code);
  });
});

describe("sendPhoto", () => {
  it("sends the prepared photo under the name of the file, and reports its share", async () => {
    const shares: number[] = [];
    const small = new Blob(["small"]);
    const { signal } = new AbortController();
    const data = await sendPhoto(photo("leaf.jpg", "image/jpeg"), {
      to: async (_, { file, fileName, onProgress }) => {
        onProgress({ loaded: 1, total: 4 });
        return { data: { isSmall: file === small, fileName } };
      },
      prepare: async () => small,
      onProgress: (share) => shares.push(share),
      signal,
    });
    expect([data, shares]).toEqual([{ isSmall: true, fileName: "leaf.jpg" }, [0.25]]);
  });
});

describe("sendingFailure", () => {
  const detail = { type: "error", code: "too_large", text: "Too large." } as const;
  it.each([
    ["a rejected photo", new ApiError({ status: 413, message: "", details: [detail] }), "too_large", false],
    ["a failing server", new ApiError({ status: 503, message: "" }), "internal", true],
    ["a lost connection", new ApiError({ status: 0, message: "", details: [detail] }), "broken_upload", true],
    [
      "a photo that no browser opens",
      Object.assign(new Error(), { name: "UnreadablePhoto" }),
      "unsupported_type",
      false,
    ],
  ])("of %s", (_, error, code, mayRetry) => {
    expect(sendingFailure(error)).toMatchObject({ problem: { code }, mayRetry });
  });
});
