import { ApiError } from "@grow/api-client";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { uploadFailure } from "./upload-failure.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const failure = (status: number, ...codes: ("internal" | "unsupported_type")[]) =>
  new ApiError({ status, details: codes.map((code) => ({ type: "error", code, text: "" })) });

test.each([
  ["without a connection", failure(0), "Network error"],
  ["for another error of the page", new TypeError("x"), "Network error"],
  ["without a reason", failure(502), "Server responded with an error"],
  ["for an error of the server itself", failure(500, "internal"), "Server responded with an error"],
  [
    "with the reason of the server",
    failure(415, "unsupported_type"),
    "Server responded with an error. You can't upload this type of file here.",
  ],
])("uploadFailure says why an upload failed %s", (_, error, text) => {
  expect(uploadFailure(i18n, error)).toBe(text);
});
