import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { handle, loader } from "./route.tsx";

const CARD: Schema<"StaffGiveawayCard"> = {
  ...{ id: 2, version: 4, state: "waiting", title: "Three boards", lang: "en", langs: ["en", "de"] },
  link: "/giveaways/2-three-boards",
  item_brand: { id: 3, name: "Halden", section: "grow-lights", link: "/grow-lights/halden", logo_s: null },
  ...{ winners: "draw", date_start: "2026-09-01T00:00:00.000Z", date_end: "2026-09-30T22:00:00.000Z" },
  ...{ cnt_prizes: 3, cnt_entries: 118, cnt_votes: 0, cnt_asked: 2, update_date: "2026-09-01T00:00:00.000Z" },
};
const list: Schema<"StaffGiveawayList"> = {
  ...{ items: [CARD], total: 21, start: 0, limit: 20 },
  totals: { draft: 1, scheduled: 2, running: 3, ended: 4, waiting: 21, removed: 6 },
};

function visit(path: string) {
  const { context, calls } = fakeContext({ path, api: { "GET /staff/giveaways": list } });
  return { load: () => loader({ request: new Request(context.url), context, params: {} }), calls };
}

describe("/admin/giveaways", () => {
  it("is for moderators, and never cached", () => {
    expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
  });

  it("lists giveaways with a tab for each state and its number", async () => {
    const { load, calls } = visit("/admin/giveaways");
    const { giveaways, head } = await load();
    expect(head.isIndexed).toBe(false);
    expect(calls[0]?.init?.params).toEqual({ query: { start: 0, limit: 20 } });
    expect(giveaways.rows).toEqual([
      {
        ...{
          id: 2,
          title: "Three boards",
          lang: "en",
          state: "waiting",
          langs: ["en", "de"],
          brand: "Halden",
        },
        ...{ start: CARD.date_start, end: CARD.date_end, entries: 118, votes: 0, asked: 2 },
      },
    ]);
    expect(giveaways.tabs.map(({ state, count }) => `${state} ${count}`)).toEqual([
      ...[" 31", "draft 1", "scheduled 2", "running 3", "ended 4", "waiting 21", "removed 6"],
    ]);
    expect(giveaways.pages).toBe(2);
  });

  it("searches in a state, and ignores values that do not fit", async () => {
    const found = visit("/admin/giveaways?state=waiting&search=%20board%20&start=20");
    const { giveaways } = await found.load();
    expect(found.calls[0]?.init?.params).toEqual({
      query: { start: 20, limit: 20, state: "waiting", search: "board" },
    });
    expect(giveaways.tabs[1]?.href).toBe("/admin/giveaways?state=draft&search=board");
    const odd = visit("/admin/giveaways?state=open&start=-1");
    await odd.load();
    expect(odd.calls[0]?.init?.params).toEqual({ query: { start: 0, limit: 20 } });
  });
});
