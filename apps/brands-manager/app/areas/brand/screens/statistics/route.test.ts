import { fakeContext, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { handle, loader } from "./route.tsx";

const base = {
  brand: { id: 3, name: "Loam & Lumen", section: "nutrients", link: "/nutrients/loam-lumen", logo_s: null },
  ...{ rights: [], managers: [], items_brand: [] },
};
const none = {
  ...{ views: null, served: null, viewable: null, clicks: null, followers: null, diaries: null },
  ...{ harvests: null, reviews: null, cnt_rates: null, avg_rate: null, questions: null },
};
const nothing = {
  ...{ from: "2026-09-01", to: "2026-09-02", total: none, counted_from: null, update_date: null },
  before: { from: "2026-08-30", to: "2026-08-31", total: none },
  ...{ items: [], cnt_followers: 0, cnt_diaries: 0 },
};
function visit(query: string, answer: unknown = nothing) {
  const api = { "GET /brands-manager/base": base, "GET /brands-manager/statistics": answer };
  const { context, calls } = fakeContext({
    ...{ path: `/brands-manager/statistics${query}`, cookie: "token=t", api },
  });
  return { calls, load: () => loader({ request: new Request(context.url), context, params: {} }) };
}

describe("/brands-manager/statistics", () => {
  it("is for managers", () => {
    expect(handle).toMatchObject({ middleware: ["auth", "manager"] });
  });

  it("asks once for the days of the query and the chosen brand", async () => {
    const { load, calls } = visit("?from=2026-09-01&to=2026-09-02&figure=clicks");
    expect(await load()).toMatchObject({ chosen: "clicks", isRefused: false, state: "waiting" });
    expect(calls.map(({ path }) => path)).toEqual(["/brands-manager/base", "/brands-manager/statistics"]);
    expect(calls.at(-1)?.init?.params).toEqual({
      query: { brand_id: 3, from: "2026-09-01", to: "2026-09-02" },
    });
  });

  it("shows the last 30 days for days that cannot be shown, and says so", async () => {
    const { load, calls } = visit("?from=2026-09-02&to=2026-09-01");
    expect((await load()).isRefused).toBe(true);
    expect(calls.at(-1)?.init?.params).toEqual({
      query: { brand_id: 3, from: "2026-10-22", to: "2026-11-20" },
    });
  });

  it("fails with the api's refusal", async () => {
    const refuse = () => {
      throw refusal(403, [{ code: "no_right" }]);
    };
    await expect(visit("", refuse).load()).rejects.toMatchObject({ status: 403 });
  });
});
