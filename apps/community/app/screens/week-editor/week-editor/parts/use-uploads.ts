import { ApiError, createClient, createUploader } from "@grow/api-client";
import { useCallback, useEffect, useRef, useState } from "react";
import { changed, moved, nextToStart, refusal, type Upload, type UploadFailure } from "../upload-queue.ts";
import type { MediaRow } from "../week-form.ts";

interface WeekOfUploads {
  readonly diaryId: number;
  /** Undefined while the week is new. */
  readonly weekId: number | undefined;
}

/** The photos and films of a week, and what can be done with them. */
export interface Uploads {
  readonly items: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  readonly move: (key: string, to: number) => void;
  readonly describe: (key: string, alt: string) => void;
  /** Turns a photo a quarter clockwise. */
  readonly rotate: (key: string) => void;
}

function fromRow({ id, alt, url }: MediaRow, kind: Upload["kind"]): Upload {
  return { key: `${kind}-${id}`, name: alt, kind, local: "", alt, state: "done", progress: 1, id, url };
}

function failureOf(error: unknown): UploadFailure {
  if (!(error instanceof ApiError) || error.status === 0) return { kind: "network" };
  const [detail] = error.details;
  return { kind: "server", code: detail?.code, params: detail?.params };
}

/**
 * Sends files while the week is being written, two at a time, in the order in which they stand. What has been sent
 * waits on the server for the week that takes it.
 */
export function useUploads(
  photos: readonly MediaRow[],
  videos: readonly MediaRow[],
  { diaryId, weekId }: WeekOfUploads,
): Uploads {
  const [items, setItems] = useState<readonly Upload[]>(() => [
    ...photos.map((row) => fromRow(row, "image")),
    ...videos.map((row) => fromRow(row, "video")),
  ]);
  const files = useRef(new Map<string, File>());
  const running = useRef(new Map<string, AbortController>());
  const added = useRef(0);

  const change = useCallback((key: string, what: Partial<Upload>) => {
    setItems((before) => changed(before, key, what));
  }, []);

  useEffect(() => {
    for (const { key } of nextToStart(items)) {
      const file = files.current.get(key);
      if (!file || running.current.has(key)) continue;
      const controller = new AbortController();
      running.current.set(key, controller);
      change(key, { state: "uploading", progress: 0, failure: undefined });
      const sent = createUploader({ apiBase: "/api" })("/uploads/weeks/media", {
        file,
        fields: { diary_id: diaryId, ...(weekId === undefined ? {} : { week_id: weekId }) },
        onProgress: ({ loaded, total }) => change(key, { progress: total > 0 ? loaded / total : 0 }),
        signal: controller.signal,
      });
      sent
        .then(
          ({ data }) => {
            files.current.delete(key);
            change(key, { state: "done", id: data.id, url: data.url, kind: data.type });
          },
          (error: unknown) => {
            if (!controller.signal.aborted) change(key, { state: "failed", failure: failureOf(error) });
          },
        )
        .finally(() => running.current.delete(key));
    }
  }, [items, change, diaryId, weekId]);

  const locals = useRef(new Set<string>());
  useEffect(() => {
    const [uploads, addresses] = [running.current, locals.current];
    return () => {
      for (const controller of uploads.values()) controller.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);

  const add = useCallback((chosen: readonly File[]) => {
    const more = chosen.map((file): Upload => {
      added.current += 1;
      const key = `file-${added.current}`;
      const failure = refusal(file) ?? undefined;
      const kind = file.type.startsWith("video/") ? "video" : "image";
      files.current.set(key, file);
      const local = failure || kind === "video" ? "" : URL.createObjectURL(file);
      if (local) locals.current.add(local);
      const state = failure ? "failed" : "waiting";
      return { key, name: file.name, kind, local, alt: "", state, progress: 0, failure };
    });
    setItems((before) => [...before, ...more]);
  }, []);

  const remove = useCallback((key: string) => {
    running.current.get(key)?.abort();
    files.current.delete(key);
    setItems((before) => before.filter((upload) => upload.key !== key));
  }, []);

  const turning = useRef(new Set<string>());
  const rotate = (key: string) => {
    const upload = items.find((one) => one.key === key);
    if (upload?.id === undefined || turning.current.has(key)) return;
    const { id, turns = 0 } = upload;
    turning.current.add(key);
    // Shown at once; the files of the turned photo take their time, so the old picture is turned on the page.
    change(key, { turns: turns + 1 });
    createClient({ apiBase: "/api" })
      .POST("/uploads/rotate/{id}", { params: { path: { id } }, body: { angle: 90 } })
      .then(
        ({ data }) => change(key, { id: data.id, newUrl: data.url }),
        () => change(key, { turns }),
      )
      .finally(() => turning.current.delete(key));
  };

  return {
    items,
    add,
    remove,
    rotate,
    retry: useCallback((key: string) => change(key, { state: "waiting", failure: undefined }), [change]),
    move: useCallback((key: string, to: number) => setItems((before) => moved(before, key, to)), []),
    describe: useCallback((key: string, alt: string) => change(key, { alt }), [change]),
  };
}
