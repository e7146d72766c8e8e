import "../../locales/catalog.ts";
import "../../locales/ballots/catalog.ts";
import "../../locales/candidates/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { CandidatesScreen } from "./screen.tsx";
import type { CandidatesDone, CandidatesView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  Link: "a",
}));

const candidates: CandidatesView = {
  ...{ year: 2026, nomination: 4, name: "Diary of the year", lang: "en", type: "diary" },
  awards: { href: "/admin/awards/2026", title: "Grow awards 2026", lang: "en" },
  ...{ closed: null, isShort: false, total: 2, page: 1, pages: 1 },
  rows: [
    { id: 12, name: "Night Plum", href: "/diaries/12-night-plum", picture: null, author: "tessellate" },
    { id: 13, name: null, href: null, picture: null, author: null },
  ],
};

interface Shown {
  readonly change?: Partial<CandidatesView>;
  readonly done?: CandidatesDone | null;
  readonly rejected?: RejectedForm | null;
}

const html = ({ change = {}, done = null, rejected = null }: Shown = {}) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CandidatesScreen candidates={{ ...candidates, ...change }} done={done} rejected={rejected} />
    </LocaleProvider>,
  );

describe("candidates that can change", () => {
  it("have a form that works without scripts, and a button for each that removes it", () => {
    const page = html();
    expect(page).toContain('href="/diaries/12-night-plum"');
    expect(page).toContain("No longer public");
    expect(page).toMatch(/name="thing"/);
    expect(page).toMatch(/<textarea[^>]*name="lines"/);
    expect(page).toContain('name="content" value="13"');
    expect(page).toContain("Remove Night Plum");
    expect(page).toContain("Suggest the most liked of 2026");
    expect(page).toContain("2 candidates");
  });

  it("are suggested by use for things of brands, and say what was done", () => {
    expect(html({ change: { type: "strain" } })).toContain("Suggest the most grown of 2026");
    expect(html({ done: { deed: "added", count: 1 } })).toContain("1 candidate added");
    expect(html({ done: { deed: "suggested", count: 0 } })).toContain("Nothing new to suggest");
    expect(html({ done: { deed: "removed" } })).toContain("Removed");
  });

  it("say when there are too few", () => {
    expect(html({ change: { isShort: true, rows: [], total: 0 } })).toContain("Growers need a choice");
    expect(html()).not.toContain("Growers need a choice");
  });

  it("keep what was typed when they are rejected, with the lines that are wrong", () => {
    const fields = { thing: "Nothing found.", "lines.3": "Nothing found.", "lines.1": "Taken." };
    const values = { thing: "Fog", lines: "/diaries/13\n\n/diaries/99" };
    const page = html({ rejected: { deed: "add", values, errors: { form: null, fields }, version: null } });
    expect(page).toContain("Line 1: Taken. Line 3: Nothing found.");
    expect(page).toContain('value="Fog"');
    expect(page).toContain("/diaries/13\n\n/diaries/99");
  });

  it("tell why one cannot be removed", () => {
    const errors = { form: null, fields: { content: "Growers voted for it." } };
    expect(html({ rejected: { deed: "remove", values: {}, errors, version: null } })).toContain(
      "Growers voted for it.",
    );
  });
});

it.each([
  ["ended", "Voting has ended"],
  ["over", "The results are out"],
] as const)("candidates have no buttons once voting is %s, with the reason", (closed, words) => {
  const page = html({ change: { closed, isShort: true } });
  expect(page).toContain(words);
  expect(page).not.toContain('name="deed"');
  expect(page).not.toContain("Growers need a choice");
});
