import { describe, expect, it } from "vitest";
import { dataAddress, type RunningRouter } from "./data-address.ts";

const loads = { hasLoader: true, hasClientLoader: false };
const router: RunningRouter = {
  routes: [
    {
      id: "root",
      path: "",
      children: [
        {
          id: "layout",
          children: [
            { id: "home", index: true },
            { id: "explore", path: "explore/*" },
            { id: "diary", path: "diaries/:id" },
            { id: "editor", path: "weeks/:id" },
            { id: "unknown", path: "awards" },
          ],
        },
      ],
    },
  ],
  location: { pathname: "/explore", search: "?page=2" },
  params: { "*": "" },
  loaderData: { root: {}, explore: {} },
  known: {
    root: loads,
    layout: { hasLoader: false, hasClientLoader: false },
    home: loads,
    explore: loads,
    diary: loads,
    editor: { hasLoader: true, hasClientLoader: true },
  },
  modules: {
    root: { shouldRevalidate: ({ formMethod }) => formMethod !== undefined },
    explore: {},
  },
};
const addressOf = (page: string, other: Partial<RunningRouter> = {}) =>
  dataAddress(page, { ...router, ...other }, "https://grow.example");

describe("the data URL of a page", () => {
  it("leaves out routes whose data the router reuses", () => {
    expect(addressOf("/diaries/12-night-plum")).toBe("/diaries/12-night-plum.data?_routes=diary");
    expect(addressOf("/explore/indoor?sort=new")).toBe("/explore/indoor.data?sort=new&_routes=explore");
    expect(addressOf("/")).toBe("/_root.data?_routes=home");
  });

  it("covers all routes when nothing is reused", () => {
    expect(addressOf("/diaries/12", { modules: {} })).toBe("/diaries/12.data");
    expect(addressOf("/diaries/12", { loaderData: {} })).toBe("/diaries/12.data");
  });

  it("is null while the router does not know the page, and for a page with a client loader", () => {
    expect(addressOf("/nowhere/at/all")).toBeNull();
    expect(addressOf("/awards")).toBeNull();
    expect(addressOf("/weeks/3")).toBeNull();
  });
});
