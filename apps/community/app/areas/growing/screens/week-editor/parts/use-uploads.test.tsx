// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Prepared } from "../prepare-photo.ts";
import type { ArrivedFile, OutgoingFile } from "../send-week-file.ts";
import { type Uploads, useUploads } from "./use-uploads.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What is being made small and sent, and how to end it. */
const work = vi.hoisted(() => ({
  preparing: new Map<
    string,
    { end: (outcome: Prepared) => void; signal: AbortSignal; isFull: boolean | undefined }
  >(),
  sending: new Map<string, { end: (error?: Error) => void; file: OutgoingFile }>(),
  sent: [] as string[],
}));
vi.mock("../prepare-photo.ts", () => ({
  preparePhoto: (file: File, signal: AbortSignal, isFull?: boolean) =>
    new Promise<Prepared>((resolve) => work.preparing.set(file.name, { end: resolve, signal, isFull })),
}));
vi.mock("../send-week-file.ts", () => ({
  sendWeekFile: (file: OutgoingFile) =>
    new Promise<ArrivedFile>((resolve, reject) => {
      const end = (error?: Error) => {
        if (error) return reject(error);
        work.sent.push(file.name);
        const id = work.sent.length;
        resolve({ id, url: `/media/${id}/1600.webp`, kind: "image" });
      };
      work.sending.set(file.name, { end, file });
    }),
  sendFailure: () => ({ kind: "network" }),
}));

let root: Root;
let uploads: Uploads;
function Week({ isFull = false }) {
  uploads = useUploads([], [], { diaryId: 12, weekId: undefined }, null, isFull);
  return null;
}
const photo = (name: string) => new File(["x"], name, { type: "image/jpeg" });
const states = () => uploads.items.map(({ name, state }) => `${name} ${state}`);
const add = (...names: string[]) => act(async () => uploads.add(names.map(photo)));
const prepared = (name: string, outcome: Prepared = { photo: new Blob(["small"]) }) =>
  act(async () => work.preparing.get(name)?.end(outcome));
const arrived = (name: string, error?: Error) => act(async () => work.sending.get(name)?.end(error));
const keyOf = (name: string) => uploads.items.find((one) => one.name === name)?.key ?? "";

beforeEach(async () => {
  work.preparing.clear();
  work.sending.clear();
  work.sent.length = 0;
  root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Week />));
});
afterEach(() => act(async () => root.unmount()));

describe("photos of a week", () => {
  it("are scaled and uploaded one after the other", async () => {
    await add("a", "b", "c");
    expect(states()).toEqual(["a preparing", "b preparing", "c waiting"]);
    await prepared("a");
    expect(states()).toEqual(["a uploading", "b preparing", "c preparing"]);
    expect(await work.sending.get("a")?.file.file.text()).toBe("small");
    await arrived("a");
    expect(states()[0]).toBe("a done");
  });

  it("keep their full size if chosen", async () => {
    await add("a");
    await act(async () => root.render(<Week isFull />));
    await add("b");
    expect([work.preparing.get("a")?.isFull, work.preparing.get("b")?.isFull]).toEqual([false, true]);
  });

  it("are not delayed by one that is slow to open", async () => {
    await add("slow", "b", "c", "d");
    for (const name of ["b", "c", "d"]) {
      await prepared(name);
      await arrived(name);
    }
    expect(states()).toEqual(["slow preparing", "b done", "c done", "d done"]);
    await prepared("slow", { failure: { kind: "slow" } });
    expect(uploads.items[0]).toMatchObject({ state: "failed", failure: { kind: "slow" } });
    await act(async () => uploads.retry(keyOf("slow")));
    await prepared("slow");
    await arrived("slow");
    expect(states()[0]).toBe("slow done");
  });

  it("are retried without scaling again", async () => {
    await add("a");
    await prepared("a");
    await arrived("a", new Error("cut"));
    expect(uploads.items[0]).toMatchObject({ state: "failed", failure: { kind: "network" } });
    work.preparing.clear();
    await act(async () => uploads.retry(keyOf("a")));
    expect(work.preparing.size).toBe(0);
    await arrived("a");
    expect([states(), work.sent]).toEqual([["a done"], ["a"]]);
  });

  it("are cancelled when removed, and restored to their place", async () => {
    await add("a", "b", "c");
    await prepared("a");
    let back: (() => void) | undefined;
    await act(async () => {
      back = uploads.remove(keyOf("a"));
    });
    expect(work.sending.get("a")?.file.signal.aborted).toBe(true);
    // What still comes of it is nobody's business any more.
    await arrived("a");
    expect(states()).toEqual(["b preparing", "c preparing"]);
    await act(async () => back?.());
    expect(states()).toEqual(["a uploading", "b preparing", "c preparing"]);
    await arrived("a");
    expect(states()[0]).toBe("a done");
  });

  it("stored before are restored unchanged", async () => {
    await add("a", "b");
    await prepared("a");
    await arrived("a");
    await act(async () => uploads.describe(keyOf("a"), "Main cola"));
    let back: (() => void) | undefined;
    await act(async () => {
      back = uploads.remove(keyOf("a"));
    });
    await act(async () => back?.());
    expect(uploads.items[0]).toMatchObject({ name: "a", state: "done", alt: "Main cola", id: 1 });
    expect(work.sent).toEqual(["a"]);
  });

  it("are released when the page is left", async () => {
    await add("a");
    await act(async () => root.unmount());
    expect(work.preparing.get("a")?.signal.aborted).toBe(true);
  });
});
