import { ApiError } from "@grow/api-client";
import { sendingFailure } from "@grow/app-kit/editor/send-photo.ts";
import { uploadFailure, uploadMessage } from "@grow/app-kit/forms/upload-failure.ts";
import type { I18n } from "@lingui/core";
import { formErrors } from "../../../../../shared/form-errors.ts";
import { COPY_ERRORS } from "../../../shared/settings/settings-errors.ts";

/** Says why a copy of personal data was not uploaded, in the words of every upload. */
export function copyProblem(i18n: I18n, error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return uploadFailure(i18n, error);
  const { fields, form } = formErrors(i18n, error, ["file"], COPY_ERRORS);
  return uploadMessage(i18n, sendingFailure(error).problem, fields.file ?? form ?? undefined);
}
