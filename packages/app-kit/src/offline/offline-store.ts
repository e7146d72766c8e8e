import type { StoredUpload, WaitingWeek } from "./waiting.ts";
import type { WaitingMessage } from "./waiting-message.ts";

/** What is stored on this device for all of its users; readers filter by `userId`. */
export interface OfflineStore {
  readonly uploads: Shelf<StoredUpload>;
  readonly weeks: Shelf<WaitingWeek>;
  readonly messages: Shelf<WaitingMessage>;
}

/** Things by their id. */
export interface Shelf<Thing extends { readonly id: string }> {
  get(id: string): Promise<Thing | undefined>;
  /** All of one user. */
  of(userId: number): Promise<Thing[]>;
  /** Whether it is empty for all users. */
  isEmpty(): Promise<boolean>;
  put(thing: Thing): Promise<void>;
  /** Changes an existing thing; returns undefined when it was deleted, without restoring it. */
  change(id: string, what: Partial<Thing>): Promise<Thing | undefined>;
  delete(id: string): Promise<void>;
}

const NAME = "grow-offline";
const SHELVES = ["uploads", "weeks", "messages"] as const;

/** Rises with every new shelf. */
const VERSION = 2;

/**
 * Opens this browser's store. Where the browser cannot store anything (private window, full disk), things live as long as the
 * page.
 */
export async function openOfflineStore(
  factory: IDBFactory | undefined = indexedDBOf(),
): Promise<OfflineStore> {
  const database = factory ? await openDatabase(factory).catch(() => null) : null;
  return {
    uploads: shelfOf<StoredUpload>(database, "uploads"),
    weeks: shelfOf<WaitingWeek>(database, "weeks"),
    messages: shelfOf<WaitingMessage>(database, "messages"),
  };
}

function indexedDBOf(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      for (const shelf of SHELVES) {
        if (opening.result.objectStoreNames.contains(shelf)) continue;
        opening.result.createObjectStore(shelf, { keyPath: "id" }).createIndex("userId", "userId");
      }
    };
    opening.onsuccess = () => {
      // A newer version of the site may need to upgrade the stores.
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error("Another page has an older version of the store open"));
  });
}

function shelfOf<Thing extends { readonly id: string; readonly userId: number }>(
  database: IDBDatabase | null,
  name: (typeof SHELVES)[number],
): Shelf<Thing> {
  /** What the browser could not store. */
  const inMemory = new Map<string, Thing>();

  /** Runs one transaction and waits until it is committed. */
  function run<Result>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore, give: (result: Result) => void) => void,
  ): Promise<Result | undefined> {
    if (!database) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      let result: Result | undefined;
      // What was reported as saved must survive a crash of the machine, not only of the page.
      const transaction = database.transaction(name, mode, { durability: "strict" });
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
      ask(transaction.objectStore(name), (given) => {
        result = given;
      });
    });
  }

  return {
    async get(id) {
      const here = inMemory.get(id);
      if (here) return here;
      return run<Thing>("readonly", (store, give) => {
        const asked = store.get(id);
        asked.onsuccess = () => give(asked.result);
      });
    },
    async of(userId) {
      const stored = await run<Thing[]>("readonly", (store, give) => {
        const asked = store.index("userId").getAll(userId);
        asked.onsuccess = () => give(asked.result);
      });
      return [...(stored ?? []), ...[...inMemory.values()].filter((thing) => thing.userId === userId)];
    },
    async isEmpty() {
      const count = await run<number>("readonly", (store, give) => {
        const asked = store.count();
        asked.onsuccess = () => give(asked.result);
      });
      return (count ?? 0) + inMemory.size === 0;
    },
    async put(thing) {
      try {
        if (!database) throw new Error("This browser has no storage");
        await run<void>("readwrite", (store) => void store.put(thing));
        inMemory.delete(thing.id);
      } catch {
        inMemory.set(thing.id, thing);
      }
    },
    async change(id, what) {
      const here = inMemory.get(id);
      if (here) {
        const changed = { ...here, ...what };
        inMemory.set(id, changed);
        return changed;
      }
      return run<Thing>("readwrite", (store, give) => {
        const asked = store.get(id);
        asked.onsuccess = () => {
          if (asked.result === undefined) return;
          const changed = { ...asked.result, ...what };
          store.put(changed);
          give(changed);
        };
      });
    },
    async delete(id) {
      inMemory.delete(id);
      await run<void>("readwrite", (store) => void store.delete(id));
    },
  };
}
