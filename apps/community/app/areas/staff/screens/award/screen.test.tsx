import "../../locales/catalog.ts";
import "../../locales/ballots/catalog.ts";
import type { Schema } from "@grow/contract";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { sampleAward } from "../../shared/ballots/testing/sample-award.ts";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { awardValues, newAwardValues } from "./award-form.ts";
import { AwardScreen } from "./screen.tsx";
import { awardView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  Link: "a",
}));

const NOW = Date.parse("2026-12-01T00:00:00Z");
const html = (
  change: Partial<Schema<"StaffAward">> | null = {},
  { rejected = null, now = NOW }: { rejected?: RejectedForm | null; now?: number } = {},
) => {
  const award = change && sampleAward(change);
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <AwardScreen
        award={award && awardView(award, now)}
        values={award ? awardValues(award) : newAwardValues("en", 2027)}
        copied={award ? null : { year: 2026, isDone: false }}
        changes={[]}
        done={null}
        rejected={rejected}
      />
    </LocaleProvider>,
  );
};
/** The tag of the field with this name. */
const field = (page: string, name: string) =>
  new RegExp(`<(?:input|textarea|select)[^>]*name="${name.replaceAll(".", "\\.")}"[^>]*>`).exec(page)?.[0] ??
  "";

describe("awards without votes", () => {
  const page = html();

  it("have everything to edit but the type of nominations with candidates", () => {
    expect(field(page, "items_nomination.0.content_type")).toContain('type="hidden"');
    expect(field(page, "items_nomination.1.content_type")).toMatch(/^<select/);
    expect(page).toContain("Remove Nomination 1");
    expect(field(page, "date_start")).not.toContain('type="hidden"');
    expect(page).not.toContain("Growers have voted");
    expect(page).toContain('href="/awards/2026"');
  });

  it("take rules as HTML without scripts, within the limit of the api", () => {
    const rules = field(page, "items_text.en.text");
    expect(rules).toMatch(/^<textarea/);
    expect(rules).toContain('maxLength="20000"');
    expect(page).toContain("HTML with paragraphs, lists and links");
  });

  it("lead to the candidates of saved nominations, and say where these are too few", () => {
    expect(page).toContain('href="/admin/awards/2026/4"');
    expect(page).toMatch(/>18 candidates<.*>0 candidates<.*Needs 2 public candidates/s);
    expect(page.match(/Needs 2 public candidates/g)).toHaveLength(1);
    expect(html({ state: "draft", is_public: false })).toContain("2 public candidates in every nomination");
    expect(html(null)).not.toContain("candidates");
  });

  it("are deleted as a draft, and unpublished before", () => {
    expect(page).toMatch(/value="unpublish"/);
    expect(page).not.toMatch(/value="delete"/);
    const draft = html({ state: "draft", is_public: false, items_nomination: [] });
    expect(draft).toMatch(/value="delete"/);
    expect(draft).toMatch(/value="publish"/);
    expect(draft).toContain("A nomination");
    expect(html({ state: "draft", is_public: false, is_fixed: true })).not.toMatch(/value="delete"/);
  });
});

describe("awards with votes", () => {
  const page = html({ is_fixed: true });

  it("show what stays as text, with the reason", () => {
    expect(page).toContain("Growers have voted. Nominations and the start stay as they are");
    expect(field(page, "items_nomination.1.content_type")).toContain('type="hidden"');
    expect(page).not.toContain("Remove Nomination 1");
    expect(page).toContain("Add nomination");
    expect(field(page, "date_start")).toContain('type="hidden"');
    expect(field(page, "date_end")).not.toContain('type="hidden"');
  });

  it("keep their end once it has passed", () => {
    const ended = html({ is_fixed: true, state: "ended" }, { now: Date.parse("2027-01-02T00:00:00Z") });
    expect(field(ended, "date_end")).toContain('type="hidden"');
    expect(field(ended, "date_result")).not.toContain('type="hidden"');
  });
});

it("awards with results have only texts to edit", () => {
  const page = html({ is_fixed: true, is_over: true, state: "announced" });
  expect(page).toContain("The results are out, so only texts can change.");
  expect(page).not.toContain("Add nomination");
  expect(page).not.toContain("Move Nomination 1 down");
  for (const name of ["date_start", "date_end", "date_result"])
    expect(field(page, name)).toContain('type="hidden"');
  expect(field(page, "items_nomination.0.items_text.en.name")).not.toMatch(/readonly/i);
  expect(page).not.toMatch(/value="unpublish"/);
});

it("new awards ask for their year, and offer to copy nominations", () => {
  const page = html(null);
  expect(field(page, "year")).toContain('value="2027"');
  expect(page).toContain('href="/admin/awards/new?copy=2026"');
});

it("a refusal of a button is shown beside it", () => {
  const errors = { form: null, fields: { year: "These awards can't be deleted." } };
  const page = html(
    { state: "draft", is_public: false },
    { rejected: { deed: "delete", values: {}, errors, version: null } },
  );
  expect(page).toContain("These awards can&#x27;t be deleted.");
});
