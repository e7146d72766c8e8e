import { type KeyValueStore, storeOf } from "../browser/store.ts";

/** Says on this device, without its database, whether messages of a user wait to be sent. */
export interface LeftMark {
  /** The last mark; empty when none waits. */
  get(): string;
  set(mark: string): void;
}

/** The mark of a user. A full or blocked storage only delays sending until the chat is opened. */
export function leftMarkOf(userId: number, store: KeyValueStore = storeOf(() => localStorage)): LeftMark {
  const key = `grow-chat-left-${userId}`;
  return {
    get: () => store.get(key) ?? "",
    set(mark) {
      store.set(key, mark);
    },
  };
}
