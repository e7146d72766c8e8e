import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { articlesRequest, articlesView } from "./view.ts";

const card: Schema<"StaffPostCard"> = {
  ...{ id: 5, version: 4, state: "draft", title: "Slow drying", lang: "en", langs: ["en", "de"] },
  ...{ link: "/journal/slow-drying", cover: null, category: "harvest", tags: [], item_user: null },
  ...{ view_date: "2026-12-01T16:00:00.000Z", add_date: "2026-09-13T08:30:00.000Z" },
  ...{ update_date: "2026-09-14T08:30:00.000Z", minutes: 8, cnt_views: 0, cnt_likes: 0, cnt_comments: 0 },
};
const list: Schema<"StaffPostList"> = {
  ...{ items: [card], total: 41, start: 20, limit: 20 },
  totals: { draft: 41, scheduled: 2, published: 30, unpublished: 1, removed: 7 },
};
const request = (query: string) => articlesRequest(new URLSearchParams(query));

describe("articlesRequest", () => {
  it("reads state, search and page", () => {
    expect(request("state=draft&search=+dry+&start=20")).toEqual({ state: "draft", search: "dry", page: 2 });
  });

  it("shows everything for values that do not exist", () => {
    expect(request("state=lost&start=-3")).toEqual({ state: "", search: "", page: 1 });
  });
});

describe("articlesView", () => {
  const view = articlesView(list, request("state=draft&search=dry&start=20"));

  it("counts all but the removed ones in the first tab, and keeps the search in the others", () => {
    expect(view.tabs.map(({ state, count }) => [state, count])).toEqual([
      ["", 74],
      ["draft", 41],
      ["scheduled", 2],
      ["published", 30],
      ["unpublished", 1],
      ["removed", 7],
    ]);
    expect(view.tabs[2]?.href).toBe("/admin/journal?state=scheduled&search=dry");
  });

  it("has the pages of the list", () => {
    expect([view.page, view.pages]).toEqual([2, 3]);
  });

  it("shows a publication date for what came out or will come out only", () => {
    expect(view.rows[0]).toMatchObject({
      ...{ href: "/admin/journal/5", viewDate: null, author: null },
      langs: ["en", "de"],
    });
    const scheduled = articlesView(
      { ...list, items: [{ ...card, state: "scheduled" }] },
      request("state=scheduled"),
    );
    expect(scheduled.rows[0]?.viewDate).toBe(card.view_date);
  });
});
