import { ApiError, createUploader } from "@grow/api-client";

/** Bytes of one part: what a phone sends in some seconds, so that little is lost with the connection. */
export const PART_BYTES = 4 * 1024 * 1024;

/** Milliseconds between attempts after a lost connection: about two minutes in all. */
export const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000] as const;

/** A video that is being sent. It can be sent on where it stopped. */
export interface VideoSending {
  readonly file: File;
  /** Names the upload, the same for all its parts. */
  readonly upload: string;
  /** Bytes that arrived. */
  readonly received: number;
}

interface SendingOptions {
  readonly signal: AbortSignal;
  /** Share that is sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Called with what arrived after each part. */
  readonly onPart: (sending: VideoSending) => void;
  /** Called when the connection is lost, and when it is back. */
  readonly onWaiting: (isWaiting: boolean) => void;
  readonly send?: ReturnType<typeof createUploader>;
  /** Resolves after a pause, or when the connection is back. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Sends a video in parts. After a lost connection the part is sent again, and what arrived stays.
 *
 * @returns the id of the draft
 * @throws ApiError when the server refuses it, or status 0 when the connection stays lost
 */
export async function sendVideo(
  { file, upload, received }: VideoSending,
  {
    signal,
    onProgress,
    onPart,
    onWaiting,
    send = createUploader({ apiBase: "/api" }),
    pause = untilOnline,
  }: SendingOptions,
): Promise<number> {
  const { size } = file;
  let offset = received;
  let failures = 0;
  for (;;) {
    const from = offset;
    try {
      const { data } = await send("/uploads/videos", {
        file: file.slice(from, Math.min(size, from + PART_BYTES)),
        fileName: file.name,
        fields: { upload, offset: from, size },
        onProgress: ({ loaded }) => onProgress(Math.min(1, (from + loaded) / size)),
        signal,
      });
      failures = 0;
      onWaiting(false);
      if ("item_video" in data) return data.item_video.id;
      offset = data.received;
      onPart({ file, upload, received: offset });
    } catch (error) {
      const wait = PAUSES[failures];
      if (signal.aborted || !isLost(error) || wait === undefined) throw error;
      failures += 1;
      onWaiting(true);
      await pause(wait, signal);
    }
  }
}

/** Without an answer, or when the part broke off on its way. */
function isLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 503 || error.details[0]?.code === "broken_upload";
}

function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
