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

describe("the data of a page", () => {
  it("are asked for without what the router keeps", () => {
    expect(addressOf("/diaries/12-night-plum")).toBe("/diaries/12-night-plum.data?_routes=diary");
    expect(addressOf("/explore/indoor?sort=new")).toBe("/explore/indoor.data?sort=new&_routes=explore");
    expect(addressOf("/")).toBe("/_root.data?_routes=home");
  });

  it("are asked for as a whole where nothing is kept", () => {
    expect(addressOf("/diaries/12", { modules: {} })).toBe("/diaries/12.data");
    expect(addressOf("/diaries/12", { loaderData: {} })).toBe("/diaries/12.data");
  });

  it("have no address while the router does not know the page, and where a page loads them by itself", () => {
    expect(addressOf("/nowhere/at/all")).toBeNull();
    expect(addressOf("/awards")).toBeNull();
    expect(addressOf("/weeks/3")).toBeNull();
  });
});
