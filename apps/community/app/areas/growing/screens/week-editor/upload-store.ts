import { ApiError } from "@grow/api-client";
import type { OfflineQueue } from "@grow/app-kit/offline/offline-queue.ts";
import type { OfflineChange, StoredUpload, UploadNews } from "@grow/app-kit/offline/waiting.ts";
import type { ArrivedFile, OutgoingFile } from "./send-week-file.ts";
import type { Upload } from "./upload-queue.ts";

/** Keeps the files of one form on the device until its week has arrived, and sends them even when the form is closed. */
export interface UploadKeeper {
  /** Files of this form stored before, in order. */
  readonly before: () => Promise<readonly StoredUpload[]>;
  /** A raw photo has still to be made small. */
  readonly keep: (file: Pick<Upload, "key" | "name" | "kind">, blob: Blob, isRaw: boolean) => Promise<void>;
  readonly forget: (key: string) => void;
  /** Waits until a stored file is uploaded; fails like its upload, which is retried anyway. */
  readonly send: (key: string, file: Pick<OutgoingFile, "onProgress" | "signal">) => Promise<ArrivedFile>;
  /** Subscribes to uploaded files, also formerly failed ones. */
  readonly onArrived: (hear: (key: string, file: ArrivedFile) => void) => () => void;
}

interface UploadOwner {
  /** The form: `12-new`, `181`, or the queued week that is being edited. */
  owner: string;
  diaryId: number;
  weekId: number | undefined;
  /** Whether a file waits for the user's choice about a draft. */
  isHeld?: (upload: StoredUpload) => boolean;
}

/** Stores the files of one form. */
export function uploadKeeper(
  queue: OfflineQueue,
  { owner, diaryId, weekId, isHeld = () => false }: UploadOwner,
): UploadKeeper {
  return {
    before: async () => (await queue.uploads()).filter((upload) => upload.owner === owner && !isHeld(upload)),
    keep: ({ key, name, kind }, file, isRaw) =>
      queue.keepUpload({ id: key, owner, diaryId, weekId: weekId ?? null, file, name, kind, isRaw }),
    forget: (key) => void queue.removeUpload(key),
    send(key, { onProgress, signal }) {
      return new Promise((resolve, reject) => {
        const hear = (change: OfflineChange) => {
          if (change.kind === "progress" && change.id === key) onProgress(change.progress);
          if (change.kind === "upload" && change.upload.id === key) settle(change.upload);
          if (change.kind === "cut") {
            stop();
            reject(new ApiError({ status: 0 }));
          }
        };
        const settle = (upload: UploadNews) => {
          const arrived = arrivedFile(upload);
          if (arrived) resolve(arrived);
          else if (upload.failure) reject(new ApiError(upload.failure));
          else return;
          stop();
        };
        const stop = queue.onChange(hear);
        signal.addEventListener("abort", () => {
          stop();
          reject(signal.reason);
        });
        // It may be there already, or be waiting for the time of its next try.
        void queue.uploads().then(async (uploads) => {
          const upload = uploads.find(({ id }) => id === key);
          const arrived = upload && arrivedFile(upload);
          if (arrived) {
            stop();
            resolve(arrived);
          } else await queue.retryUpload(key);
        });
      });
    },
    onArrived: (hear) =>
      queue.onChange((change) => {
        const arrived = change.kind === "upload" ? arrivedFile(change.upload) : undefined;
        if (change.kind === "upload" && arrived) hear(change.upload.id, arrived);
      }),
  };
}

/** The uploaded file of a stored one, once it is uploaded. */
export function arrivedFile({ sent }: Pick<UploadNews, "sent">): ArrivedFile | undefined {
  return sent ? { id: sent.id, url: sent.url, kind: sent.type } : undefined;
}
