import "../../../../locales/catalog.ts";
import "../../locales/feed/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { FeedScreen } from "./screen.tsx";
import type { FeedView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  useLocation: () => ({ pathname: "/feed", search: "" }),
  useRouteLoaderData: () => ({ viewer: null }),
}));

const view: FeedView = {
  ...{ scope: "follow", kind: "all", page: 1, lines: [], hasMore: false, isGuest: false, unseenId: null },
};
const html = (change: Partial<FeedView>, due: { id: number; week: number } | null = null) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <FeedScreen view={{ ...view, ...change }} due={due} />
    </LocaleProvider>,
  );

it("an empty feed of followed growers says how to fill it", () => {
  const empty = html({});
  expect(empty).toContain("Follow a grower or a diary");
  expect(empty).toMatch(/href="\/growers"[^>]*>Find growers/);
});

it("an empty kind of updates leads to all kinds", () => {
  const empty = html({ kind: "reviews" });
  expect(empty).not.toContain("Follow a grower");
  expect(empty).toMatch(/href="\/feed"[^>]*>Show everything/);
  expect(html({ kind: "reviews", scope: "all" })).toMatch(/href="\/feed\?scope=all"[^>]*>Show everything/);
});

it("a grower whose diary waits for its next week is led to it", () => {
  expect(html({}, { id: 3, week: 5 })).toMatch(/href="\/diaries\/3\/[^"]*"[^>]*>Add week 5/);
  expect(html({})).not.toContain("Your next week");
});
