import { newIdempotencyKey } from "@grow/api-client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { MediaRow } from "../../../shared/week-form/week-form.ts";
import { preparePhoto } from "../prepare-photo.ts";
import { sendFailure, sendWeekFile } from "../send-week-file.ts";
import { changed, moved, nextToPrepare, nextToSend, putBack, refusal, type Upload } from "../upload-queue.ts";
import { arrivedFile, type UploadKeeper } from "../upload-store.ts";

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
  /** Takes one away. What is returned puts it back to its place; undefined when there was none. */
  readonly remove: (key: string) => (() => void) | undefined;
  readonly move: (key: string, to: number) => void;
  readonly describe: (key: string, alt: string) => void;
  /** Turns a photo a quarter clockwise. */
  readonly rotate: (key: string) => void;
}

function fromRow({ id, alt, url }: MediaRow, kind: Upload["kind"]): Upload {
  return { key: `${kind}-${id}`, name: alt, kind, local: "", alt, state: "done", progress: 1, id, url };
}

/**
 * Makes photos small and sends files while the week is being written, two at a time, in the order in which they stand.
 * What has been sent waits on the server for the week that takes it.
 *
 * @param isFull - photos keep their full size
 */
export function useUploads(
  photos: readonly MediaRow[],
  videos: readonly MediaRow[],
  { diaryId, weekId }: WeekOfUploads,
  keeper: UploadKeeper | null = null,
  isFull = false,
): Uploads {
  const [items, setItems] = useState<readonly Upload[]>(() => [
    ...photos.map((row) => fromRow(row, "image")),
    ...videos.map((row) => fromRow(row, "video")),
  ]);
  /** Chosen files, and the files to upload. A removed one stays, for undo. */
  const chosen = useRef(new Map<string, File>());
  const ready = useRef(new Map<string, Blob>());
  const running = useRef(new Map<string, AbortController>());

  const change = useCallback((key: string, what: Partial<Upload>) => {
    setItems((before) => changed(before, key, what));
  }, []);

  /** Runs a step of a file once. A stopped one reports nothing more. */
  const run = useCallback((key: string, step: (signal: AbortSignal) => Promise<() => void>) => {
    if (running.current.has(key)) return;
    const controller = new AbortController();
    running.current.set(key, controller);
    const isOurs = () => running.current.get(key) === controller;
    step(controller.signal).then(
      (tell) => {
        if (!isOurs()) return;
        running.current.delete(key);
        tell();
      },
      () => {
        if (isOurs()) running.current.delete(key);
      },
    );
  }, []);

  useEffect(() => {
    for (const { key, name, kind } of nextToPrepare(items)) {
      const file = chosen.current.get(key);
      if (!file) continue;
      run(key, async (signal) => {
        change(key, { state: "preparing", failure: undefined });
        const { photo, failure } = await preparePhoto(file, signal, isFull);
        if (photo) await keeper?.keep({ key, name, kind }, photo, false);
        return () => {
          if (photo) ready.current.set(key, photo);
          change(key, photo ? { state: "ready", isStored: keeper !== null } : { state: "failed", failure });
        };
      });
    }
    for (const { key, name, isStored } of nextToSend(items)) {
      const file = ready.current.get(key);
      if (!file) continue;
      run(key, async (signal) => {
        change(key, { state: "uploading", progress: 0, failure: undefined });
        const onProgress = (progress: number) => change(key, { progress });
        const sent =
          keeper && isStored
            ? keeper.send(key, { onProgress, signal })
            : sendWeekFile({ file, name, diaryId, weekId, onProgress, signal });
        return await sent.then(
          (arrived) => () => {
            ready.current.delete(key);
            chosen.current.delete(key);
            change(key, { state: "done", ...arrived });
          },
          (error: unknown) => () => change(key, { state: "failed", failure: sendFailure(error) }),
        );
      });
    }
  }, [items, change, run, diaryId, weekId, keeper, isFull]);

  const locals = useRef(new Set<string>());
  useEffect(() => {
    const [steps, addresses] = [running.current, locals.current];
    return () => {
      for (const controller of steps.values()) controller.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      const more = files.map((file): Upload => {
        const key = newIdempotencyKey();
        const failure = refusal(file) ?? undefined;
        const kind = file.type.startsWith("video/") ? "video" : "image";
        chosen.current.set(key, file);
        if (kind === "video") ready.current.set(key, file);
        const local = failure || kind === "video" ? "" : URL.createObjectURL(file);
        if (local) locals.current.add(local);
        const state = failure ? "failed" : kind === "video" ? "ready" : "waiting";
        const isStored = !failure && kind === "video" && keeper !== null;
        if (!failure) void keeper?.keep({ key, name: file.name, kind }, file, kind === "image");
        return { key, name: file.name, kind, local, alt: "", state, progress: 0, isStored, failure };
      });
      setItems((before) => [...before, ...more]);
    },
    [keeper],
  );

  // Files chosen before the page was left are restored; those uploaded in the background meanwhile are shown as uploaded.
  const shownIds = useRef(new Set([...photos, ...videos].map(({ id }) => id)));
  useEffect(() => {
    if (!keeper) return undefined;
    let isOver = false;
    void keeper.before().then((stored) => {
      if (isOver) return;
      const more = stored
        .filter(({ sent }) => sent === null || !shownIds.current.has(sent.id))
        .map(({ id: key, name, kind, file, isRaw, sent, state, failure }): Upload => {
          const local = kind === "image" ? URL.createObjectURL(file) : "";
          if (local) locals.current.add(local);
          if (isRaw) chosen.current.set(key, new File([file], name, { type: file.type }));
          else ready.current.set(key, file);
          const one = { key, name, kind, local, alt: "", progress: 0, isStored: !isRaw } as const;
          const arrived = arrivedFile({ sent });
          if (arrived) return { ...one, state: "done", progress: 1, ...arrived };
          if (state === "refused" && failure)
            return { ...one, state: "failed", failure: sendFailure(failure) };
          return { ...one, state: isRaw ? "waiting" : "ready" };
        });
      setItems((before) => [...before, ...more.filter(({ key }) => !before.some((one) => one.key === key))]);
    });
    const stop = keeper.onArrived((key, arrived) =>
      change(key, { state: "done", failure: undefined, ...arrived }),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [keeper, change]);

  const stop = useCallback((key: string) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
  }, []);
  /** Where a retry of a file starts: a scaled photo is not scaled again. */
  const again = useCallback(
    (key: string): Partial<Upload> => ({
      state: ready.current.has(key) ? "ready" : "waiting",
      progress: 0,
      failure: undefined,
    }),
    [],
  );
  const remove = (key: string) => {
    const place = items.findIndex((upload) => upload.key === key);
    const upload = items[place];
    if (!upload) return undefined;
    stop(key);
    keeper?.forget(key);
    setItems((before) => before.filter((one) => one.key !== key));
    const isSettled = upload.state === "done" || upload.state === "failed";
    return () => {
      const back = isSettled ? upload : { ...upload, ...again(key) };
      const file = ready.current.get(key);
      const raw = chosen.current.get(key);
      if (file) void keeper?.keep(upload, file, false);
      else if (raw) void keeper?.keep(upload, raw, upload.kind === "image");
      setItems((before) => putBack(before, back, place));
    };
  };

  const turning = useRef(new Set<string>());
  const rotate = (key: string) => {
    const upload = items.find((one) => one.key === key);
    if (upload?.id === undefined || turning.current.has(key)) return;
    const { id, turns = 0 } = upload;
    turning.current.add(key);
    // Shown at once; the files of the turned photo take their time, so the old picture is turned on the page.
    change(key, { turns: turns + 1 });
    import("@grow/api-client")
      .then(({ createClient }) =>
        createClient({ apiBase: "/api" }).POST("/uploads/rotate/{id}", {
          params: { path: { id } },
          body: { angle: 90 },
        }),
      )
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
    retry: useCallback((key: string) => change(key, again(key)), [change, again]),
    move: useCallback((key: string, to: number) => setItems((before) => moved(before, key, to)), []),
    describe: useCallback((key: string, alt: string) => change(key, { alt }), [change]),
  };
}
