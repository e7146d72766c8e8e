// @vitest-environment happy-dom
import "../../../locales/catalog.ts";
import "./locales/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Reviews } from "./reviews.tsx";
import type { ReviewView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  useLocation: () => ({ pathname: "/seeds/night-plum/reviews", search: "?sort=high" }),
}));
const root = vi.hoisted(() => ({ isTranslating: true }));
vi.mock("../../root-data.ts", () => ({ useRootData: () => root }));
vi.mock("./helpful-form.tsx", () => ({ HelpfulForm: () => null }));

const review: ReviewView = {
  ...{ id: 5, text: "Riecht nach Zitrone", lang: "de", date: "2026-09-14T08:30:00.000Z", rating: 8 },
  ...{ parts: [], author: null, product: { name: "Night Plum" }, brand: "Ember" },
  ...{
    diary: null,
    diaries: 1,
    isTester: false,
    isAffiliated: false,
    helpful: 0,
    isHelpful: false,
    answer: null,
  },
};

function render(locale: "en" | "de", change: Partial<ReviewView> = {}): void {
  document.body.innerHTML = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <Reviews reviews={[{ ...review, ...change }]} />
    </LocaleProvider>,
  );
}

function translateLink(locale: "en" | "de", change: Partial<ReviewView> = {}): string | null {
  render(locale, change);
  return document.querySelector('a[href*="translat"]')?.getAttribute("href") ?? null;
}

it("a review in another language can be translated, and comes back to its place without script", () => {
  const link = translateLink("en");
  expect(link).toContain("review");
  expect(decodeURIComponent(link ?? "")).toContain("/seeds/night-plum/reviews?sort=high#review-5");
});

it("a review in the language of the page, or without text, is not offered for translation", () => {
  expect(translateLink("de")).toBeNull();
  expect(translateLink("en", { text: "" })).toBeNull();
});

it("no review is offered for translation where nothing translates", () => {
  root.isTranslating = false;
  expect(translateLink("en")).toBeNull();
  root.isTranslating = true;
});

it("a review by a manager of the brand says so", () => {
  render("en", { isAffiliated: true });
  expect(document.body.textContent).toContain("Works for the brand");
  render("en", { isAffiliated: true, isTester: true });
  expect(document.body.textContent).not.toContain("Works for the brand");
});

it("a review by a tester of the brand says so", () => {
  render("en", { isTester: true });
  expect(document.body.textContent).toContain("Tester of the brand");
  render("en");
  expect(document.body.textContent).not.toContain("Tester of the brand");
});
