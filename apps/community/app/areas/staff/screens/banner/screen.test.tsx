import "@grow/app-kit/ads/locales/catalog.ts";
import "@grow/app-kit/editor/locales/catalog.ts";
import "../../locales/banners/catalog.ts";
import "../../locales/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { type UiText, UiTextProvider } from "@grow/ui/foundation";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { SAMPLE_STAFF_BANNER } from "../../shared/banners/testing/sample-staff-banner.ts";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { bannerValues } from "./banner-form.ts";
import { BannerScreen } from "./screen.tsx";
import { bannerView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  Link: "a",
}));

const TEXT = { advertisement: "Advertisement", whyThisAd: "Why this ad?", optional: "optional" } as UiText;

interface Shown {
  isAdmin?: boolean;
  state?: "review" | "running";
  rejected?: RejectedForm | null;
}

function html({ isAdmin = false, state = "review", rejected = null }: Shown = {}) {
  const row = { ...SAMPLE_STAFF_BANNER, item_banner: { ...SAMPLE_STAFF_BANNER.item_banner, state } };
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <UiTextProvider text={TEXT}>
        <BannerScreen
          {...{ isAdmin, rejected, requestKey: null, countries: [], changes: [], done: null }}
          banner={bannerView(row)}
          values={bannerValues(row)}
        />
      </UiTextProvider>
    </LocaleProvider>,
  );
}

it("shows how a banner looks in both themes, and whose it is", () => {
  const page = html();
  expect(page.match(/aria-label="Advertisement"/g)).toHaveLength(2);
  expect(page).toMatch(/data-theme="light".*data-theme="dark"/);
  expect(page).toContain('href="/nutrients/loam-lumen"');
  expect(page).toContain("Austria and Germany");
});

it("does not link where an unchecked banner leads", () => {
  expect(html()).not.toContain('href="https://loam.example/coco"');
});

it("lets a moderator decide, in a reason that the brand can read, and write nothing else", () => {
  const page = html();
  expect(page).toMatch(/name="deed" value="approve"/);
  expect(page).toMatch(/name="deed" value="refuse"/);
  expect(page).toContain("The brand reads Deutsch.");
  expect(page).not.toContain('name="url"');
  expect(page).not.toContain('value="remove"');
});

it("offers no decision once there is one, and the form to administrators", () => {
  const page = html({ state: "running", isAdmin: true });
  expect(page).not.toContain('value="approve"');
  expect(page).toMatch(/name="url"[^>]*value="https:\/\/loam\.example\/coco"/);
  expect(page).toContain('value="remove"');
  expect(page).toMatch(/type="hidden" name="brand_id_id" value="3"/);
});

it("keeps a reason that was rejected, and says when the banner has changed", () => {
  const rejected = {
    ...{ deed: "refuse", values: { reason: "Add a source" }, version: null },
    errors: { form: null, fields: { text: "Say what to change." } },
  };
  expect(html({ rejected })).toMatch(/>Add a source<\/textarea>/);
  expect(html({ rejected })).toContain("Say what to change.");
  const stale = { ...rejected, version: 3, errors: { form: null, fields: {} } };
  expect(html({ rejected: stale })).toMatch(/role="alert".*It changed since you opened it/);
});
