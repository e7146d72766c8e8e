import { outboxOf } from "@grow/app-kit/chat/browser-outbox.ts";
import type { NewMessage } from "@grow/app-kit/chat/outbox.ts";
import type { OutboxChange, WaitingMessage } from "@grow/app-kit/offline/waiting-message.ts";
import { useCallback, useEffect, useRef, useState } from "react";

/** The messages of a room that are on this device only. */
export interface RoomOutbox {
  readonly pending: readonly WaitingMessage[];
  /** Stores and sends a message. Resolves once it is stored. */
  readonly add: (message: Omit<NewMessage, "address">) => Promise<void>;
  readonly retry: (id: string) => void;
  /** Takes a refused message out. */
  readonly take: (id: string) => Promise<WaitingMessage | undefined>;
}

/**
 * Follows a user's outbox for one room.
 *
 * @param onSent - called with each message that has arrived, on every page of this browser
 * @param onDrafted - called when a message was too old to be sent
 */
export function useOutbox(
  userId: number,
  address: string,
  onSent: (change: Extract<OutboxChange, { kind: "sent" }>) => void,
  onDrafted: () => void,
): RoomOutbox {
  const [pending, setPending] = useState<readonly WaitingMessage[]>([]);
  const listeners = useRef({ onSent, onDrafted });
  listeners.current = { onSent, onDrafted };

  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    const opened = outboxOf(userId);
    void opened.then((box) => {
      if (isLeft) return;
      const load = () => void box.of(address).then((list) => isLeft || setPending(list));
      stop = box.onChange((change) => {
        if (change.address !== address) return;
        if (change.kind === "sent") listeners.current.onSent(change);
        if (change.kind === "drafted") listeners.current.onDrafted();
        load();
      });
      load();
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [userId, address]);

  const add = useCallback(
    async (message: Omit<NewMessage, "address">) => (await outboxOf(userId)).add({ ...message, address }),
    [userId, address],
  );
  const retry = useCallback((id: string) => void outboxOf(userId).then((box) => box.retry(id)), [userId]);
  const take = useCallback(async (id: string) => (await outboxOf(userId)).take(id), [userId]);
  return { pending, add, retry, take };
}
