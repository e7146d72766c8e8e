import "../../locales/list/catalog.ts";
import "../../locales/shared/catalog.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { pageHtml } from "../../shared/testing/page-html.tsx";
import { SAMPLE_NEWSLETTER } from "../../shared/testing/sample-newsletter.ts";
import { NewslettersScreen } from "./screen.tsx";
import { newslettersView } from "./view.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

describe("the list of newsletters", () => {
  const chart = { from: "2026-11-20", to: "2026-11-20", step: "day", items: [] } as const;
  const list = (items: Schema<"Newsletter">[], most: number | null = 2, cnt_free: number | null = 1) =>
    pageHtml(
      <NewslettersScreen
        {...newslettersView(
          { items, total: items.length, start: 0, limit: 20, audiences: [], cnt_free },
          { most, page: 1, canEdit: true, chart: { ...chart, items: [] }, now },
        )}
        {...{ canEdit: true, isDeleted: false }}
      />,
    );

  it("shows people apart from programs, and what is left this month", () => {
    const page = list([SAMPLE_NEWSLETTER]);
    for (const text of ["4,088", "2,003", "811", "372", "Newsletters left this month: 1 of 2"])
      expect(page).toContain(text);
    expect(page).not.toMatch(/\b(?:read|opened) by\b/i);
  });

  it("says in words that fewer than 20 were sent", () => {
    const few = { ...SAMPLE_NEWSLETTER, cnt_sent: 12, cnt_opened: null, cnt_clicked: null };
    expect(list([few])).toContain("under 20 sent");
  });

  it("says how to begin, or which plan it needs", () => {
    expect(list([])).toContain("No newsletters yet");
    const page = list([], 0, 0);
    expect(page).toContain("Your plan has no newsletters");
    expect(page).toContain("/brands-manager/subscription");
    expect(page).not.toContain("edit/new");
  });
});
