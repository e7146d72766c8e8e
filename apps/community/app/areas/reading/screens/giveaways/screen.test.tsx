import "../../../../shared/giveaways/locales/catalog.ts";
import "../../locales/giveaways/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { sampleGiveaway } from "../../giveaways/sample-giveaway.ts";
import { GiveawaysScreen } from "./screen.tsx";
import { giveawaysView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Link: "a",
  useLocation: () => ({ pathname: "/giveaways", search: "" }),
  useRouteLoaderData: () => ({ viewer: null }),
}));

const NOW = Date.parse("2026-09-14T12:00:00.000Z");

function shown(count: number): string {
  const items = Array.from({ length: count }, (_none, index) => ({
    ...sampleGiveaway({ id: index + 1, lang: "de" }),
    is_my: false,
  }));
  const view = giveawaysView(items, { page: 1, pages: 1, total: count, isTotalCapped: false }, false, NOW);
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <GiveawaysScreen {...view} />
    </LocaleProvider>,
  );
}

describe("GiveawaysScreen", () => {
  it.each([1, 2])("shows %i giveaways as wide cards, so that no column is empty", (count) => {
    expect(shown(count).match(/44vw/g)?.length).toBeGreaterThanOrEqual(count);
  });

  it("shows three in a grid", () => {
    expect(shown(3)).not.toContain("44vw");
    expect(shown(3).match(/<article/g)).toHaveLength(3);
  });

  it("names the language of each title", () => {
    expect(shown(1)).toMatch(/<h2[^>]*lang="de"/);
  });
});
