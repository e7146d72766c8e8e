import "../../locales/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { BrandRequestsScreen } from "./screen.tsx";
import type { BrandRequestsView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  Link: "a",
}));

const REQUEST: BrandRequestsView["items"][number] = {
  id: 4,
  name: "Quiet Roots",
  section: "nutrients",
  site: "https://quiet-roots.example",
  text: "I run <b>the</b> shop.",
  date: "2026-09-14T08:30:00.000Z",
  by: { name: "tessellate", href: "/grower/tessellate" },
  brand: null,
};
const html = (change: Partial<BrandRequestsView> = {}, isGone = false) =>
  renderToStaticMarkup(
    <LocaleProvider locale="de">
      <BrandRequestsScreen state="open" items={[REQUEST]} next={null} isGone={isGone} {...change} />
    </LocaleProvider>,
  );

it("has a form with both decisions for an open request, and escapes what the grower wrote", () => {
  const page = html();
  expect(page).toMatch(/<form[^>]*method="post"/);
  expect(page).toMatch(/name="id" value="4"/);
  expect(page).toMatch(/name="state" value="approved".*Annehmen/);
  expect(page).toMatch(/name="state" value="declined".*Ablehnen/);
  expect(page).toContain("I run &lt;b&gt;the&lt;/b&gt; shop.");
  expect(page).toContain("kommt diese Marke in den Katalog");
  expect(page).toContain('href="/grower/tessellate"');
});

it("has no form for a decided request", () => {
  expect(html({ state: "approved" })).not.toContain("<form");
});

it("announces that a request is no longer open", () => {
  expect(html({}, true)).toMatch(/role="alert".*nicht mehr offen/);
  expect(html()).not.toContain('role="alert"');
});

it("says that the queue is empty", () => {
  expect(html({ items: [] })).toContain("Keine Anfragen");
});
