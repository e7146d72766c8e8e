import type { OfflineQueue } from "@grow/app-kit/offline/offline-queue.ts";
import type { OfflineChange, StoredUpload } from "@grow/app-kit/offline/waiting.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { uploadKeeper } from "./upload-store.ts";

const sent = { id: 904, url: "/media/a/1600.webp", type: "image" as const, at: 0 };
const base: StoredUpload = {
  id: "a",
  userId: 7,
  owner: "12-new",
  diaryId: 12,
  weekId: null,
  file: new Blob([]),
  name: "a.jpg",
  kind: "image",
  order: 1,
  isRaw: false,
  state: "waiting",
  sent: null,
  attempts: 0,
  nextAt: 0,
  failure: null,
};

let uploads: StoredUpload[];
let tell: (change: OfflineChange) => void;
const retryUpload = vi.fn(async () => {});
const queue = {
  uploads: async () => uploads,
  retryUpload,
  onChange: (listener: typeof tell) => {
    tell = listener;
    return () => {
      tell = () => {};
    };
  },
} as unknown as OfflineQueue;
const keeper = uploadKeeper(queue, { owner: "12-new", diaryId: 12, weekId: undefined });
const arrives = { id: 904, url: "/media/a/1600.webp", kind: "image" };

beforeEach(() => {
  uploads = [base];
  retryUpload.mockClear();
});

describe("the files of a form", () => {
  it("are those of this form only", async () => {
    uploads = [base, { ...base, id: "b", owner: "181" }];
    expect((await keeper.before()).map(({ id }) => id)).toEqual(["a"]);
  });

  it("report their progress, and are uploaded", async () => {
    const steps: number[] = [];
    const going = keeper.send("a", {
      onProgress: (progress) => steps.push(progress),
      signal: new AbortController().signal,
    });
    await Promise.resolve();
    tell({ kind: "progress", id: "a", progress: 0.5 });
    tell({ kind: "progress", id: "other", progress: 0.9 });
    tell({ kind: "upload", upload: { ...base, state: "done", sent } });
    expect(await going).toEqual(arrives);
    expect(steps).toEqual([0.5]);
    expect(retryUpload).toHaveBeenCalledWith("a");
  });

  it("uploaded before are not sent again", async () => {
    uploads = [{ ...base, state: "done", sent }];
    const going = keeper.send("a", { onProgress: () => {}, signal: new AbortController().signal });
    expect(await going).toEqual(arrives);
    expect(retryUpload).not.toHaveBeenCalled();
  });

  it("fail like their upload, and report a later success", async () => {
    const going = keeper.send("a", { onProgress: () => {}, signal: new AbortController().signal });
    tell({ kind: "upload", upload: { ...base, failure: { status: 0, details: [] }, attempts: 1 } });
    await expect(going).rejects.toMatchObject({ status: 0 });
    const heard: unknown[] = [];
    keeper.onArrived((key, file) => heard.push([key, file]));
    tell({ kind: "upload", upload: { ...base, state: "done", sent } });
    expect(heard).toEqual([["a", arrives]]);
  });

  it("fail at once without a response", async () => {
    const going = keeper.send("a", { onProgress: () => {}, signal: new AbortController().signal });
    tell({ kind: "cut" });
    await expect(going).rejects.toMatchObject({ status: 0 });
  });

  it("that were removed are no longer awaited", async () => {
    const controller = new AbortController();
    const going = keeper.send("a", { onProgress: () => {}, signal: controller.signal });
    controller.abort();
    await expect(going).rejects.toMatchObject({ name: "AbortError" });
  });
});
