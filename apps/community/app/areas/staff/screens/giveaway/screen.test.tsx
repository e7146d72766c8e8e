import "../../locales/catalog.ts";
import "../../locales/giveaways/catalog.ts";
import type { Schema } from "@grow/contract";
import { LocaleProvider } from "@grow/i18n/react";
import { type UiText, UiTextProvider } from "@grow/ui/foundation";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import {
  sampleStaffDraw,
  sampleStaffGiveaway,
} from "../../shared/giveaways/testing/sample-staff-giveaway.ts";
import { giveawayValues, newGiveawayValues } from "./giveaway-form.ts";
import { GiveawayScreen } from "./screen.tsx";
import { drawView, giveawayView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: (props: Record<string, unknown>) => <form {...props} />,
  Link: ({ to, ...props }: Record<string, unknown>) => <a href={String(to)} {...props} />,
  useNavigation: () => ({ formData: undefined, state: "idle" }),
}));

const FIELDS = [
  "lang",
  "rules",
  "winners",
  "countries",
  "minimum_age",
  "needs_week",
  "reply_days",
  "brand",
] as const;
const items_fixed = [...FIELDS, "date_start" as const, "categories" as const].map((field) => ({
  field,
  reason: "entries" as const,
}));
const entered = sampleStaffGiveaway({ items_fixed, cnt_entries: 3 });

interface Asked {
  giveaway?: Schema<"StaffGiveaway"> | null;
  isAdmin?: boolean;
  rejected?: RejectedForm | null;
  locale?: "en" | "de";
}

function shown({
  giveaway = sampleStaffGiveaway(),
  isAdmin = false,
  rejected = null,
  locale = "en",
}: Asked): string {
  const common = { isAdmin, changes: [], done: null, rejected };
  const props = giveaway
    ? {
        ...{ requestKey: null, giveaway: giveawayView(giveaway), values: giveawayValues(giveaway) },
        draw: drawView(sampleStaffDraw()),
      }
    : { requestKey: "key", giveaway: null, values: newGiveawayValues("en"), draw: null };
  return renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <UiTextProvider text={{ optional: "Optional" } as UiText}>
        <GiveawayScreen {...common} {...props} />
      </UiTextProvider>
    </LocaleProvider>,
  );
}

