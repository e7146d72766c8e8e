import { ApiError } from "@grow/api-client";
import type { DetailCode } from "@grow/contract";
import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { uploadProblem } from "./upload-problem.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const failure = (status: number, code?: DetailCode) =>
  new ApiError({ status, details: code ? [{ type: "error", code, text: "" }] : [] });
const SERVER = "Server responded with an error";

describe("a failed upload of a video", () => {
  it.each([
    ["without a connection", failure(0), "Network error"],
    ["after a failure of the server", failure(502), SERVER],
    ["after an internal error", failure(500, "internal"), SERVER],
  ])("can go on %s", (_, error, text) => {
    expect(uploadProblem(i18n, error)).toEqual({ text, canContinue: true });
  });

  it("can go on after a limit, and says so after what happened", () => {
    const { text, canContinue } = uploadProblem(i18n, failure(429, "rate_limited"));
    expect(text).toMatch(/^Server responded with an error\. ./);
    expect(canContinue).toBe(true);
  });

  it.each([
    ["too large", failure(413, "too_large"), "Too large. Videos can have up to 200 MB."],
    ["too large for a proxy, which gives no code", failure(413), "Too large. Videos can have up to 200 MB."],
    [
      "of a kind we cannot show",
      failure(415, "unsupported_type"),
      "This isn't a video we can show. Choose one of the formats above.",
    ],
    [
      "damaged",
      failure(422, "wrong_format"),
      "This video is damaged. Save it again and upload the new file.",
    ],
  ])("names what happened and then the reason for a file %s, which cannot go on", (_, error, reason) => {
    expect(uploadProblem(i18n, error)).toEqual({ text: `${SERVER}. ${reason}`, canContinue: false });
  });
});
