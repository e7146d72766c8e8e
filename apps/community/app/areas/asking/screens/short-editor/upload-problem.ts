import { ApiError } from "@grow/api-client";
import { type PhotoProblem, sendingFailure } from "@grow/app-kit/editor/send-photo.ts";
import { uploadMessage } from "@grow/app-kit/forms/upload-failure.ts";
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

/**
 * What the user reads when {@link sendVideo} has failed: the connection or the server, and then the reason. A refused file cannot be sent
 * on; after a limit or a failure it can.
 */
export function uploadProblem(i18n: I18n, error: unknown): UploadProblem {
  const status = error instanceof ApiError ? error.status : 0;
  const { problem: told } = sendingFailure(error);
  // A proxy in front of the api gives no code.
  const problem: PhotoProblem = status === 413 ? { ...told, code: "too_large" } : told;
  const known = problem.isByServer ? OF_VIDEOS[problem.code] : undefined;
  return {
    text: uploadMessage(i18n, problem, known && i18n._(known)),
    canContinue: known === undefined && (status === 0 || status === 429 || status >= 500),
  };
}
