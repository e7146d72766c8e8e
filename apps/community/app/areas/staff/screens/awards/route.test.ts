import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { handle, loader } from "./route.tsx";

const card: Schema<"StaffAwardCard"> = {
  ...{
    year: 2026,
    version: 2,
    state: "open",
    is_public: true,
    title: "Grow awards 2026",
    lang: "en",
    langs: ["en"],
  },
  ...{ link: "/awards/2026", cnt_nominations: 12 },
  date_start: "2026-11-01T00:00:00.000Z",
  date_end: "2026-12-31T22:00:00.000Z",
  date_result: "2027-01-10T18:00:00.000Z",
  update_date: "2026-10-02T08:30:00.000Z",
};
const list: Schema<"StaffAwardList"> = {
  ...{ items: [card], total: 1, start: 0, limit: 20 },
  totals: { draft: 1, scheduled: 0, open: 1, ended: 0, announced: 4 },
};

async function visit(query: string) {
  const { context, calls } = fakeContext({
    path: `/admin/awards${query}`,
    api: { "GET /staff/awards": list },
  });
  const shown = await loader({ request: new Request(context.url), context, params: {} });
  return { ...shown, query: calls[0]?.init?.params?.query };
}

describe("/admin/awards", () => {
  it("is for administrators, and never cached", () => {
    expect(handle).toMatchObject({ middleware: ["admin"], isPrivate: true });
  });

  it("lists the awards of a state with the counts of all states", async () => {
    const { awards, query } = await visit("?state=open");
    expect(query).toEqual({ start: 0, limit: 20, state: "open" });
    expect(awards).toMatchObject({
      rows: [{ year: 2026, href: "/admin/awards/2026", nominations: 12, state: "open" }],
      tabs: [{ count: 6 }, { count: 1 }, { count: 0 }, { count: 1 }, { count: 0 }, { count: 4 }],
    });
  });

  it("says that awards were deleted, and ignores values that do not fit", async () => {
    expect(await visit("?done=deleted&state=lost")).toMatchObject({
      done: "deleted",
      query: { start: 0, limit: 20 },
    });
  });
});
