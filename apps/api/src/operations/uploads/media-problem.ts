import { ApiError } from "../../http/problem.ts";
import { MediaError, type MediaRefusal } from "../../media/media-error.ts";

const STATUSES: Record<MediaRefusal, number> = {
  broken_upload: 400,
  too_large: 413,
  unsupported_type: 415,
  heic: 415,
  required: 422,
  wrong_format: 422,
  pixel_limit: 422,
};

/** A refused file as the answer that says so; anything else is passed on as it is. */
export function asProblem(error: unknown): unknown {
  if (!(error instanceof MediaError)) return error;
  const { code, params } = error;
  return new ApiError(STATUSES[code], [{ code, field: "file", params }]);
}
