import "../../locales/results/catalog.ts";
import "../../locales/shared/catalog.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it, vi } from "vitest";
import { pageHtml } from "../../shared/testing/page-html.tsx";
import { SAMPLE_NEWSLETTER, SAMPLE_SCHEDULED } from "../../shared/testing/sample-newsletter.ts";
import { ResultsScreen } from "./screen.tsx";
import { resultsView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  useNavigation: () => ({ state: "idle" }),
}));

const now = Date.parse("2026-11-20T12:00:00Z");
const site = { brandName: "Loam & Lumen", communityUrl: "https://grow.example", width: "wide" } as const;

describe("the page of a newsletter", () => {
  const results = (newsletter: Schema<"Newsletter">, canEdit = true) =>
    pageHtml(
      <ResultsScreen
        {...resultsView(newsletter, { step: "hour", chart: null, now })}
        {...{ ...site, canEdit, done: null, problem: null }}
      />,
    );

  it("shows sums, programs apart, and who wrote it", () => {
    const page = results(SAMPLE_NEWSLETTER);
    for (const text of ["4,120", "4,088", "by programs, not included: 811", "49% of sent"])
      expect(page).toContain(text);
    expect(page).toContain('href="https://grow.example/grower/manager"');
  });

  it("hides what readers did below 20 sent emails", () => {
    const page = results({ ...SAMPLE_NEWSLETTER, cnt_sent: 12, cnt_opened: null, cnt_clicked: null });
    expect(page).toContain("Shown from 20 sent emails on");
    expect(page).not.toContain("of sent");
  });

  it("can be cancelled until it starts, by those who edit", () => {
    expect(results(SAMPLE_SCHEDULED)).toContain('value="cancel"');
    expect(results(SAMPLE_SCHEDULED, false)).not.toContain("<form");
    expect(results(SAMPLE_NEWSLETTER)).not.toContain("<form");
  });
});
