import "../../locales/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OverviewScreen } from "./screen.tsx";
import type { OverviewView, QueueView } from "./view.ts";

const reports: QueueView = {
  ...{ name: "complaints", href: "/admin/complaints", n: 7, text: "Selling seeds", share: 1, isLate: true },
  age: { value: 26, target: 24, unit: "hours" },
};
const names: QueueView = {
  ...{ name: "claims", href: "/admin/claims", n: 14, text: "BioGrand Bloom", share: 0, isLate: false },
  age: null,
};

const html = (view: Partial<OverviewView>, locale: "en" | "ru" = "en") =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <OverviewScreen open={0} late={0} now={[]} later={[]} decisions={[]} {...view} />
    </LocaleProvider>,
  );

it("shows open work with the age of the oldest item, and leads to each desk", () => {
  const page = html({ open: 21, late: 1, now: [reports], later: [names] });
  expect(page).toContain("21 open tasks");
  expect(page).toContain("1 desk is overdue.");
  expect(page).toMatch(/href="\/admin\/complaints".*?26 h old, target 24 h/s);
  expect(page).toContain('href="/admin/claims"');
});

it("counts in the forms of the language", () => {
  expect(html({ open: 3, later: [names] }, "ru")).toContain("3 открытые задачи");
});

it("says that nothing is open", () => {
  const page = html({});
  expect(page).toContain("All caught up");
  expect(page).not.toContain("Review reports");
});

it("links decisions to the things they are about, where those have a page", () => {
  const add_date = "2026-09-14T08:30:00.000Z";
  const page = html({
    decisions: [
      { type: "staff.update", name: "Night Plum", link: "/strains/night-plum", add_date },
      { type: "contact.reply", name: "Locked out", link: null, add_date },
    ],
  });
  expect(page).toMatch(/<a[^>]*href="\/strains\/night-plum"[^>]*>Night Plum<\/a>/);
  expect(page).toContain("<b>Locked out</b>");
});
