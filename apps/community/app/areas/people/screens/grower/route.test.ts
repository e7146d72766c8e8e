import { fakeContext, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { loader as diariesTab } from "../../../../shared/tabs/diaries/route.tsx";
import { loader } from "./route.tsx";

const user = {
  id: 7,
  name: "night.owl",
  link: "/grower/night.owl",
  avatar_small: null,
  add_date: "2025-01-01T00:00:00.000Z",
  item_growing: { fvs_name: "", fvn_name: "", fav_method: "" },
  is_follow: false,
};
const information = {
  about: "",
  lang: "en",
  grow_since: null,
  socials: { instagram: null, youtube: null, facebook: null, x: null, website: null },
  item_growing: user.item_growing,
  cnt_reports: 2,
  harvest_weight: 0,
  cnt_followers: 0,
  streak_weeks: 0,
  year: { year: 2026, cnt_diaries: 0, cnt_weeks: 0, cnt_harvests: 0 },
  is_discreet: false,
  is_ban: false,
};
const api = {
  "GET /users/{id}": user,
  "GET /users/{id}/information": information,
  "GET /diaries": { items: [], total: 0, start: 0, limit: 24 },
};

const contextOf = (path: string, changes: Record<string, unknown> = {}) =>
  fakeContext({ path, api: { ...api, ...changes } });
const load = (path: string, changes: Record<string, unknown> = {}) => {
  const { context } = contextOf(path, changes);
  return loader({ context, request: new Request(context.url), params: { user: path.split("/")[2] ?? "" } });
};

describe("the page of a grower", () => {
  it("has a title for each tab, and only the diaries are indexed", async () => {
    expect((await load("/grower/night.owl")).head).toMatchObject({
      title: "night.owl: grow diaries",
      canonical: "/grower/night.owl",
      isIndexed: true,
      type: "profile",
    });
    expect((await load("/grower/night.owl/followers?page=2")).head).toMatchObject({
      title: "night.owl: followers – page 2",
      canonical: "/grower/night.owl/followers?page=2",
      isIndexed: false,
    });
  });

  it("links the grower's feed as Atom and as RSS", async () => {
    const title = "Grow: night.owl";
    expect((await load("/grower/night.owl/reviews")).head.alternates).toEqual([
      { path: "/grower/night.owl/feed", title, type: "application/atom+xml" },
      { path: "/grower/night.owl/rss", title, type: "application/rss+xml" },
    ]);
  });

  it("keeps discreet and suspended growers out of search engines", async () => {
    for (const change of [{ is_discreet: true }, { is_ban: true }]) {
      const changed = { "GET /users/{id}/information": { ...information, ...change } };
      expect((await load("/grower/night.owl", changed)).head.isIndexed).toBe(false);
    }
  });

  it.each([
    ["/grower/NightOwl", "/grower/night.owl"],
    ["/grower/7/followers?page=2", "/grower/night.owl/followers?page=2"],
  ])("redirects %s to the present name", async (path, location) => {
    const answer = (await load(path).catch((error: unknown) => error)) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([301, location]);
  });

  it("returns 404 for a removed grower and for what is no name", async () => {
    const gone = {
      "GET /users/{id}": () => {
        throw refusal(404, [{ code: "not_found", text: "There is no such grower" }]);
      },
    };
    await expect(load("/grower/nobody", gone)).rejects.toMatchObject({ status: 404 });
    await expect(load("/grower/a b")).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("shares the request for the grower with its active tab", async () => {
    const { context, calls } = contextOf("/grower/night.owl");
    const args = { context, request: new Request(context.url), params: { user: "night.owl" } };
    await Promise.all([loader(args), diariesTab(args)]);
    expect(calls.map(({ path }) => path).sort()).toEqual([
      "/diaries",
      "/users/{id}",
      "/users/{id}/information",
    ]);
  });
});
