import { SAMPLE_BANNER } from "@grow/app-kit/ads/testing/sample-banner.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { bannersRequest, bannersView } from "./view.ts";

const today = "2026-09-14";
const ask = (query = "") => bannersRequest(new URLSearchParams(query));
const view = (banners: readonly Schema<"Banner">[], query = "", total = banners.length) =>
  bannersView({ items: [...banners], total, start: 0, limit: 20 }, ask(query), today);
const row = (changes: Partial<Schema<"Banner">>) => view([{ ...SAMPLE_BANNER, ...changes }]).rows[0];

describe("bannersRequest", () => {
  it("reads state, kind and page, and leaves out what does not fit", () => {
    expect(ask("state=ended&type=cpm&page=3")).toEqual({ state: "ended", type: "cpm", page: 3 });
    expect(ask("state=lost&type=popup&page=0")).toEqual({ state: null, type: null, page: 1 });
    expect(ask("state=toString&type=toString&page=x")).toEqual({ state: null, type: null, page: 1 });
  });
});

describe("bannersView", () => {
  it("shows a banner with its numbers, editor and results", () => {
    expect(row({})).toMatchObject({
      ...{ key: "14", kind: "box", state: "running", turn: "pause", isOwn: true, hasDraft: false },
      numbers: { served: 188400, views: 142310, clicks: 4127, ctr: 2.9, filtered: 611 },
      editor: "/brands-manager/banners/edit/box/14",
      results: "/brands-manager/banners/results?banner=14",
    });
    expect(row({})?.picture?.src).toBe("/media/904/640.webp");
  });

  it("opens a new one's draft by its id, without results", () => {
    expect(row({ id: null, tmp_id: "9e2f6c84", state: "draft" })).toMatchObject({
      ...{ key: "9e2f6c84", turn: null, results: null },
      editor: "/brands-manager/banners/edit/box/new?tmp_id=9e2f6c84",
    });
    expect(row({ tmp_id: "9e2f6c84" })?.hasDraft).toBe(true);
  });

  it("leaves sidebar and button banners to staff", () => {
    for (const type of ["sidebar", "button"] as const)
      expect(row({ type })).toMatchObject({
        isOwn: false,
        editor: null,
        turn: null,
        results: expect.any(String),
      });
  });

  it("turns on what is paused, and nothing else", () => {
    expect(row({ state: "paused" })?.turn).toBe("resume");
    for (const state of ["draft", "review", "refused", "ended"] as const)
      expect([state, row({ state })?.turn]).toEqual([state, null]);
  });

  it("tells 0 from no data", () => {
    const none = { cnt_served: 0, cnt_views: 0, cnt_clicks: 0, cnt_filtered: 0 };
    expect(row({ ...none, state: "review" })?.numbers).toBe(null);
    expect(row({ ...none, date_start: "2026-09-15" })?.numbers).toBe(null);
    expect(row(none)?.numbers).toMatchObject({ served: 0, views: 0, ctr: null });
    expect(row({ ...none, state: "ended" })?.numbers).toBe(null);
  });

  it("has a link for each state and each kind, which keep each other, and pages", () => {
    const { states, kinds, pages } = view([SAMPLE_BANNER], "state=running&type=cpm", 41);
    expect(states.map(({ href }) => href).slice(0, 3)).toEqual([
      "/brands-manager/banners?type=cpm",
      "/brands-manager/banners?state=running&type=cpm",
      "/brands-manager/banners?state=review&type=cpm",
    ]);
    expect(kinds.map(({ href }) => href).slice(0, 2)).toEqual([
      "/brands-manager/banners?state=running",
      "/brands-manager/banners?state=running&type=box",
    ]);
    expect([states.length, kinds.length, pages]).toEqual([7, 6, 3]);
  });
});
