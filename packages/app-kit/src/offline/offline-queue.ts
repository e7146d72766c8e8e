import { newIdempotencyKey } from "@grow/api-client";
import type { Clock } from "@grow/trackers";
import { type Round, sendWaiting } from "./send-waiting.ts";
import type { SenderParts } from "./sending.ts";
import { type KeptUpload, newsOf, type OfflineChange, pauseAfter, type WaitingWeek } from "./waiting.ts";

/** A file to be kept and sent. */
export type NewUpload = Pick<
  KeptUpload,
  "id" | "owner" | "diaryId" | "weekId" | "file" | "name" | "kind" | "isRaw"
>;

/** A week to be kept and sent. */
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
  /** It left already, and nobody knows whether it arrived. */
  readonly isTried: boolean;
  /** A waiting week that was opened again, of which this is the newer text. */
  readonly replaces?: string | undefined;
};

/** What waits on this device of one person, and what can be done with it. */
export interface OfflineQueue {
  readonly userId: number;
  uploads(): Promise<KeptUpload[]>;
  weeks(): Promise<WaitingWeek[]>;
  /** Keeps a file and sends it; the same id again takes its place. Resolves once it is kept. */
  keepUpload(upload: NewUpload): Promise<void>;
  /** Deletes what was chosen in a form, or some of it; what a queued week uses stays. */
  forgetUploads(owner: string, which?: (upload: KeptUpload) => boolean): Promise<void>;
  retryUpload(id: string): Promise<void>;
  removeUpload(id: string): Promise<void>;
  /** Keeps a week and sends it; the files it names are its own from now on. Resolves with its id once it is kept. */
  keepWeek(week: NewWeek): Promise<string>;
  retryWeek(id: string): Promise<void>;
  /**
   * After a conflict: sends the week merged with what the server has.
   *
   * @param theirs - parts that both sides changed and that the server's version wins
   */
  settleConflict(id: string, theirs?: readonly string[]): Promise<void>;
  /** Throws a week and its files away. */
  dropWeek(id: string): Promise<void>;
  /** Sends what is due; all of it when the connection has just come back. */
  look(isFresh?: boolean): Promise<void>;
  /** Hears of every change, on this page and on others. */
  onChange(listener: (change: OfflineChange) => void): () => void;
}

/** What a queue needs besides. */
export interface QueueParts extends Omit<SenderParts, "now" | "tell"> {
  readonly userId: number;
  readonly clock: Clock;
  /** Runs when no other page sends: one at a time. */
  readonly alone: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Tells other pages. */
  readonly tellOthers: (change: OfflineChange) => void;
  /** Asks the browser to send even when no page is open. */
  readonly wakeLater: () => void;
}

/** When the last of them was written. */
function lastOf(weeks: readonly WaitingWeek[]): number {
  return Math.max(0, ...weeks.map(({ addedAt }) => addedAt));
}

/** Makes the queue of one person. It sends by itself from now on. */
export function createOfflineQueue(parts: QueueParts): OfflineQueue & { heard(change: OfflineChange): void } {
  const { userId, store, clock, alone } = parts;
  const listeners = new Set<(change: OfflineChange) => void>();
  let lastOrder = 0;
  let isSending = false;
  let asked: "no" | "yes" | "fresh" = "no";
  /** Rounds in a row in which nobody answered. */
  let cuts = 0;
  let takeBack = () => {};

  /** Weeks that arrived while this page was open, for those who have one of them open again. */
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

  async function look(isFresh = false): Promise<void> {
    if (isSending) {
      asked = isFresh || asked === "fresh" ? "fresh" : "yes";
      return;
    }
    isSending = true;
    try {
      let fresh = isFresh;
      do {
        asked = "no";
        takeBack();
        const round = (await hasWork()) ? await alone(() => sendWaiting(sender, fresh)) : null;
        plan(round);
        fresh = (asked as string) === "fresh";
      } while ((asked as string) !== "no");
    } finally {
      isSending = false;
    }
  }
  async function hasWork(): Promise<boolean> {
    const [uploads, weeks] = await Promise.all([store.uploads.of(userId), store.weeks.of(userId)]);
    return [...uploads.filter(({ isRaw }) => !isRaw), ...weeks].some(({ state }) => state === "waiting");
  }
  function plan(round: Round | null): void {
    if (round === null) return;
    cuts = round.end === "no-network" ? cuts + 1 : 0;
    if (cuts > 0) tell({ kind: "cut" });
    const at = cuts > 0 ? clock.date() + pauseAfter(cuts) : round.again;
    if (at !== null) takeBack = clock.after(Math.max(1000, at - clock.date()), () => void look());
  }
  const anew = { state: "waiting", attempts: 0, nextAt: 0, failure: null } as const;

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
      const kept: KeptUpload = { ...upload, ...anew, userId, order: before?.order ?? lastOrder, sent: null };
      await store.uploads.put(kept);
      tell({ kind: "upload", upload: newsOf(kept) });
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
      const changed = await store.uploads.change(id, anew);
      if (changed) tell({ kind: "upload", upload: newsOf(changed) });
      void look();
    },
    async removeUpload(id) {
      await store.uploads.delete(id);
      tell({ kind: "gone", id });
    },
    async keepWeek({ isTried, replaces, ...week }) {
      const before = replaces === undefined ? undefined : await store.weeks.get(replaces);
      // What may be on its way cannot be changed any more; the newer text follows it.
      const follows = before?.state === "waiting" && before.triedAt !== null;
      const id = before && !follows ? before.id : newIdempotencyKey();
      const met = replaces === undefined || before ? undefined : arrivals.get(replaces);
      const arrived = met && { weekId: met.weekId, version: met.version };
      const waiting = await store.weeks.of(userId);
      const triedAt = isTried ? clock.date() : null;
      await store.weeks.put({
        ...week,
        ...arrived,
        ...anew,
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
    retryWeek: (id) => changeWeek(id, anew),
    async settleConflict(id, theirs = []) {
      const version = (await store.weeks.get(id))?.present?.version;
      if (version === undefined) return;
      // Its own former try is no longer of interest: what it met is known.
      await changeWeek(id, { ...anew, choice: { version, theirs }, present: null, triedAt: null });
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
