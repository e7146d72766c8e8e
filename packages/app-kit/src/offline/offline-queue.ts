import { newIdempotencyKey } from "@grow/api-client";
import { createSendLoop, type SendLoopParts } from "./send-loop.ts";
import { sendWaiting } from "./send-waiting.ts";
import type { SenderParts } from "./sending.ts";
import { newsOf, type OfflineChange, type StoredUpload, type WaitingWeek } from "./waiting.ts";

/** A file to save and upload. */
export type NewUpload = Pick<
  StoredUpload,
  "id" | "owner" | "diaryId" | "weekId" | "file" | "name" | "kind" | "isRaw"
>;

/** A week to save and send. */
export type NewWeek = Pick<
  WaitingWeek,
  | "key"
  | "diary"
  | "weekId"
  | "version"
  | "base"
  | "newest"
  | "body"
  | "photos"
  | "videos"
  | "form"
  | "measures"
> & {
  /** It was sent, but whether it arrived is unknown. */
  readonly isTried: boolean;
  /** The queued week that was reopened, of which this is the newer text. */
  readonly replaces?: string | undefined;
};

/** A user's queued items on this device, and operations on them. */
export interface OfflineQueue {
  readonly userId: number;
  uploads(): Promise<StoredUpload[]>;
  weeks(): Promise<WaitingWeek[]>;
  /** Saves a file and uploads it; the same id replaces it. Resolves once it is saved on the device. */
  keepUpload(upload: NewUpload): Promise<void>;
  /** Deletes files chosen in a form, or some of them; files that a queued week uses stay. */
  forgetUploads(owner: string, which?: (upload: StoredUpload) => boolean): Promise<void>;
  retryUpload(id: string): Promise<void>;
  removeUpload(id: string): Promise<void>;
  /** Saves a week and sends it; it owns the files it names from then on. Resolves with its id once it is saved on the device. */
  keepWeek(week: NewWeek): Promise<string>;
  retryWeek(id: string): Promise<void>;
  /**
   * Resolves a conflict: sends the week merged with the server's version.
   *
   * @param theirs - conflicting parts in which the server's version wins
   */
  settleConflict(id: string, theirs?: readonly string[]): Promise<void>;
  /** Discards a week and its files. */
  dropWeek(id: string): Promise<void>;
  /** Sends what is due, or everything when the connection has just come back. */
  look(isFresh?: boolean): Promise<void>;
  /** Listens for changes on this page and on others. */
  onChange(listener: (change: OfflineChange) => void): () => void;
}

/** Further dependencies of a queue. */
export interface QueueParts
  extends Omit<SenderParts, "now" | "tell">,
    Pick<SendLoopParts, "clock" | "alone"> {
  readonly userId: number;
  /** Notifies other pages. */
  readonly tellOthers: (change: OfflineChange) => void;
  /** Asks the browser to send even when no page is open. */
  readonly wakeLater: () => void;
}

/** When the last of them was written. */
function lastOf(weeks: readonly WaitingWeek[]): number {
  return Math.max(0, ...weeks.map(({ addedAt }) => addedAt));
}

