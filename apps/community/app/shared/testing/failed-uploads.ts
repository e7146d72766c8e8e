import { ApiError } from "@grow/api-client";

const rejected = (status: number, code: "internal" | "unsupported_type") =>
  new ApiError({ status, details: [{ type: "error", code, text: "" }] });

/** Ways in which an upload fails: when, the error, what the user reads, and whether the same file may be sent again. */
export const FAILED_UPLOADS = [
  ["the connection is lost", new ApiError({ status: 0 }), "Network error", true],
  ["the server fails", rejected(500, "internal"), "Server responded with an error", true],
  [
    "the server rejects the photo",
    rejected(415, "unsupported_type"),
    "Server responded with an error. You can't upload this type of file here.",
    false,
  ],
] as const;
