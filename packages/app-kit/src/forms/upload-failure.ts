import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type PhotoProblem, sendingFailure } from "../editor/send-photo.ts";
import { apiMessage } from "./api-messages.ts";

/** Says why an upload failed: the connection or the server, and then the reason that the server gave. */
export function uploadFailure(i18n: I18n, error: unknown): string {
  return uploadMessage(i18n, sendingFailure(error).problem);
}

/**
 * The words for a problem of an upload.
 *
 * @param reason - the reason that the server gave, where a form has better words for it than the api
 */
export function uploadMessage(i18n: I18n, problem: PhotoProblem, reason = apiMessage(i18n, problem)): string {
  if (!problem.isByServer) return reason;
  if (problem.code === "internal")
    return i18n._(msg({ id: "api.upload.server", message: "Server responded with an error" }));
  return i18n._(
    msg({ id: "api.upload.serverReason", message: `Server responded with an error. ${{ reason }}` }),
  );
}
