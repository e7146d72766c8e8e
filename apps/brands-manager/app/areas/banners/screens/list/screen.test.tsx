import "@grow/app-kit/ads/locales/catalog.ts";
import "../../locales/list/catalog.ts";
import { SAMPLE_BANNER } from "@grow/app-kit/ads/testing/sample-banner.ts";
import type { Schema } from "@grow/contract";
import { LocaleProvider } from "@grow/i18n/react";
import { type UiText, UiTextProvider } from "@grow/ui/foundation";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { BannersScreen } from "./screen.tsx";
import { bannersView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
}));

const TEXT = { optional: "optional", previous: "Previous", next: "Next", page: String } as unknown as UiText;

function html(changes: Partial<Schema<"Banner">> | null, canEdit = true) {
  const items = changes === null ? [] : [{ ...SAMPLE_BANNER, ...changes }];
  const list = { items, total: items.length, start: 0, limit: 20 };
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <UiTextProvider text={TEXT}>
        <BannersScreen
          {...bannersView(list, { state: null, type: null, page: 1 }, "2026-09-14")}
          {...{ canEdit, done: null, problem: null }}
        />
      </UiTextProvider>
    </LocaleProvider>,
  );
}

it("has forms that pause and copy a banner without scripts", () => {
  const page = html({});
  expect(page).toMatch(/<form method="post">.*name="id" value="14".*name="intent" value="pause"/);
  expect(page).toMatch(/name="type" value="box".*name="intent" value="copy"/);
  expect(page).toContain("142,310");
  expect(page).toContain("2.9%");
});

it("says what to change, and shows a dash where nothing can have been counted", () => {
  const none = { cnt_served: 0, cnt_views: 0, cnt_clicks: 0, cnt_filtered: 0 };
  const page = html({ ...none, state: "refused", review_text: "Add a source." });
  expect(page).toContain("Needs changes");
  expect(page).toContain("Add a source.");
  expect(page).toContain(">–</td>");
  expect(page).not.toContain(">0</td>");
});

it("shows banners that staff set up, without an editor or buttons", () => {
  const page = html({ type: "sidebar" });
  expect(page).toContain("set up by Grow");
  expect(page).not.toContain("edit/sidebar");
  expect(page).not.toMatch(/name="intent"/);
});

it("offers nothing to change to managers who only read", () => {
  const page = html({}, false);
  expect(page).not.toContain("<form");
  expect(page).not.toContain("edit/box/new");
  expect(page).toContain("banners/results?banner=14");
});

it("says how to begin without banners", () => {
  expect(html(null)).toContain("No banners yet. Start one above.");
});
