// @vitest-environment happy-dom
import type { StoredUpload } from "@grow/app-kit/offline/waiting.ts";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Prepared } from "../prepare-photo.ts";
import type { ArrivedFile } from "../send-week-file.ts";
import { canWait } from "../upload-queue.ts";
import type { UploadKeeper } from "../upload-store.ts";
import { type Uploads, useUploads } from "./use-uploads.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock("../prepare-photo.ts", () => ({
  preparePhoto: async (file: File): Promise<Prepared> => ({
    photo: new Blob([`small ${await file.text()}`]),
  }),
}));

const base: StoredUpload = {
  id: "from-before",
  userId: 7,
  owner: "12-new",
  diaryId: 12,
  weekId: null,
  file: new Blob(["leaf"]),
  name: "before.jpg",
  kind: "image",
  order: 1,
  isRaw: false,
  state: "waiting",
  sent: null,
  attempts: 0,
  nextAt: 0,
  failure: null,
};

let root: Root;
let uploads: Uploads;
let before: StoredUpload[];
let calls: string[];
let arrive: (key: string, file: ArrivedFile) => void;
let refuse: (error: unknown) => void;
const keeper: UploadKeeper = {
  before: async () => before,
  keep: async ({ name }, blob, isRaw) => {
    calls.push(`${isRaw ? "raw" : "ready"} ${name} ${await blob.text()}`);
  },
  forget: () => calls.push("forgotten"),
  send: () =>
    new Promise((_, reject) => {
      refuse = reject;
    }),
  onArrived: (hear) => {
    arrive = hear;
    return () => {};
  },
};

function Week() {
  uploads = useUploads(
    [{ id: 5, alt: "", url: "/media/e/1600.webp" }],
    [],
    { diaryId: 12, weekId: undefined },
    keeper,
  );
  return null;
}
async function open() {
  root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Week />));
}
const states = () => uploads.items.map(({ name, state }) => `${name} ${state}`.trim());

beforeEach(() => {
  before = [];
  calls = [];
});
afterEach(() => act(async () => root.unmount()));

describe("chosen photos", () => {
  it("are stored unscaled at once, and scaled when ready", async () => {
    await open();
    await act(async () => uploads.add([new File(["leaf"], "a.jpg", { type: "image/jpeg" })]));
    expect(calls).toEqual(["raw a.jpg leaf", "ready a.jpg small leaf"]);
    expect(uploads.items[1]).toMatchObject({ state: "uploading", isStored: true });
  });

  it("can be queued with their week without a response, and are uploaded later", async () => {
    await open();
    await act(async () => uploads.add([new File(["leaf"], "a.jpg", { type: "image/jpeg" })]));
    await act(async () => refuse({ status: 0, details: [] }));
    const [, failed] = uploads.items;
    expect(failed).toMatchObject({ state: "failed", failure: { kind: "network" } });
    expect(failed && canWait(failed)).toBe(true);
    await act(async () => arrive(failed?.key ?? "", { id: 9, url: "/media/n/1600.webp", kind: "image" }));
    expect(uploads.items[1]).toMatchObject({ state: "done", id: 9, failure: undefined });
  });

  it("are restored after the page was left: pending and rejected ones, without those in the form", async () => {
    const sent = { id: 5, url: "/media/e/1600.webp", type: "image" as const, at: 0 };
    before = [
      base,
      { ...base, id: "large", name: "large.jpg", isRaw: true },
      { ...base, id: "odd", name: "odd.jpg", state: "refused", failure: { status: 415, details: [] } },
      { ...base, id: "there", state: "done", sent },
      { ...base, id: "new", name: "new.jpg", state: "done", sent: { ...sent, id: 6 } },
    ];
    await open();
    expect(states()).toEqual([
      "done",
      "before.jpg uploading",
      "large.jpg uploading",
      "odd.jpg failed",
      "new.jpg done",
    ]);
    expect(uploads.items[3]).toMatchObject({ failure: { kind: "server" } });
    expect(calls).toEqual(["ready large.jpg small leaf"]);
  });

  it("are deleted when removed, and stored again when restored", async () => {
    before = [base];
    await open();
    let putBack: (() => void) | undefined;
    await act(async () => {
      putBack = uploads.remove("from-before");
    });
    expect(calls).toEqual(["forgotten"]);
    await act(async () => putBack?.());
    expect(calls).toEqual(["forgotten", "ready before.jpg leaf"]);
    expect(states()[1]).toBe("before.jpg uploading");
  });
});
