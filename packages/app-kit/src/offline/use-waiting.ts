import { useEffect, useState } from "react";
import { offlineQueue } from "./browser-queue.ts";
import type { OfflineQueue } from "./offline-queue.ts";
import type { StoredUpload, WaitingWeek } from "./waiting.ts";

/** Queued items of one user on this device. */
export interface Waiting {
  readonly queue: OfflineQueue;
  readonly weeks: readonly WaitingWeek[];
  readonly uploads: readonly StoredUpload[];
  /** Upload progress of files in flight, from 0 to 1, by id. */
  readonly progress: ReadonlyMap<string, number>;
  /** The last attempt to send got no response. */
  readonly isCut: boolean;
}

/** Subscribes to the queue; null until the store could be read, and for guests. */
export function useWaiting(userId: number | null): Waiting | null {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(() => {
    if (userId === null) return undefined;
    let isOver = false;
    let stop = () => {};
    let isCut = false;
    const progress = new Map<string, number>();
    void offlineQueue(userId).then((queue) => {
      const read = async () => {
        const [weeks, uploads] = await Promise.all([queue.weeks(), queue.uploads()]);
        if (!isOver) setWaiting({ queue, weeks, uploads, progress: new Map(progress), isCut });
      };
      if (isOver) return;
      stop = queue.onChange((change) => {
        if (change.kind === "progress") progress.set(change.id, change.progress);
        else if (change.kind === "upload") progress.delete(change.upload.id);
        else if (change.kind === "cut") progress.clear();
        if (change.kind === "cut") isCut = true;
        else if (change.kind === "week-sent" || (change.kind === "upload" && change.upload.sent))
          isCut = false;
        void read();
      });
      void read();
    });
    return () => {
      isOver = true;
      stop();
      setWaiting(null);
    };
  }, [userId]);
  return waiting;
}