/** Creates the queue of one user, which sends by itself from now on. */
export function createOfflineQueue(parts: QueueParts): OfflineQueue & { heard(change: OfflineChange): void } {
  const { userId, store, clock, alone } = parts;
  const listeners = new Set<(change: OfflineChange) => void>();
  let lastOrder = 0;

  /** Weeks that arrived while this page was open, for forms that have one of them open again. */
  const arrivals = new Map<string, Pick<WaitingWeek, "weekId" | "version">>();

  const heard = (change: OfflineChange) => {
    if (change.kind === "week-sent") arrivals.set(change.id, change);
    for (const listener of [...listeners]) listener(change);
  };
  const tell = (change: OfflineChange) => {
    heard(change);
    parts.tellOthers(change);
  };
  const sender: SenderParts = { store, api: parts.api, now: clock.date, tell };

  const look = createSendLoop({
    ...{ clock, alone, hasWork },
    send: (isFresh) => sendWaiting(sender, isFresh),
    onCut: () => tell({ kind: "cut" }),
  });
  async function hasWork(): Promise<boolean> {
    const [uploads, weeks] = await Promise.all([store.uploads.of(userId), store.weeks.of(userId)]);
    return [...uploads.filter(({ isRaw }) => !isRaw), ...weeks].some(({ state }) => state === "waiting");
  }
  const reset = { state: "waiting", attempts: 0, nextAt: 0, failure: null } as const;

  async function changeWeek(id: string, what: Partial<WaitingWeek>): Promise<void> {
    const week = await store.weeks.get(id);
    if (week?.userId !== userId) return;
    await store.weeks.change(id, what);
    tell({ kind: "week", id });
    parts.wakeLater();
    void look();
  }

  return {
    userId,
    heard,
    look,
    uploads: async () => (await store.uploads.of(userId)).sort((one, other) => one.order - other.order),
    weeks: async () => (await store.weeks.of(userId)).sort((one, other) => one.addedAt - other.addedAt),
    async keepUpload(upload) {
      const before = await store.uploads.get(upload.id);
      lastOrder = Math.max(clock.date(), lastOrder + 0.001);
      const stored: StoredUpload = {
        ...upload,
        ...reset,
        userId,
        order: before?.order ?? lastOrder,
        sent: null,
      };
      await store.uploads.put(stored);
      tell({ kind: "upload", upload: newsOf(stored) });
      if (upload.isRaw) return;
      parts.wakeLater();
      void look();
    },
    async forgetUploads(owner, which = () => true) {
      for (const upload of await store.uploads.of(userId)) {
        if (upload.owner === owner && which(upload)) await store.uploads.delete(upload.id);
      }
    },
    async retryUpload(id) {
      const changed = await store.uploads.change(id, reset);
      if (changed) tell({ kind: "upload", upload: newsOf(changed) });
      void look();
    },
    async removeUpload(id) {
      await store.uploads.delete(id);
      tell({ kind: "gone", id });
    },
    async keepWeek({ isTried, replaces, ...week }) {
      const before = replaces === undefined ? undefined : await store.weeks.get(replaces);
      // A week that may be in flight cannot change any more, so the newer text follows it.
      const follows = before?.state === "waiting" && before.triedAt !== null;
      const id = before && !follows ? before.id : newIdempotencyKey();
      const met = replaces === undefined || before ? undefined : arrivals.get(replaces);
      const arrived = met && { weekId: met.weekId, version: met.version };
      const waiting = await store.weeks.of(userId);
      const triedAt = isTried ? clock.date() : null;
      await store.weeks.put({
        ...week,
        ...arrived,
        ...reset,
        id,
        userId,
        basedOn: before && follows ? before.id : (before?.basedOn ?? null),
        addedAt: before && !follows ? before.addedAt : Math.max(clock.date(), lastOf(waiting) + 0.001),
        triedAt,
        present: null,
      });
      const own = new Set<string>();
      for (const one of [...week.photos, ...week.videos]) if ("upload" in one) own.add(one.upload);
      for (const upload of await store.uploads.of(userId)) {
        if (own.has(upload.id)) await store.uploads.change(upload.id, { owner: id });
        else if (upload.owner === id) await store.uploads.delete(upload.id);
      }
      tell({ kind: "week", id });
      parts.wakeLater();
      void look();
      return id;
    },
    retryWeek: (id) => changeWeek(id, reset),
    async settleConflict(id, theirs = []) {
      const version = (await store.weeks.get(id))?.present?.version;
      if (version === undefined) return;
      // The former attempt no longer matters: its outcome is known.
      await changeWeek(id, { ...reset, choice: { version, theirs }, present: null, triedAt: null });
    },
    async dropWeek(id) {
      const week = await store.weeks.get(id);
      if (week?.userId !== userId) return;
      await store.weeks.delete(id);
      for (const other of await store.weeks.of(userId)) {
        if (other.basedOn === id) await store.weeks.change(other.id, { basedOn: null });
      }
      for (const upload of await store.uploads.of(userId)) {
        if (upload.owner === id) await store.uploads.delete(upload.id);
      }
      tell({ kind: "week", id });
      void look();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
