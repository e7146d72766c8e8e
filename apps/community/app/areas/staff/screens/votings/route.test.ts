import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { handle, loader } from "./route.tsx";

const card: Schema<"StaffVotingCard"> = {
  ...{
    id: 3,
    version: 2,
    state: "draft",
    is_public: false,
    title: "What next?",
    lang: "en",
    langs: ["en", "de"],
  },
  ...{ link: "/journal/voting/3", results: "at_end", cnt_options: 2 },
  date_start: "2026-11-27T08:00:00.000Z",
  date_end: "2026-12-18T22:00:00.000Z",
  update_date: "2026-11-26T08:30:00.000Z",
};
const list: Schema<"StaffVotingList"> = {
  ...{ items: [card], total: 21, start: 20, limit: 20 },
  totals: { draft: 21, scheduled: 1, open: 2, ended: 3, removed: 4 },
};

async function visit(query: string) {
  const { context, calls } = fakeContext({
    path: `/admin/votings${query}`,
    api: { "GET /staff/votings": list },
  });
  const shown = await loader({ request: new Request(context.url), context, params: {} });
  return { ...shown, query: calls[0]?.init?.params?.query };
}

describe("/admin/votings", () => {
  it("is for moderators, and never cached", () => {
    expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
  });

  it("lists polls of a state with the counts of all states", async () => {
    const { votings, head, query } = await visit("?state=draft&search=%20next%20&start=20");
    expect(head.isIndexed).toBe(false);
    expect(query).toEqual({ start: 20, limit: 20, state: "draft", search: "next" });
    expect(votings).toMatchObject({ state: "draft", page: 2, pages: 2, total: 21 });
    expect(votings.tabs.map(({ state, count }) => [state, count])).toEqual([
      ["", 27],
      ["draft", 21],
      ["scheduled", 1],
      ["open", 2],
      ["ended", 3],
      ["removed", 4],
    ]);
    expect(votings.tabs[3]?.href).toBe("/admin/votings?state=open&search=next");
  });

  it("shows no start for a draft, and ignores values that do not fit", async () => {
    const { votings, query } = await visit("?state=lost&start=-1");
    expect(query).toEqual({ start: 0, limit: 20 });
    expect(votings.rows).toMatchObject([{ href: "/admin/votings/3", start: null, langs: ["en", "de"] }]);
  });
});
