import { photoUrl, photoWidths } from "@grow/domain";
import type { Formats } from "@grow/i18n";
import type { UploadItem } from "@grow/ui/media";
import type { I18n } from "@lingui/core";
import { mayRetry, type Upload } from "../upload-queue.ts";
import { failureWords, uploadStatus } from "./uploader-words.ts";

/** Width of a tile's picture. */
const TILE = photoWidths(["card"], 4000)[1] ?? 320;

const QUARTERS = [0, 1, 2, 3] as const;

/** @param url - the largest file of a photo, named by its width: a photo narrower than a tile has no other of that width */
function tileUrl(url: string): string {
  const [, widest = String(TILE)] = /\/(\d+)\.\w+$/.exec(url) ?? [];
  return photoUrl(url, Math.min(TILE, Number(widest)), "webp");
}

/**
 * A file as the uploader shows it.
 *
 * @param isQueued - stored on the device until the browser is online: no error, though it was not sent
 */
export function uploadItem(i18n: I18n, formats: Formats, given: Upload, isQueued: boolean): UploadItem {
  const upload: Upload = isQueued ? { ...given, state: "ready", failure: undefined } : given;
  const stored = upload.kind === "image" && upload.url ? tileUrl(upload.url) : undefined;
  return {
    id: upload.key,
    name: upload.name,
    preview: upload.local || stored,
    turns: QUARTERS[(upload.turns ?? 0) % 4],
    alt: upload.alt,
    state: upload.state === "preparing" || upload.state === "ready" ? "waiting" : upload.state,
    progress: upload.progress,
    status: uploadStatus(i18n, formats, upload),
    isFinal: upload.state === "failed" && !mayRetry(upload),
    ...failureWords(i18n, formats, upload),
  };
}
