import { chosenProblem, sendPhoto } from "@grow/app-kit/editor/send-photo.ts";
import { uploadFailure, uploadMessage } from "@grow/app-kit/forms/upload-failure.ts";
import { scalePhoto } from "@grow/app-kit/photo-scaling/scale-photo.ts";
import { useLingui } from "@lingui/react";
import { useEffect, useRef, useState } from "react";
import type { FormPhoto } from "./form-photos.ts";

/** A photo of a question or an answer that is chosen, on its way, or there. */
export interface ChosenPhoto {
  /** Number within the form. */
  readonly key: string;
  /** Once it is there. */
  readonly id: number | null;
  readonly name: string;
  /** What it shows, as the form begins with. */
  readonly alt: string;
  readonly src: string;
  /** Its address on the server, once it is there. */
  readonly url: string | null;
  /** While it is sent: from 0 to 1. */
  readonly progress: number | null;
  /** Why it did not arrive, or was not even sent. */
  readonly problem: string | null;
}

/** Photos of one question or answer. */
export const MAX_PHOTOS = 10;

/** Uploads photos as they are chosen: scaled down and without their place. */
export function usePhotoUploads(given: readonly FormPhoto[]) {
  const { i18n } = useLingui();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>(() =>
    given.map(({ id, src, alt = "" }) => ({
      ...{ key: String(id), id, name: "", alt, src, url: src },
      ...{ progress: null, problem: null },
    })),
  );
  const running = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  useEffect(
    () => () => {
      for (const controller of running.current.values()) controller.abort();
    },
    [],
  );

  const change = (key: string, part: Partial<ChosenPhoto>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));

  async function send(key: string, file: File): Promise<void> {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    try {
      const { id, url } = await sendPhoto(file, {
        to: (upload, photo) => upload("/uploads/problems/photos", { ...photo, fields: {} }),
        prepare: scalePhoto,
        onProgress: (progress) => change(key, { progress }),
        signal,
      });
      change(key, { id, url, progress: null });
    } catch (error) {
      if (signal.aborted) return;
      change(key, { progress: null, problem: uploadFailure(i18n, error) });
    } finally {
      running.current.delete(key);
    }
  }

  function add(files: readonly File[]): void {
    for (const file of files.slice(0, MAX_PHOTOS - photos.length)) {
      count.current += 1;
      const key = `new-${count.current}`;
      const wrong = chosenProblem(file);
      const problem = wrong && uploadMessage(i18n, wrong);
      const photo = {
        key,
        id: null,
        name: file.name,
        alt: "",
        src: URL.createObjectURL(file),
        url: null,
        problem,
      };
      setPhotos((before) => [...before, { ...photo, progress: problem ? null : 0 }]);
      if (!problem) void send(key, file);
    }
  }

  function remove(key: string): void {
    running.current.get(key)?.abort();
    setPhotos((before) => before.filter((photo) => photo.key !== key));
  }

  return { photos, add, remove, isSending: photos.some(({ progress }) => progress !== null) };
}
