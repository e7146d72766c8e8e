import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { SAMPLE_STAFF_BANNER } from "../../shared/banners/testing/sample-staff-banner.ts";
import { handle, loader } from "./route.tsx";

const list: Schema<"StaffBannerList"> = {
  ...{ items: [SAMPLE_STAFF_BANNER], total: 21, start: 0, limit: 20 },
  totals: { review: 21, refused: 1, running: 8, paused: 2, ended: 3 },
};

function visit(path: string) {
  const { context, calls } = fakeContext({ path, api: { "GET /staff/banners": list } });
  return { load: () => loader({ request: new Request(context.url), context, params: {} }), calls };
}

describe("/admin/banners", () => {
  it("is for moderators, and never cached", () => {
    expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
  });

  it("lists banners with whose they are, and a tab for each state with its number", async () => {
    const { load, calls } = visit("/admin/banners");
    const { banners, isRemoved } = await load();
    expect(calls.find(({ path }) => path === "/staff/banners")?.init?.params).toEqual({
      query: { start: 0, limit: 20 },
    });
    expect(banners.rows).toEqual([
      {
        ...{ id: 14, name: "Base A/B, autumn", kind: "box", state: "review", brand: "Loam & Lumen" },
        ...{ user: "manager", date: "2026-09-14T08:30:00.000Z", start: "2026-12-01", end: "2026-12-31" },
        views: 0,
      },
    ]);
    expect(banners.tabs.map(({ state, count }) => `${state} ${count}`)).toEqual([
      ...[" 35", "review 21", "refused 1", "running 8", "paused 2", "ended 3"],
    ]);
    expect([banners.pages, isRemoved]).toEqual([2, false]);
  });

  it("keeps state and kind apart, and ignores values that do not fit", async () => {
    const found = visit("/admin/banners?state=running&type=cpm&start=20&search=x");
    const { banners } = await found.load();
    expect(found.calls.find(({ path }) => path === "/staff/banners")?.init?.params).toEqual({
      query: { start: 20, limit: 20, state: "running", type: "cpm" },
    });
    expect(banners.tabs[1]?.href).toBe("/admin/banners?state=review&type=cpm");
    expect(banners.kinds[1]?.href).toBe("/admin/banners?state=running&type=box");
    const odd = visit("/admin/banners?state=lost&type=popup");
    await odd.load();
    expect(odd.calls.find(({ path }) => path === "/staff/banners")?.init?.params).toEqual({
      query: { start: 0, limit: 20 },
    });
  });
});
