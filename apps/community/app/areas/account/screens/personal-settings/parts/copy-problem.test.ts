import { ApiError, type Detail } from "@grow/api-client";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { copyProblem } from "./copy-problem.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const rejected = (status: number, code: Detail["code"], field?: string) =>
  new ApiError({ status, details: [{ type: "error", code, text: "", ...(field ? { field } : {}) }] });

test.each([
  ["the connection is lost", new ApiError({ status: 0 }), "Network error"],
  ["the page fails", new TypeError("x"), "Network error"],
  ["the server fails", rejected(500, "internal"), "Server responded with an error"],
  [
    "the file is no copy",
    rejected(422, "wrong_format", "file"),
    "Server responded with an error. This isn't a copy from Grow, or it's damaged.",
  ],
  [
    "the file is no ZIP",
    rejected(415, "unsupported_type", "file"),
    "Server responded with an error. Choose the ZIP that you downloaded from Grow.",
  ],
])("copyProblem begins with the cause when %s", (_, error, text) => {
  expect(copyProblem(i18n, error)).toBe(text);
});
