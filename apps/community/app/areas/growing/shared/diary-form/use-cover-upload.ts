import { chosenProblem, sendingFailure, sendPhoto } from "@grow/app-kit/editor/send-photo.ts";
import { uploadMessage } from "@grow/app-kit/forms/upload-failure.ts";
import { scalePhoto } from "@grow/app-kit/photo-scaling/scale-photo.ts";
import { useLingui } from "@lingui/react";
import { useEffect, useRef, useState } from "react";
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
  const [problem, setProblem] = useState<CoverUpload["problem"]>(null);
  const [failed, setFailed] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = (file: File) => {
    running.current?.abort();
    const wrong = chosenProblem(file);
    setProblem(wrong && uploadMessage(i18n, wrong));
    setFailed(null);
    if (wrong) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    const sent = sendPhoto(file, {
      to: (upload, photo) =>
        upload("/uploads/diaries/covers", {
          ...photo,
          fields: diaryId === null ? {} : { diary_id: diaryId },
        }),
      prepare: scalePhoto,
      onProgress: setProgress,
      signal: controller.signal,
    });
    sent.then(
      ({ id, url, width, height, color }) => {
        if (controller.signal.aborted) return;
        setProgress(null);
        setCover({ id, week: null, photo: { url, width, height, color, alt: "" } });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setProgress(null);
        const failure = sendingFailure(error);
        setProblem(uploadMessage(i18n, failure.problem));
        setFailed(failure.mayRetry ? file : null);
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
