import { setImmediate as nextTurn } from "node:timers/promises";
import { IDBFactory } from "fake-indexeddb";
import type { Clock } from "../../browser/clock.ts";
import { createOfflineQueue, type NewUpload, type NewWeek, type OfflineQueue } from "../offline-queue.ts";
import { openOfflineStore } from "../offline-store.ts";
import type { OfflineChange } from "../waiting.ts";
import { type FakeServer, fakeServer } from "./fake-server.ts";

export const HOUR = 3_600_000;

/** Turns of the event loop without work, after which nothing is in flight: a transaction of the fake IndexedDB takes several. */
const QUIET_TURNS = 20;

/** A browser with its store, clock and server. Pages open and close; stored things persist. */
export interface Phone {
  readonly server: FakeServer;
  /** Opens the site as a user. */
  open(userId?: number): Promise<OfflineQueue & { readonly heard: OfflineChange[] }>;
  /** Advances the clock and finishes what became due. */
  pass(milliseconds: number): Promise<void>;
  /** Waits until nothing is in flight. */
  calm(): Promise<void>;
}

export function aPhone({ factory = new IDBFactory() }: { factory?: IDBFactory } = {}): Phone {
  const server = fakeServer();
  let date = Date.parse("2026-09-14T08:30:00Z");
  let timers: { at: number; run: () => void }[] = [];
  const clock: Clock = {
    date: () => date,
    after(milliseconds, run) {
      const timer = { at: date + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  // Like Web Locks: one after the other, across all pages.
  let line: Promise<unknown> = Promise.resolve();
  let held = 0;
  const alone = <Result>(run: () => Promise<Result>): Promise<Result> => {
    held += 1;
    const mine = line.then(run).finally(() => {
      held -= 1;
    });
    line = mine.catch(() => {});
    return mine;
  };
  const pages: ((change: OfflineChange) => void)[] = [];
  const calm = async () => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await nextTurn();
      if (held > 0) quiet = -1;
    }
  };

  return {
    server,
    calm,
    async open(userId = 7) {
      const queue = createOfflineQueue({
        userId,
        store: await openOfflineStore(factory),
        api: server,
        clock,
        alone,
        tellOthers: (change) => {
          for (const page of pages) if (page !== queue.heard) page(change);
        },
        wakeLater: () => {},
      });
      pages.push(queue.heard);
      const heard: OfflineChange[] = [];
      queue.onChange((change) => heard.push(change));
      return { ...queue, heard };
    },
    async pass(milliseconds) {
      date += milliseconds;
      const due = timers.filter(({ at }) => at <= date);
      timers = timers.filter(({ at }) => at > date);
      for (const timer of due) timer.run();
      await calm();
    },
  };
}

/** A phone without a connection that has the site open. */
export async function inTheTent() {
  const phone = aPhone();
  phone.server.isOnline = false;
  return { phone, page: await phone.open() };
}

export async function backOnline(phone: Phone, page: { look(isFresh?: boolean): Promise<void> }) {
  phone.server.isOnline = true;
  await page.look(true);
  await phone.calm();
}

let counted = 0;

export function aPhotoFile(name: string, change: Partial<NewUpload> = {}): NewUpload {
  return {
    id: name,
    owner: "12-new",
    diaryId: 12,
    weekId: null,
    file: new Blob([name], { type: "image/jpeg" }),
    name,
    kind: "image",
    isRaw: false,
    ...change,
  };
}

export function aWrittenWeek(days: number, change: Partial<NewWeek> = {}): NewWeek {
  counted += 1;
  return {
    key: `key-${counted}`,
    diary: { id: 12, name: "Night Plum", link: "/diaries/12-night-plum" },
    weekId: null,
    version: null,
    newest: 0,
    body: { faza: 0, days, text: `What I saw in week ${days}`, lang: "en", props: { ph: 6.1 } },
    photos: [],
    videos: [],
    form: { days: String(days) },
    measures: "",
    isTried: false,
    ...change,
  };
}
