import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import type { SendFailure, StoredUpload } from "@grow/app-kit/offline/waiting.ts";
import type { Formats } from "@grow/i18n";
import type { QueuedFile, UploadQueueProps } from "@grow/ui/media";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const MEGABYTE = 1024 * 1024;

/** A stored file as a row of the queue. */
export function fileRow(
  i18n: I18n,
  formats: Formats,
  upload: StoredUpload,
  { progress, preview }: { progress: number | undefined; preview: string | undefined },
): QueuedFile {
  const { id, name, file, failure } = upload;
  const size = formats.number(Math.max(0.1, file.size / MEGABYTE), 1);
  const bytes = i18n._(msg({ id: "offline.file.size", message: `${{ size }} MB` }));
  const row = { id, name, preview, detail: `${name}, ${bytes}` };
  if (upload.state === "done") {
    return { ...row, state: "done", title: i18n._(msg({ id: "offline.file.done", message: "Uploaded" })) };
  }
  if (upload.state === "refused") {
    return { ...row, state: "refused", title: failureText(i18n, failure) };
  }
  if (progress !== undefined) {
    return {
      ...row,
      state: "uploading",
      progress,
      title: i18n._(msg({ id: "offline.file.sending", message: "Uploading" })),
    };
  }
  return {
    ...row,
    state: "waiting",
    title: i18n._(msg({ id: "offline.file.waiting", message: "Queued" })),
  };
}

/** Why something was rejected. */
export function failureText(i18n: I18n, failure: SendFailure | null): string {
  const texts = (failure?.details ?? []).map((detail) => apiMessage(i18n, detail));
  return texts.join(" ") || i18n._(msg({ id: "offline.refused", message: "The server rejected this." }));
}

/** Texts of the queue. */
export function queueWords(i18n: I18n): UploadQueueProps["words"] {
  return {
    cancel: (name) => i18n._(msg({ id: "offline.file.cancel", message: `Cancel ${{ name }}` })),
    remove: (name) => i18n._(msg({ id: "offline.file.remove", message: `Remove ${{ name }}` })),
    tryAgain: i18n._(msg({ id: "offline.again", message: "Try again" })),
    makeSmaller: i18n._(msg({ id: "offline.file.smaller", message: "Make smaller" })),
  };
}
