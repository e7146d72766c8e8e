import { createOfflineQueue, type NewUpload, type NewWeek, type OfflineQueue } from "../offline-queue.ts";
import { openOfflineStore } from "../offline-store.ts";
import type { OfflineChange } from "../waiting.ts";
import { type FakeDevice, fakeDevice } from "./fake-device.ts";
import { type FakeServer, fakeServer } from "./fake-server.ts";

export const HOUR = 3_600_000;

/** A browser with its store, clock and server. Pages open and close; stored things persist. */
export interface Phone extends Pick<FakeDevice, "pass" | "calm"> {
  readonly server: FakeServer;
  /** Opens the site as a user. */
  open(userId?: number): Promise<OfflineQueue & { readonly heard: OfflineChange[] }>;
}

export function aPhone({ factory }: { factory?: IDBFactory } = {}): Phone {
  const server = fakeServer();
  const device = fakeDevice(factory);
  const { clock, alone, pass, calm } = device;
  const pages: ((change: OfflineChange) => void)[] = [];
  return {
    server,
    pass,
    calm,
    async open(userId = 7) {
      const queue = createOfflineQueue({
        userId,
        store: await openOfflineStore(device.factory),
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
