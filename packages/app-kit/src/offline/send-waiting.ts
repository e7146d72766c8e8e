import type { OfflineStore } from "./offline-store.ts";
import type { Round } from "./send-loop.ts";
import { sendWeeks } from "./send-weeks.ts";
import { RoundOver, type SenderParts, type Sending, sendFile, whoIsIn } from "./sending.ts";

/** Files uploaded at the same time. */
const IN_FLIGHT = 2;

/**
 * Sends the queued items of the signed-in user: files first, two at a time, then weeks in the order in which they were written.
 * Items of other users stay untouched.
 *
 * @param isFresh - the connection has just come back, so no backoff applies
 */
export async function sendWaiting(parts: SenderParts, isFresh = false): Promise<Round> {
  let userId: number | null = null;
  let end: Round["end"] = "all-tried";
  try {
    userId = await whoIsIn(parts.api);
    if (userId === null) return { end: "signed-out", again: null };
    const start = parts.now();
    const sending: Sending = { ...parts, userId, isDue: ({ nextAt }) => isFresh || nextAt <= start };
    await sendFiles(sending);
    await sendWeeks(sending);
  } catch (error) {
    if (!(error instanceof RoundOver)) throw error;
    end = error.end;
  }
  const isOpen = end !== "signed-out" && userId !== null;
  return { end, again: isOpen && userId !== null ? await nextLook(parts.store, userId) : null };
}

async function sendFiles(sending: Sending): Promise<void> {
  const { store, userId, isDue } = sending;
  const waiting = (await store.uploads.of(userId))
    .filter((upload) => upload.state === "waiting" && !upload.isRaw && isDue(upload))
    .sort((one, other) => one.order - other.order);
  const inTurn = async (): Promise<void> => {
    for (let upload = waiting.shift(); upload; upload = waiting.shift()) {
      // It may have been deleted while others were uploading.
      const there = await store.uploads.get(upload.id);
      if (there?.state === "waiting") await sendFile(sending, there);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, inTurn));
  for (const one of ends) if (one.status === "rejected") throw one.reason;
}

/** When the next item is due. */
async function nextLook(store: OfflineStore, userId: number): Promise<number | null> {
  const [uploads, weeks] = await Promise.all([store.uploads.of(userId), store.weeks.of(userId)]);
  const times = [...uploads.filter((upload) => !upload.isRaw), ...weeks]
    .filter(({ state, attempts }) => state === "waiting" && attempts > 0)
    .map(({ nextAt }) => nextAt);
  return times.length === 0 ? null : Math.min(...times);
}
