import { describe, expect, it } from "vitest";
import {
  changed,
  isPending,
  mayRetry,
  moved,
  nextToPrepare,
  nextToSend,
  putBack,
  refusal,
  tooLarge,
  type Upload,
} from "./upload-queue.ts";

const upload = (key: string, state: Upload["state"] = "waiting"): Upload => ({
  key,
  name: `${key}.jpg`,
  kind: "image",
  local: "",
  alt: "",
  state,
  progress: 0,
});
const keys = (uploads: readonly Upload[]) => uploads.map(({ key }) => key).join("");

describe("uploads", () => {
  it("are scaled two at a time, and uploaded two at a time, in order", () => {
    expect(keys(nextToPrepare([upload("a"), upload("b"), upload("c")]))).toBe("ab");
    expect(keys(nextToPrepare([upload("a", "preparing"), upload("b"), upload("c")]))).toBe("b");
    const list = [upload("a", "done"), upload("b", "uploading"), upload("c", "ready"), upload("d", "ready")];
    expect(keys(nextToSend(list))).toBe("c");
    expect(nextToSend([upload("a", "uploading"), upload("b", "uploading"), upload("c", "ready")])).toEqual(
      [],
    );
  });

  it("are not delayed by a failed one or one that is slow to open", () => {
    expect(keys(nextToPrepare([upload("a", "failed"), upload("b"), upload("c")]))).toBe("bc");
    expect(keys(nextToSend([upload("a", "preparing"), upload("b", "ready")]))).toBe("b");
  });

  it("are pending until they are uploaded or failed", () => {
    const states = ["waiting", "preparing", "ready", "uploading", "done", "failed"] as const;
    expect(states.map((state) => isPending(upload("a", state)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("are restored to their former place", () => {
    expect(keys(putBack([upload("a"), upload("c")], upload("b"), 1))).toBe("abc");
    expect(keys(putBack([upload("a")], upload("d"), 3))).toBe("ad");
  });

  it("can be reordered", () => {
    const list = [upload("a"), upload("b"), upload("c")];
    expect(keys(moved(list, "c", 0))).toBe("cab");
    expect(keys(moved(list, "a", 2))).toBe("bca");
    expect(keys(moved(list, "b", 1))).toBe("abc");
    expect(moved(list, "x", 0)).toBe(list);
  });

  it("change one by one", () => {
    const [a, b] = changed([upload("a"), upload("b")], "b", { alt: "Canopy" });
    expect([a?.alt, b?.alt]).toEqual(["", "Canopy"]);
  });
});

describe("a file that is rejected before its upload", () => {
  const file = (name: string, type: string, size = 1000) => refusal({ name, type, size });

  it("has an unsupported type", () => {
    expect(file("plan.pdf", "application/pdf")).toEqual({ kind: "type" });
    expect(file("leaf", "")).toEqual({ kind: "type" });
    expect(file("leaf.jpg", "image/jpeg")).toBeNull();
    expect(file("growth.mp4", "video/mp4")).toBeNull();
    expect(file("IMG_1.MOV", "video/quicktime")).toBeNull();
  });

  it("is a HEIC photo, with any declared type", () => {
    expect(file("leaf.heic", "image/heic")).toEqual({ kind: "heic" });
    expect(file("LEAF.HEIC", "")).toEqual({ kind: "heic" });
  });

  it("is a video of more than 200 MB; a photo is scaled first", () => {
    const megabyte = 1024 * 1024;
    expect(file("growth.mp4", "video/mp4", 150 * megabyte)).toBeNull();
    expect(file("growth.mp4", "video/mp4", 201 * megabyte)).toMatchObject({ kind: "size" });
    expect(file("leaf.jpg", "image/jpeg", 45 * megabyte)).toBeNull();
    expect(tooLarge({ type: "image/jpeg", size: 20 * megabyte })).toBeNull();
    expect(tooLarge({ type: "image/jpeg", size: 20 * megabyte + 1 })).toMatchObject({
      kind: "size",
      limit: 20 * megabyte,
    });
  });

  it("has no retry, unlike one that failed during upload", () => {
    expect(mayRetry({ ...upload("a", "failed"), failure: { kind: "type" } })).toBe(false);
    expect(mayRetry({ ...upload("a", "failed"), failure: { kind: "network" } })).toBe(true);
    expect(mayRetry({ ...upload("a", "failed"), failure: { kind: "slow" } })).toBe(true);
    expect(mayRetry({ ...upload("a", "failed"), failure: { kind: "unreadable" } })).toBe(false);
    expect(mayRetry({ ...upload("a", "failed"), failure: { kind: "server", code: "internal" } })).toBe(true);
  });
});
