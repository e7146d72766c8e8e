import { ApiError } from "@grow/api-client";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { apiMessage } from "./api-messages.ts";

/** Says why an upload failed: the connection or the server, and then the reason that the server gave. */
export function uploadFailure(i18n: I18n, error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0)
    return apiMessage(i18n, { code: "broken_upload", text: "" });
  const detail = error.details.find(({ code }) => code !== "internal");
  if (detail === undefined)
    return i18n._(msg({ id: "api.upload.server", message: "Server responded with an error" }));
  const reason = apiMessage(i18n, detail);
  return i18n._(
    msg({ id: "api.upload.serverReason", message: `Server responded with an error. ${{ reason }}` }),
  );
}
