import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { SAMPLE_DRAFT, SAMPLE_NEWSLETTER } from "../../shared/testing/sample-newsletter.ts";
import { newslettersView, pageOf } from "./view.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const chart: Schema<"NewsletterChart"> = { from: "2026-11-19", to: "2026-11-20", step: "day", items: [] };
const view = (
  newsletter: Partial<Schema<"Newsletter">>,
  changes: { canEdit?: boolean; items?: typeof chart.items } = {},
) =>
  newslettersView(
    {
      ...{ items: [{ ...SAMPLE_NEWSLETTER, ...newsletter }], total: 41, start: 0, limit: 20, cnt_free: 1 },
      audiences: [
        { audience: "followers", cnt_users: 4120 },
        { audience: "growers", cnt_users: 1310 },
      ],
    },
    { most: 2, page: 1, canEdit: true, chart: { ...chart, items: changes.items ?? [] }, now, ...changes },
  );

describe("newslettersView", () => {
  it("shows recipients whose sum is the audience, and people apart from programs", () => {
    const { rows, plan, pages, hasHidden } = view({});
    expect(rows[0]).toMatchObject({
      counts: { audience: 4120, sent: 4088, failed: 21, omitted: 11, waiting: 0 },
      reactions: {
        loaded: { people: 2003, programs: 811 },
        clicked: { people: 372, programs: 40 },
        left: 12,
      },
      href: "/brands-manager/newsletters/6",
    });
    expect([plan, pages, hasHidden]).toEqual([{ most: 2, free: 1 }, 3, false]);
  });

  it("hides what readers did below 20 sent emails", () => {
    const few = { cnt_sent: 12, cnt_opened: null, cnt_opened_machine: null, cnt_clicked: null };
    const { rows, hasHidden } = view(few);
    expect([rows[0]?.counts?.sent, rows[0]?.reactions, hasHidden]).toEqual([12, null, true]);
  });

  it("has no numbers before a newsletter is sent, which is not 0", () => {
    const { rows, hasHidden } = view({ ...SAMPLE_DRAFT, state: "scheduled" });
    expect([rows[0]?.counts, rows[0]?.reactions, hasHidden]).toEqual([null, null, false]);
  });

  it("opens a draft in the editor for those who can edit, else its page", () => {
    expect(view(SAMPLE_DRAFT).rows[0]?.href).toBe("/brands-manager/newsletters/edit/7");
    expect(view(SAMPLE_DRAFT, { canEdit: false }).rows[0]?.href).toBe("/brands-manager/newsletters/7");
  });

  it("has a chart only of days on which something happened", () => {
    const day = {
      day: "2026-11-19",
      hour: null,
      cnt_sent: 0,
      cnt_opened: null,
      cnt_clicked: null,
      cnt_left: null,
    };
    expect(view({}, { items: [day] }).chart).toBe(null);
    expect(view({}, { items: [{ ...day, cnt_opened: 3 }] }).chart?.points).toEqual([
      { day: "2026-11-19", hour: null, sent: 0, loaded: 3, clicked: 0, left: 0 },
    ]);
  });
});

it.each([
  ["page=3", 3],
  ["page=0", 1],
  ["page=x", 1],
  ["", 1],
])("pageOf reads %j", (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page);
});
