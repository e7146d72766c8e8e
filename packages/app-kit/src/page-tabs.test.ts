import { matchRoutes } from "@remix-run/react";
import { redirect } from "@remix-run/server-runtime";
import { describe, expect, it } from "vitest";
import { pageTabs } from "./page-tabs.ts";
import { noSuchRoute } from "./request/failures.ts";
import { area, joinRoutes, type RouteRow } from "./routes-table.ts";

const TABS = pageTabs([
  { slug: "", body: "shared/tabs/diaries.tsx" },
  { slug: "reviews", body: "shared/tabs/reviews.tsx" },
]);
const { screen, family } = area("people");
const table = joinRoutes([{ default: [screen("*", "not-found"), family("grower/:user", "grower", TABS)] }]);

/** The table in the router's format. */
function objects(rows: readonly RouteRow[]): Parameters<typeof matchRoutes>[0] {
  return rows.map(({ id, path, index, children }) =>
    index ? { id, index } : { id, path, children: objects(children ?? []) },
  ) as Parameters<typeof matchRoutes>[0];
}

const routesAt = (path: string) => (matchRoutes(objects(table), path) ?? []).map(({ route }) => route.id);

describe("family", () => {
  it("renders every tab in one frame", () => {
    expect(routesAt("/grower/night.owl")).toEqual(["layout-default", "people/grower", "people/grower/index"]);
    expect(routesAt("/grower/night.owl/reviews")).toEqual([
      "layout-default",
      "people/grower",
      "people/grower/reviews",
    ]);
  });

  it("leaves an unknown tab to the 404 page", () => {
    expect(routesAt("/grower/night.owl/medals")).toEqual(["layout-default", "people/not-found"]);
    expect(routesAt("/grower/night.owl/reviews/2")).toEqual(["layout-default", "people/not-found"]);
  });

  it("takes the frame from the area and the bodies from the tabs", () => {
    const row = family("grower/:user", "grower", TABS);
    expect(row.file).toBe("areas/people/screens/grower/route.tsx");
    expect(row.children?.map(({ file }) => file)).toEqual(TABS.rows.map(({ body }) => body));
  });
});

/** A frame's loader for a grower who was renamed to night.owl. */
function loader(path: string) {
  const url = new URL(path, "https://grow.example");
  const link = "/grower/night.owl";
  const tab = TABS.active(link, url.pathname);
  if (!tab) throw noSuchRoute(url.pathname);
  const moved = TABS.moved(link, url);
  if (moved !== null) throw redirect(moved, 301);
  const titles = { "": "Diaries of night.owl", reviews: "Reviews of night.owl" };
  return {
    head: { title: titles[tab.slug], canonical: TABS.canonical(link, url) },
    links: TABS.links(link, url.pathname, { "": "Diaries", reviews: "Reviews" }),
  };
}

function thrown(path: string): unknown {
  try {
    return loader(path);
  } catch (error) {
    return error;
  }
}

describe("the frame of a page with tabs", () => {
  it("has a title and a canonical URL for each tab", () => {
    expect(loader("/grower/night.owl?utm_source=x").head).toEqual({
      title: "Diaries of night.owl",
      canonical: "/grower/night.owl",
    });
    expect(loader("/grower/night.owl/reviews?page=2").head).toEqual({
      title: "Reviews of night.owl",
      canonical: "/grower/night.owl/reviews?page=2",
    });
    expect(loader("/grower/night.owl/reviews?page=1").head.canonical).toBe("/grower/night.owl/reviews");
  });

  it("marks the active tab among the links", () => {
    expect(loader("/grower/night.owl/reviews").links).toEqual([
      { href: "/grower/night.owl", label: "Diaries", current: false },
      { href: "/grower/night.owl/reviews", label: "Reviews", current: true },
    ]);
  });

  it.each([
    ["/grower/nightowl", "/grower/night.owl"],
    ["/grower/nightowl/reviews?page=2", "/grower/night.owl/reviews?page=2"],
    // The slug of a tab may also be a grower's name.
    ["/grower/reviews", "/grower/night.owl"],
  ])("redirects %s to the same tab and query", (path, location) => {
    const answer = thrown(path) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([301, location]);
  });

  it("does not redirect for a different encoding of the same characters", () => {
    const url = new URL("https://grow.example/grower/%E0%B8%AA");
    expect(TABS.moved("/grower/ส", url)).toBeNull();
  });

  it("returns 404 for an unknown tab", () => {
    expect(thrown("/grower/night.owl/medals")).toMatchObject({ init: { status: 404 } });
  });
});

describe("pageTabs", () => {
  it("requires exactly one default tab and distinct slugs", () => {
    expect(() => pageTabs([{ slug: "reviews", body: "a.tsx" }])).toThrow("No default tab");
    expect(() =>
      pageTabs([
        { slug: "", body: "a.tsx" },
        { slug: "", body: "b.tsx" },
      ]),
    ).toThrow("same slug");
  });
});
