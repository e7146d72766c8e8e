/** Milliseconds between the last change of a form and its draft being written. */
export const DRAFT_DELAY = 500;

/** The saved state of a form. */
export interface Draft<T> {
  value: T;
  /** ISO time at which it was written. */
  saved_at: string;
}

interface StoredDraft<T> extends Draft<T> {
  user_id: number | null;
}

/** A draft with the slot that holds it. The first draft of a form has the form's id as slot, later ones `{id}~1`, `{id}~2`. */
export interface SlotDraft<T> extends Draft<T> {
  slot: string;
}

/** Drafts of one user in one browser. */
export interface Drafts {
  /** Every draft of one form, oldest first. */
  all<T>(type: string, id: string | number): SlotDraft<T>[];
  /** The first slot of a form without another draft. */
  freeSlot(type: string, id: string | number): string;
  /** The draft, or null when there is none, it is malformed, or another user wrote it. */
  get<T>(type: string, id: string | number): Draft<T> | null;
  /** Writes at once. Returns false and logs a warning when storage is full or unavailable. */
  set(type: string, id: string | number, value: unknown): boolean;
  exists(type: string, id: string | number): boolean;
  /** Removes the draft if it belongs to this user or is malformed. */
  clear(type: string, id: string | number): void;
  /** Removes every draft of exactly this type that belongs to this user or is malformed. */
  clearAll(type: string): void;
  /** Whether the user has a draft on this device. */
  hasAny(): boolean;
}

const PREFIX = "draft:";

/**
 * Stores drafts of forms under `draft:{type}:{id}`; a new thing has the id `new`. They survive signing out and are shown
 * only to the user who wrote them.
 *
 * @param user - id of the signed-in user, null for a guest
 * @param storage - where to save them; `localStorage` in browsers
 * @throws RangeError for a type that is empty or has a colon, which ends it in the key
 */
export function createDrafts(user: number | null, storage: () => Storage = () => localStorage): Drafts {
  function keyOf(type: string, id: string | number): string {
    if (type === "" || type.includes(":")) throw new RangeError(`Invalid draft type: ${type}`);
    return `${PREFIX}${type}:${id}`;
  }

  /** Runs with the storage; returns the fallback when the browser blocks storage. */
  function using<T>(run: (storage: Storage) => T, fallback: T): T {
    try {
      return run(storage());
    } catch {
      return fallback;
    }
  }

  /** A stored draft of any user; null when it is malformed. */
  function readAny<T>(key: string): StoredDraft<T> | null {
    const raw = using((storage) => storage.getItem(key), null);
    if (raw === null) return null;
    try {
      const stored = JSON.parse(raw) as Partial<StoredDraft<T>> | null;
      const isWhole =
        typeof stored?.saved_at === "string" && "value" in stored && stored.user_id !== undefined;
      return isWhole ? (stored as StoredDraft<T>) : null;
    } catch {
      return null;
    }
  }
  function read<T>(key: string): StoredDraft<T> | null {
    const stored = readAny<T>(key);
    return stored?.user_id === user ? stored : null;
  }
  function remove(key: string): void {
    const stored = readAny(key);
    if (stored === null || stored.user_id === user) using((storage) => storage.removeItem(key), undefined);
  }

  const keys = (type?: string): string[] =>
    using((storage) => {
      const wanted = type === undefined ? PREFIX : keyOf(type, "");
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((key) =>
        key.startsWith(wanted),
      );
    }, []);

  /** The slot without its number. */
  const formOf = (slot: string): string => slot.replace(/~\d+$/, "");

  return {
    all<T>(type: string, id: string | number) {
      const start = keyOf(type, "").length;
      const slots = keys(type).map((key) => key.slice(start));
      return slots
        .filter((slot) => formOf(slot) === String(id))
        .flatMap((slot) => {
          const found = read<T>(keyOf(type, slot));
          return found ? [{ slot, value: found.value, saved_at: found.saved_at }] : [];
        })
        .sort((one, other) => one.saved_at.localeCompare(other.saved_at));
    },
    freeSlot(type, id) {
      let slot = String(id);
      for (let number = 1; readAny(keyOf(type, slot)) !== null; number += 1) slot = `${id}~${number}`;
      return slot;
    },
    get: <T>(type: string, id: string | number) => {
      const found = read<T>(keyOf(type, id));
      return found ? { value: found.value, saved_at: found.saved_at } : null;
    },
    set(type, id, value) {
      const key = keyOf(type, id);
      const isSaved = using((storage) => {
        const draft: StoredDraft<unknown> = { value, saved_at: new Date().toISOString(), user_id: user };
        storage.setItem(key, JSON.stringify(draft));
        return true;
      }, false);
      if (!isSaved) console.warn(`Could not save the draft of ${type} ${id}`);
      return isSaved;
    },
    exists: (type, id) => read(keyOf(type, id)) !== null,
    clear: (type, id) => remove(keyOf(type, id)),
    clearAll: (type) => {
      for (const key of keys(type)) remove(key);
    },
    hasAny: () => keys().some((key) => read(key) !== null),
  };
}
