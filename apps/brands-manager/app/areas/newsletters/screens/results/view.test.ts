import type { Schema } from "@grow/contract";
import { expect, it } from "vitest";
import { SAMPLE_NEWSLETTER, SAMPLE_SCHEDULED } from "../../shared/testing/sample-newsletter.ts";
import { resultsView } from "./view.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const view = (newsletter: Schema<"Newsletter">) =>
  resultsView(newsletter, { step: "hour", chart: null, now });

it("resultsView has sums that add up to the audience, also while it is being sent", () => {
  const sending = { ...SAMPLE_NEWSLETTER, state: "sending" as const, cnt_sent: 1000, cnt_waiting: 3088 };
  for (const { counts } of [view(SAMPLE_NEWSLETTER), view(sending)]) {
    const { audience = 0, sent = 0, failed = 0, omitted = 0, waiting = 0 } = counts ?? {};
    expect(sent + failed + omitted + waiting).toBe(audience);
  }
});

it("resultsView names the writer, if the account still exists", () => {
  expect(view(SAMPLE_NEWSLETTER).author).toEqual({ name: "manager", link: "/grower/manager" });
  expect(view({ ...SAMPLE_NEWSLETTER, item_user: null }).author).toBe(null);
});

it("resultsView has no numbers of one that waits for its time", () => {
  expect(view(SAMPLE_SCHEDULED)).toMatchObject({ counts: null, reactions: null, chart: null });
});
