import type { Detail, Upload } from "@grow/api-client";
import { UPLOAD_LIMITS } from "@grow/domain";

/** Why a photo did not arrive, or is not even sent. */
export type PhotoProblem = Pick<Detail, "code" | "text" | "params"> & {
  /** The server responded, so it is not the connection. */
  readonly isByServer?: true;
};

export interface SendingOptions<T> {
  /** Sends the photo where it belongs. */
  readonly to: (
    upload: Upload,
    photo: {
      readonly file: Blob;
      readonly fileName: string;
      readonly onProgress: (sent: { loaded: number; total: number }) => void;
      readonly signal: AbortSignal;
    },
  ) => Promise<{ readonly data: T }>;
  /** Scales it before it travels. */
  readonly prepare?: (file: File, options: { signal: AbortSignal }) => Promise<Blob>;
  /** Share that is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal: AbortSignal;
}

/** The problem of a chosen file that can be seen before it is sent; null when there is none. The server also checks the content. */
export function chosenProblem(file: File): PhotoProblem | null {
  const problem = (code: Detail["code"]) => ({ code, text: "" });
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return problem("heic");
  if (file.type !== "" && !file.type.startsWith("image/")) return problem("unsupported_type");
  return file.size > UPLOAD_LIMITS.image_bytes ? problem("too_large") : null;
}

/** Uploads a photo. Its code loads with the first one. */
export async function sendPhoto<T>(
  file: File,
  { to, prepare, onProgress, signal }: SendingOptions<T>,
): Promise<T> {
  const photo = prepare ? await prepare(file, { signal }) : file;
  const { createUploader } = await import("@grow/api-client");
  const { data } = await to(createUploader({ apiBase: "/api" }), {
    file: photo,
    fileName: file.name,
    onProgress: ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0),
    signal,
  });
  return data;
}

/** Why {@link sendPhoto} failed, and whether the same photo may arrive another time. */
export function sendingFailure(error: unknown): { problem: PhotoProblem; mayRetry: boolean } {
  // Known by name and shape, since the code of these errors loads with the first photo.
  if (error instanceof Error && error.name === "UnreadablePhoto")
    return { problem: { code: "unsupported_type", text: "" }, mayRetry: false };
  const { status = 0, details = [] } = (error ?? {}) as { status?: number; details?: readonly Detail[] };
  if (status === 0) return { problem: { code: "broken_upload", text: "" }, mayRetry: true };
  const { code, text, params }: PhotoProblem = details[0] ?? { code: "internal", text: "" };
  return {
    problem: { code, text, ...(params ? { params } : {}), isByServer: true },
    mayRetry: status >= 500,
  };
}
