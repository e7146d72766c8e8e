import { fakeContext, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { handle, loader } from "./route.tsx";

const STATISTIC = "GET /brands-manager/banners/statistic";
const base = {
  brand: { id: 3, name: "Loam & Lumen", section: "nutrients", link: "/nutrients/loam-lumen", logo_s: null },
  ...{ rights: [], managers: [], items_brand: [] },
};
const nothing = {
  ...{
    from: "2026-09-01",
    to: "2026-09-02",
    total: { served: 0, views: 0, clicks: 0, filtered: 0, ctr: null },
  },
  before: { from: "2026-08-30", to: "2026-08-31", total: null },
  items_day: [
    { day: "2026-09-01", total: null },
    { day: "2026-09-02", total: null },
  ],
  ...{ items: [], items_banner: [], items_place: [], items_country: [], items_filtered: [] },
};
function visit(query: string, answer: unknown = nothing) {
  const api = { "GET /brands-manager/base": base, [STATISTIC]: answer };
  const path = `/brands-manager/banners/results${query}`;
  const { context, calls } = fakeContext({ path, cookie: "token=t", api });
  return { calls, load: () => loader({ request: new Request(context.url), context, params: {} }) };
}

describe("/brands-manager/banners/results", () => {
  it("is for managers", () => {
    expect(handle).toMatchObject({ middleware: ["auth", "manager"] });
  });

  it("asks once for the days and the banner of the query", async () => {
    const { load, calls } = visit("?banner=14&from=2026-09-01&to=2026-09-02");
    expect(await load()).toMatchObject({ bannerId: 14, isRefused: false, isCounted: false });
    expect(calls.map(({ path }) => path)).toEqual([
      "/brands-manager/base",
      "/brands-manager/banners/statistic",
    ]);
    expect(calls.at(-1)?.init?.params).toEqual({
      query: { brand_id: 3, from: "2026-09-01", to: "2026-09-02", banner_id: 14 },
    });
  });

  it("shows the last 30 days for days that cannot be shown, and says so", async () => {
    expect((await visit("?from=2026-09-02&to=2026-09-01").load()).isRefused).toBe(true);
  });

  it("returns 404 for another brand's banner and for no id", async () => {
    const foreign = () => {
      throw refusal(422, [{ code: "unknown_reference", field: "banner_id" }]);
    };
    await expect(visit("?banner=14", foreign).load()).rejects.toMatchObject({ init: { status: 404 } });
    await expect(visit("?banner=x").load()).rejects.toMatchObject({ init: { status: 404 } });
  });
});
