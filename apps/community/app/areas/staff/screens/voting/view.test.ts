import { describe, expect, it } from "vitest";
import { sampleVoting } from "../../shared/ballots/testing/sample-voting.ts";
import { votingView } from "./view.ts";

const BEFORE = Date.parse("2026-12-01T00:00:00Z");
const AFTER = Date.parse("2026-12-20T00:00:00Z");
const item_post = { id: 5, title: "Slow drying", link: "/journal/slow-drying", is_published: false };

describe("votingView", () => {
  it("links the page of a public poll only", () => {
    expect(votingView(sampleVoting(), BEFORE).link).toBe("/journal/voting/3");
    expect(votingView(sampleVoting({ is_public: false }), BEFORE).link).toBeNull();
  });

  it("is over with votes once its end has passed", () => {
    const overAt = (now: number, is_fixed = true) => votingView(sampleVoting({ is_fixed }), now).isOver;
    expect([overAt(BEFORE), overAt(AFTER), overAt(AFTER, false)]).toEqual([false, true, false]);
  });

  it("lists what a draft lacks to be published", () => {
    const [option] = sampleVoting().items_option;
    const draft = sampleVoting({ state: "draft", items_option: option ? [option] : [] });
    expect(votingView(draft, BEFORE).missing).toEqual(["options"]);
    expect(votingView(draft, AFTER).missing).toEqual(["options", "end"]);
    expect(votingView(sampleVoting({ is_fixed: true }), AFTER).missing).toEqual([]);
  });

  it("says that a published poll waits for its article", () => {
    const scheduled = sampleVoting({ state: "scheduled", is_public: false, item_post });
    expect(votingView(scheduled, BEFORE).waitsForPost).toBe(true);
    expect(votingView(sampleVoting({ state: "scheduled" }), BEFORE).waitsForPost).toBe(false);
  });
});
