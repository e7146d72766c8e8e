import type { SendFailure } from "@grow/app-kit/offline/waiting.ts";
import type { Upload, UploadFailure } from "./upload-queue.ts";

/** A file of a week on its way. */
export interface OutgoingFile {
  /** A photo as it travels, or a film as it is. */
  readonly file: Blob;
  readonly name: string;
  readonly diaryId: number;
  /** Undefined while the week is new. */
  readonly weekId: number | undefined;
  /** From 0 to 1. */
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
}

/** The uploaded file. */
export type ArrivedFile = Required<Pick<Upload, "id" | "url" | "kind">>;

/** Brings a file to the server, where it waits for the week that takes it. */
export async function sendWeekFile(outgoing: OutgoingFile): Promise<ArrivedFile> {
  const { file, name, diaryId, weekId, onProgress, signal } = outgoing;
  // The upload code loads with the first file.
  const { createUploader } = await import("@grow/api-client");
  const { data } = await createUploader({ apiBase: "/api" })("/uploads/weeks/media", {
    file,
    fileName: name,
    fields: { diary_id: diaryId, ...(weekId === undefined ? {} : { week_id: weekId }) },
    onProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
    signal,
  });
  return { id: data.id, url: data.url, kind: data.type };
}

/** Why a file did not arrive. */
export function sendFailure(error: unknown): UploadFailure {
  if (!isFailure(error) || error.status === 0) return { kind: "network" };
  const [detail] = error.details;
  return { kind: "server", code: detail?.code, params: detail?.params };
}

function isFailure(error: unknown): error is SendFailure {
  return typeof error === "object" && error !== null && "status" in error && "details" in error;
}