/** The input or area with this name. */
const control = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea|select)[^>]*name="${name.replaceAll(".", "\\.")}"[^>]*>`).exec(html)?.[0] ??
  "";

describe("the form of a giveaway", () => {
  it("lets everything be changed before the first entry", () => {
    const html = shown({});
    expect(html).not.toContain("Can&#x27;t change");
    expect(control(html, "winners")).toContain("<select");
    expect(control(html, "items_category.0.max_votes")).not.toContain("hidden");
    expect(control(html, "items_text.en.rules")).not.toContain("readOnly");
    expect(html).toContain("Remove Category 1");
  });

  it("shows what entrants rely on as text with the reason, and sends it as it is", () => {
    const html = shown({ giveaway: entered });
    expect(html).toContain("Can&#x27;t change: growers have entered");
    expect(html).toMatch(/<dt>Winners by<\/dt><dd>Votes<\/dd>/);
    expect(html).toMatch(/<dt>Brand<\/dt><dd>Halden<\/dd>/);
    expect(control(html, "brand")).toContain('value="halden"');
    expect(html).toMatch(/<dt>Votes per member<\/dt><dd>3<\/dd>/);
    expect(control(html, "winners")).toMatch(/type="hidden".*value="votes"/);
    expect(control(html, "date_start.saved")).toContain("2026-09-01T00:00:30.000Z");
    expect(html.match(/name="items_category\.0\.rooms"/g)).toHaveLength(2);
    expect(html).toMatch(/Rules<\/p><div[^>]*lang="en"><div[^>]*><p>One each\.<\/p>/);
    expect(control(html, "items_text.en.rules")).toContain('type="hidden"');
    expect(control(html, "items_text.de.rules")).toMatch(/^<textarea/);
    expect(control(html, "date_end")).not.toContain("hidden");
    expect(html).not.toContain("Remove Category 1");
    expect(html).toContain("Add category");
  });

  it("shows saved rules instead of what was typed before somebody entered", () => {
    const typed = { "items_text.en.title": "Typed", "items_text.en.rules": "<p>Typed rules.</p>" };
    const values = { ...giveawayValues(entered), winners: "draw", ...typed };
    const errors = { form: null, fields: { winners: "Too late." } };
    const html = shown({ giveaway: entered, rejected: { deed: "save", values, errors, version: null } });
    expect(control(html, "winners")).toContain('value="votes"');
    expect(control(html, "items_text.en.title")).toContain('value="Typed"');
    expect(control(html, "items_text.en.rules")).not.toContain("Typed rules.");
    expect(html).toContain("Too late.");
  });

  it("adds no category to a frozen list", () => {
    const frozen = [...items_fixed, { field: "new_categories" as const, reason: "frozen" as const }];
    expect(shown({ giveaway: { ...entered, items_fixed: frozen } })).not.toContain("Add category");
  });

  it("starts a new one without publication and draw", () => {
    const html = shown({ giveaway: null });
    expect(html).toContain("New giveaway");
    expect(html).not.toContain("Publication");
    expect(control(html, "request_key")).toContain("key");
  });
});

describe("the publication of a giveaway", () => {
  const draft = sampleStaffGiveaway({ state: "draft" });

  it("lets administrators publish a draft, and tells moderators who may", () => {
    expect(shown({ giveaway: draft, isAdmin: true })).toContain('value="publish"');
    const html = shown({ giveaway: draft });
    expect(html).not.toContain('value="publish"');
    expect(html).toContain("Only administrators can publish.");
    expect(html).toContain('value="remove"');
    expect(html).not.toContain("Open page");
  });

  it("lets administrators unpublish without entries only", () => {
    expect(shown({ isAdmin: true })).toContain('value="unpublish"');
    expect(shown({})).toContain("Only administrators can unpublish.");
    expect(shown({})).not.toContain('value="remove"');
    const html = shown({ giveaway: entered, isAdmin: true });
    expect(html).not.toContain('value="unpublish"');
    expect(html).toContain("It has 3 entries, so it can&#x27;t be unpublished.");
    expect(html).toContain('value="remove"');
  });

  it("only restores a removed one", () => {
    const html = shown({ giveaway: sampleStaffGiveaway({ state: "removed" }), isAdmin: true });
    expect(html).toContain('value="restore"');
    expect(html).not.toContain('value="save"');
  });

  it("lists what is missing with the names of the fields", () => {
    const errors = { form: null, fields: { "items_text.0.rules": "Required.", items_prize: "Too few." } };
    const html = shown({
      giveaway: draft,
      isAdmin: true,
      rejected: { deed: "publish", values: {}, errors, version: null },
    });
    expect(html).toContain("Not published yet");
    expect(html).toMatch(/<li>Rules: Required\.<\/li><li>Prizes: Too few\.<\/li>/);
  });
});

describe("the draw of a giveaway", () => {
  it("shows its proof, its winners, who was left out, and votes in sums", () => {
    const html = shown({ giveaway: entered });
    expect(html).toContain("ce".repeat(32));
    expect(html).toContain(`Fingerprint of the list: ${"ab".repeat(32)}`);
    expect(html).toContain("Without a reply, the next place moves up");
    expect(html).toContain("Account closed or banned");
    expect(html).toContain("Entry 301");
    expect(html).toContain("42 votes in the last 7 days of voting, 10% from accounts younger than a week");
    expect(html).toMatch(/>08:00<\/time>: 40 votes/);
  });

  it("speaks the reader's language", () => {
    expect(shown({ giveaway: entered, locale: "de" })).toContain(
      "Nicht mehr änderbar: Grower machen schon mit",
    );
  });
});
