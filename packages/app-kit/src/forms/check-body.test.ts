import { ApiError } from "@grow/api-client";
import { complaintForm, questionForm } from "@grow/domain/schemas";
import { i18nFor } from "@grow/i18n";
import { describe, expect, it } from "vitest";
import { checkBody } from "./check-body.ts";
import { formErrors } from "./form-errors.ts";

const refusal = (check: () => void): unknown => {
  try {
    check();
    return null;
  } catch (error) {
    return error;
  }
};

describe("checkBody", () => {
  it("accepts a valid body", () => {
    expect(refusal(() => checkBody(questionForm, { title: "Leaf edges curl", text: "" }))).toBeNull();
  });

  it("throws the API's error with messages by field", () => {
    const error = refusal(() => checkBody(questionForm, { title: "Why?", text: "x".repeat(10_001) }));
    if (!(error instanceof ApiError)) throw new Error("no ApiError");
    expect(error.status).toBe(422);
    const { fields, form } = formErrors(i18nFor("en"), error, ["title", "text"]);
    expect(fields.title).toContain("5");
    expect(fields.text).toContain("10000");
    expect(form).toBeNull();
  });

  it("names the missing choice", () => {
    const error = refusal(() => checkBody(complaintForm, { reason: "" }));
    expect(error instanceof ApiError && error.details.map(({ field, code }) => [field, code])).toEqual([
      ["reason", "not_allowed"],
    ]);
  });
});
