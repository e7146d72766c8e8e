import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import type { DetailCode } from "@grow/contract";
import type { Formats } from "@grow/i18n";
import type { UploaderWords, UploadItem } from "@grow/ui/media";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Upload } from "../upload-queue.ts";

/** Texts of the uploader. */
export function uploaderWords(i18n: I18n): UploaderWords {
  return {
    add: i18n._(msg({ id: "weekEditor.photos.add", message: "Add photos" })),
    drop: i18n._(msg({ id: "weekEditor.photos.drop", message: "or drop them here" })),
    cover: i18n._(msg({ id: "weekEditor.photos.cover", message: "Cover" })),
    tryAgain: i18n._(msg({ id: "weekEditor.photos.tryAgain", message: "Try again" })),
    actions: (number) =>
      i18n._(msg({ id: "weekEditor.photos.actions", message: `Actions for photo ${{ number }}` })),
    makeCover: i18n._(msg({ id: "weekEditor.photos.makeCover", message: "Use as cover" })),
    rotate: i18n._(msg({ id: "weekEditor.photos.rotate", message: "Rotate" })),
    moveBefore: i18n._(msg({ id: "weekEditor.photos.moveBefore", message: "Move earlier" })),
    moveAfter: i18n._(msg({ id: "weekEditor.photos.moveAfter", message: "Move later" })),
    describe: i18n._(msg({ id: "weekEditor.photos.describe", message: "Add description" })),
    remove: i18n._(msg({ id: "weekEditor.photos.remove", message: "Remove" })),
    moved: (number, total) =>
      i18n._(msg({ id: "weekEditor.photos.moved", message: `Moved to ${{ number }} of ${{ total }}` })),
    uploading: (name) => i18n._(msg({ id: "weekEditor.photos.uploading", message: `Uploading ${{ name }}` })),
    photo: (number) => i18n._(msg({ id: "weekEditor.photos.photo", message: `Photo ${{ number }}` })),
  };
}

const MEGABYTE = 1024 * 1024;

/** Why an upload failed: the fact, then details. */
export function failureWords(
  i18n: I18n,
  formats: Formats,
  { failure }: Upload,
): Pick<UploadItem, "reason" | "detail"> {
  switch (failure?.kind) {
    case undefined:
      return {};
    case "network":
      return { reason: i18n._(msg({ id: "weekEditor.upload.network", message: "Network error" })) };
    case "server": {
      const reason = i18n._(
        msg({ id: "weekEditor.upload.server", message: "Server responded with an error" }),
      );
      const code = failure.code as DetailCode | undefined;
      if (code === undefined || code === "internal") return { reason };
      return {
        reason,
        detail: apiMessage(i18n, { code, text: "", ...(failure.params ? { params: failure.params } : {}) }),
      };
    }
    case "slow":
      return {
        reason: i18n._(
          msg({ id: "weekEditor.upload.slow", message: "This photo is taking too long to open" }),
        ),
      };
    case "unreadable":
      return {
        reason: i18n._(msg({ id: "weekEditor.upload.unreadable", message: "We can't open this photo" })),
        detail: i18n._(
          msg({
            id: "weekEditor.upload.unreadable.detail",
            message: "The file may be damaged or not a photo.",
          }),
        ),
      };
    case "heic":
      return { reason: apiMessage(i18n, { code: "heic", text: "" }) };
    case "type":
      return { reason: apiMessage(i18n, { code: "unsupported_type", text: "" }) };
    case "size": {
      const size = formats.number(Math.ceil(failure.size / MEGABYTE), 0);
      const limit = formats.number(failure.limit / MEGABYTE, 0);
      return {
        reason: i18n._(
          msg({ id: "weekEditor.upload.size", message: `Too large. ${size} MB, limit ${limit} MB` }),
        ),
      };
    }
  }
}

/** How far a file is: "Preparing", "Waiting", "64 %". */
export function uploadStatus(i18n: I18n, formats: Formats, { state, progress }: Upload): string | undefined {
  switch (state) {
    case "preparing":
      return i18n._(msg({ id: "weekEditor.upload.preparing", message: "Preparing" }));
    case "waiting":
    case "ready":
      return i18n._(msg({ id: "weekEditor.upload.waiting", message: "Queued" }));
    case "uploading":
      return formats.percent(progress);
    default:
      return undefined;
  }
}
