import { ApiError } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import type { Shelf } from "../offline/offline-store.ts";
import type { Round } from "../offline/send-loop.ts";
import { mayPass, pauseAfter, type SendFailure } from "../offline/waiting.ts";
import { type OutboxChange, SEND_WITHIN, type WaitingMessage } from "../offline/waiting-message.ts";

/** The server as the outbox sees it. Refusals are thrown as `ApiError`, with status 0 without a response. */
export interface MessageApi {
  /** Id of the currently signed-in user; null for a guest. */
  whoAmI(): Promise<number | null>;
  upload(photo: { readonly file: Blob; readonly name: string }): Promise<{ id: number; url: string }>;
  /** Sends a message whose photo, if any, is uploaded. */
  send(message: WaitingMessage, photoId: number | null): Promise<Schema<"Message">>;
}

/** Dependencies of a round of sending. */
export interface SenderParts {
  readonly userId: number;
  readonly store: Shelf<WaitingMessage>;
  readonly api: MessageApi;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly tell: (change: OutboxChange) => void;
  /** Stores the text of a message that was too old to be sent. */
  readonly keepDraft: (message: WaitingMessage) => void;
}

/**
 * Sends what waits, in each room in the order in which it was written. A message that may pass later holds back those after it; a
 * refused one does not, since its author has to decide.
 *
 * @param isFresh - the connection has just come back, so no backoff applies
 */
export async function sendMessages(parts: SenderParts, isFresh: boolean): Promise<Round> {
  const { store, api, now, userId } = parts;
  /** Rooms whose next message has to wait. */
  const held = new Set<string>();
  try {
    if ((await api.whoAmI()) !== userId) return { end: "signed-out", again: null };
    for (const { id } of await waitingOf(parts)) {
      const message = await store.get(id);
      if (message?.state !== "waiting" || held.has(message.address)) continue;
      if (now() - message.addedAt >= SEND_WITHIN) await draft(parts, message);
      else if (!isFresh && message.nextAt > now()) held.add(message.address);
      else if (!(await sendOne(parts, message))) held.add(message.address);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return { end: "signed-out", again: null };
    return { end: "no-network", again: null };
  }
  const times = (await waitingOf(parts)).map(({ nextAt }) => nextAt);
  return { end: "all-tried", again: times.length === 0 ? null : Math.min(...times) };
}

/** What waits, oldest first. */
export async function waitingOf({
  store,
  userId,
}: Pick<SenderParts, "store" | "userId">): Promise<WaitingMessage[]> {
  const all = await store.of(userId);
  return all.filter(({ state }) => state === "waiting").sort((one, other) => one.addedAt - other.addedAt);
}

async function draft({ store, tell, keepDraft }: SenderParts, message: WaitingMessage): Promise<void> {
  keepDraft(message);
  await store.delete(message.id);
  tell({ kind: "drafted", address: message.address, text: message.text });
}

/**
 * Sends one message.
 *
 * @returns whether those after it may follow
 * @throws ApiError without a response or sign-in session, which ends the round
 */
async function sendOne(parts: SenderParts, message: WaitingMessage): Promise<boolean> {
  const { store, api, tell, now } = parts;
  const { id, address } = message;
  try {
    const sent = await api.send(message, await photoOf(parts, message));
    await store.delete(id);
    await raiseAfter(parts, address, sent.id);
    tell({ kind: "sent", address, message: sent });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const failure: SendFailure = { status: error.status, details: error.details };
    const isPassing = mayPass(error.status);
    const attempts = message.attempts + 1;
    const nextAt = now() + pauseAfter(attempts);
    const changed = isPassing ? { attempts, nextAt, failure } : { state: "refused" as const, failure };
    await store.change(id, changed);
    tell({ kind: "changed", address });
    if (error.status === 0) throw error;
    return !isPassing;
  }
}

/** Those of the room that are left will be newer than a message that was sent. */
async function raiseAfter({ store, userId }: SenderParts, address: string, sent: number): Promise<void> {
  for (const other of await store.of(userId)) {
    if (other.address === address && other.after !== null) await store.change(other.id, { after: sent });
  }
}

/** The id of the message's photo, which is uploaded once: the next attempt must be the same request. */
async function photoOf({ store, api }: SenderParts, { id, photo }: WaitingMessage): Promise<number | null> {
  if (photo === null) return null;
  if ("id" in photo) return photo.id;
  const uploaded = await api.upload(photo);
  await store.change(id, { photo: { id: uploaded.id, url: uploaded.url } });
  return uploaded.id;
}
