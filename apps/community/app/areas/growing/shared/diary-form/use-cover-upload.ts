import { ApiError, createUploader, type Detail } from "@grow/api-client";
import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { uploadFailure } from "@grow/app-kit/forms/upload-failure.ts";
import { UPLOAD_LIMITS } from "@grow/domain";
import { useLingui } from "@lingui/react";
import { useEffect, useRef, useState } from "react";
import { UnreadablePhoto } from "../../../../shared/photo-scaling/draw-scaled.ts";
import { scalePhoto } from "../../../../shared/photo-scaling/scale-photo.ts";
import type { CoverView } from "./own-cover.ts";

interface CoverUpload {
  /** The photo that was sent; it is the cover from then on. */
  readonly cover: CoverView | null;
  readonly isSending: boolean;
  /** From 0 to 1. */
  readonly progress: number;
  /** Why the photo did not arrive, or was not even sent. */
  readonly problem: string | null;
  /** The same photo may arrive another time. */
  readonly mayRetry: boolean;
  readonly send: (file: File) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

/**
 * Sends one photo, made small and without its place before it travels, that becomes the cover of a diary. A newer one overtakes an older.
 *
 * @param diaryId - null for a diary that is yet to be started
 */
export function useCoverUpload(diaryId: number | null): CoverUpload {
  const { i18n } = useLingui();
  const [cover, setCover] = useState<CoverView | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failed, setFailed] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const refuse = (code: Detail["code"]) => {
    setProblem(apiMessage(i18n, { code, text: "" }));
    setFailed(null);
  };
  const send = (file: File) => {
    running.current?.abort();
    // The server also checks the content.
    if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return refuse("heic");
    if (file.type !== "" && !file.type.startsWith("image/")) return refuse("unsupported_type");
    if (file.size > UPLOAD_LIMITS.image_bytes) return refuse("too_large");
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    setFailed(null);
    setProgress(0);
    const sent = scalePhoto(file, { signal: controller.signal }).then((photo) =>
      createUploader({ apiBase: "/api" })("/uploads/diaries/covers", {
        file: photo,
        fileName: file.name,
        fields: diaryId === null ? {} : { diary_id: diaryId },
        onProgress: ({ loaded, total }) => setProgress(total > 0 ? loaded / total : 0),
        signal: controller.signal,
      }),
    );
    sent.then(
      ({ data: { id, url, width, height, color } }) => {
        if (controller.signal.aborted) return;
        setProgress(null);
        setCover({ id, week: null, photo: { url, width, height, color, alt: "" } });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setProgress(null);
        if (error instanceof UnreadablePhoto) return refuse("unsupported_type");
        const isRefused = error instanceof ApiError && error.status !== 0;
        setProblem(uploadFailure(i18n, error));
        setFailed(isRefused && error.status < 500 ? null : file);
      },
    );
  };
  return {
    cover,
    isSending: progress !== null,
    progress: progress ?? 0,
    problem,
    mayRetry: failed !== null,
    send,
    retry: () => {
      if (failed) send(failed);
    },
    cancel: () => {
      running.current?.abort();
      setProgress(null);
    },
  };
}
