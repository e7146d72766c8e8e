import "../../locales/catalog.ts";
import "../../locales/ballots/catalog.ts";
import type { Schema } from "@grow/contract";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { samplePhoto } from "../../../../shared/testing/sample-diary.ts";
import { sampleVoting } from "../../shared/ballots/testing/sample-voting.ts";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { VotingScreen } from "./screen.tsx";
import { votingView } from "./view.ts";
import { newVotingValues, votingValues } from "./voting-form.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  Link: "a",
}));

const NOW = Date.parse("2026-12-01T00:00:00Z");
const html = (
  change: Partial<Schema<"StaffVoting">> | null = {},
  { rejected = null, now = NOW }: { rejected?: RejectedForm | null; now?: number } = {},
) => {
  const voting = change && sampleVoting(change);
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <VotingScreen
        voting={voting && votingView(voting, now)}
        values={voting ? votingValues(voting) : newVotingValues("en")}
        requestKey={voting ? null : "key"}
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
const results = (page: string) =>
  [...page.matchAll(/<option value="(always|after_vote|at_end)"/g)].map(([, one]) => one);

describe("a poll without votes", () => {
  const page = html();

  it("has everything to edit, and leads to its page", () => {
    expect(field(page, "items_option.0.items_text.en.text")).not.toMatch(/readonly/i);
    expect(page).toContain("Remove Option 1");
    expect(results(page)).toEqual(["always", "after_vote", "at_end"]);
    expect(field(page, "date_start")).not.toContain('type="hidden"');
    expect(page).toContain('href="/journal/voting/3"');
    expect(page).not.toContain("Growers have voted");
  });

  it("shows its cover with the description", () => {
    const item_cover = { ...samplePhoto(5), alt: "Two jars" };
    const shown = html({ item_cover });
    expect(field(shown, "cover")).toContain('value="5"');
    expect(shown).toContain("Two jars");
    expect(field(page, "cover")).toContain('value=""');
  });

  it("is unpublished and removed by buttons of their own, and published by one in the form", () => {
    expect(page).toMatch(/value="unpublish"/);
    expect(page).not.toMatch(/value="publish"/);
    const draft = html({ state: "draft", is_public: false, items_option: [] });
    expect(draft).toMatch(/value="publish"/);
    expect(draft).toContain("A second option");
    expect(draft).not.toContain('href="/journal/voting/3"');
    expect(draft).not.toMatch(/value="unpublish"/);
  });
});

describe("a poll with votes", () => {
  const page = html({ is_fixed: true });

  it("shows what stays as text, with the reason", () => {
    expect(page).toContain("Growers have voted. Options, start and original language stay as they are");
    expect(field(page, "items_option.0.items_text.en.text")).toMatch(/readonly/i);
    expect(field(page, "items_option.0.items_text.en.note")).not.toMatch(/readonly/i);
    expect(field(page, "items_option.0.items_text.de.text")).not.toMatch(/readonly/i);
    expect(page).not.toContain("Remove Option 1");
    expect(page).toContain("Add option");
    expect(field(page, "lang")).toContain('type="hidden"');
    expect(field(page, "date_start")).toContain('type="hidden"');
    expect(results(page)).toEqual(["after_vote", "at_end"]);
  });

  it("moves its end until that has passed", () => {
    expect(field(page, "date_end")).not.toContain('type="hidden"');
    const over = html({ is_fixed: true, state: "ended" }, { now: Date.parse("2026-12-20T00:00:00Z") });
    expect(field(over, "date_end")).toContain('type="hidden"');
    expect(results(over)).toEqual(["always", "after_vote", "at_end"]);
  });

  it("says that votes are hidden from staff, or shows their number", () => {
    expect(page).toContain("Votes are hidden from staff too");
    expect(html({ is_fixed: true, cnt_votes: 128 })).toContain("128 votes");
  });
});

it("a removed poll can be restored only", () => {
  const page = html({ state: "removed", is_public: false });
  expect(page).toMatch(/value="restore"/);
  expect(page).not.toMatch(/value="save"/);
});

it("a new poll has two empty options and a request key", () => {
  const page = html(null);
  expect(page).toContain("Option 2");
  expect(field(page, "request_key")).toContain('value="key"');
  expect(page).not.toMatch(/value="delete"/);
});

it("a rejected form shows what was typed, and the message about options", () => {
  const values = { ...votingValues(sampleVoting()), "items_text.en.title": "Typed" };
  const errors = { form: null, fields: { items_option: "Options can't be removed." } };
  const page = html({ is_fixed: true }, { rejected: { deed: "save", values, errors, version: null } });
  expect(field(page, "items_text.en.title")).toContain('value="Typed"');
  expect(page).toContain("Options can&#x27;t be removed.");
});
