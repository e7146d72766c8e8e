import { ApiError } from "@grow/api-client";
import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Why a video was not uploaded, and whether the upload can go on where it stopped. */
interface UploadProblem {
  readonly text: string;
  readonly canContinue: boolean;
}

export const TOO_LARGE = msg({
  id: "shortEditor.tooLarge",
  message: "Too large. Videos can have up to 200 MB.",
});
export const EMPTY_FILE = msg({
  id: "shortEditor.emptyFile",
  message: "This file is empty. Choose another one.",
});

/** Messages for videos instead of those for any file or field. */
const OF_VIDEOS: Readonly<Record<string, MessageDescriptor>> = {
  too_large: TOO_LARGE,
  unsupported_type: msg({
    id: "shortEditor.wrongKind",
    message: "This isn't a video we can show. Choose one of the formats above.",
  }),
  wrong_format: msg({
    id: "shortEditor.damaged",
    message: "This video is damaged. Save it again and upload the new file.",
  }),
};

const SERVER_ERROR = msg({ id: "shortEditor.serverError", message: "Server responded with an error" });
const NETWORK_ERROR = msg({ id: "shortEditor.networkError", message: "Network error" });

/** What the user reads when {@link sendVideo} has failed. A refused file cannot be sent on; after a limit or a failure it can. */
export function uploadProblem(i18n: I18n, error: unknown): UploadProblem {
  if (!(error instanceof ApiError) || error.status === 0) {
    return { text: i18n._(NETWORK_ERROR), canContinue: true };
  }
  const { status } = error;
  const detail = status < 500 ? error.details[0] : undefined;
  const known = OF_VIDEOS[status === 413 ? "too_large" : (detail?.code ?? "")];
  if (known) return { text: i18n._(known), canContinue: false };
  if (detail) return { text: apiMessage(i18n, detail), canContinue: status === 429 };
  return { text: i18n._(SERVER_ERROR), canContinue: status >= 500 };
}
