import { newIdempotencyKey } from "@grow/api-client";
import { createSendLoop, type SendLoopParts } from "../offline/send-loop.ts";
import type { OutboxChange, WaitingMessage } from "../offline/waiting-message.ts";
import type { LeftMark } from "./left-mark.ts";
import { type SenderParts, sendMessages, waitingOf } from "./send-messages.ts";

/** A message to send. */
export type NewMessage = Pick<WaitingMessage, "address" | "text" | "photo" | "share" | "after">;

/** A user's messages on this device that have not arrived yet. */
export interface Outbox {
  /** Those of a room, oldest first. */
  of(address: string): Promise<readonly WaitingMessage[]>;
  /** Stores a message and sends it as soon as it can. Resolves once it is stored. */
  add(message: NewMessage): Promise<void>;
  /** Sends a refused message again, with the same key. */
  retry(id: string): Promise<void>;
  /** Takes a refused message out, to discard or edit it. */
  take(id: string): Promise<WaitingMessage | undefined>;
  /** Sends what waits. `isFresh`: the connection is back, so no backoff applies. */
  look(isFresh?: boolean): Promise<void>;
  /** Receives a change from another page. */
  heard(change: OutboxChange): void;
  /** @returns stops listening */
  onChange(listener: (change: OutboxChange) => void): () => void;
}

/** Dependencies of an outbox. */
export interface OutboxParts
  extends Omit<SenderParts, "now" | "tell">,
    Pick<SendLoopParts, "clock" | "alone"> {
  readonly tellOthers: (change: OutboxChange) => void;
  /** Set while messages wait, so that pages without the chat know whether to load it. */
  readonly left: LeftMark;
}

/** Creates the outbox of one user. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { userId, store, clock } = parts;
  const listeners = new Set<(change: OutboxChange) => void>();
  let lastAdded = 0;

  const heard = (change: OutboxChange) => {
    for (const listener of [...listeners]) listener(change);
  };
  const tell = (change: OutboxChange) => {
    heard(change);
    parts.tellOthers(change);
  };
  const sender: SenderParts = { ...parts, now: clock.date, tell };

  const look = createSendLoop({
    ...{ clock, alone: parts.alone, onLooked: clearMark },
    hasWork: async () => (await waitingOf(sender)).length > 0,
    send: (isFresh) => sendMessages(sender, isFresh),
  });
  async function clearMark(): Promise<void> {
    const mark = parts.left.get();
    // Another page that adds a message meanwhile sets another mark.
    if (mark !== "" && (await waitingOf(sender)).length === 0 && parts.left.get() === mark)
      parts.left.set("");
  }
  async function own(id: string): Promise<WaitingMessage | undefined> {
    const message = await store.get(id);
    return message?.userId === userId ? message : undefined;
  }

  return {
    heard,
    look,
    async of(address) {
      const all = await store.of(userId);
      return all
        .filter((message) => message.address === address)
        .sort((one, other) => one.addedAt - other.addedAt);
    },
    async add(message) {
      // Two messages of one millisecond stay in order.
      lastAdded = Math.max(clock.date(), lastAdded + 0.001);
      parts.left.set("adding");
      await store.put({
        ...message,
        ...{ id: newIdempotencyKey(), userId, addedAt: lastAdded },
        ...{ state: "waiting", attempts: 0, nextAt: 0, failure: null },
      });
      // Again, because a page that saw none waiting may have cleared it meanwhile.
      parts.left.set(`${lastAdded}`);
      tell({ kind: "changed", address: message.address });
      void look();
    },
    async retry(id) {
      const message = await own(id);
      if (!message) return;
      await store.change(id, { state: "waiting", attempts: 0, nextAt: 0, failure: null });
      parts.left.set(`${clock.date()}`);
      tell({ kind: "changed", address: message.address });
      void look(true);
    },
    async take(id) {
      const message = await own(id);
      // One that is on its way may have arrived.
      if (message?.state !== "refused") return undefined;
      await store.delete(id);
      tell({ kind: "changed", address: message.address });
      return message;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
