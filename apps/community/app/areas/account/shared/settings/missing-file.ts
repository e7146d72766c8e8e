import { ApiError } from "@grow/api-client";

/** The error of a form that was sent without its file. */
export function missingFile(): ApiError {
  return new ApiError({
    status: 422,
    details: [{ type: "error", code: "required", text: "This field is required.", field: "file" }],
  });
}
