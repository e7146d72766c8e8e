import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { votingView } from "./voting-view.ts";

type Voting = Schema<"Voting">;

const NOW = Date.parse("2026-11-28T12:00:00.000Z");

function option(id: number, cnt_votes: number | null): Voting["options"][number] {
  return { id, text: `Option ${id}`, note: "", item_user: null, cnt_votes };
}

function voting(change: Partial<Voting> = {}): Voting {
  return {
    id: 3,
    title: "What should we test next?",
    text: "",
    link: "/journal/voting/3",
    lang: "en",
    cover: null,
    options: [option(11, 1), option(12, 3)],
    results: "after_vote",
    is_result: true,
    cnt_votes: 4,
    date_start: "2026-11-11T08:00:00.000Z",
    date_end: "2026-12-02T12:30:00.000Z",
    is_open: true,
    my_option_id: 11,
    ...change,
  };
}

describe("votingView", () => {
  it("shows the share of each option in the editor's order while it is open", () => {
    const { options, hasVoted, daysLeft } = votingView(voting(), NOW);
    expect(options.map(({ id, share, isMine, isFirst }) => [id, share, isMine, isFirst])).toEqual([
      [11, 0.25, true, false],
      [12, 0.75, false, false],
    ]);
    expect([hasVoted, daysLeft]).toEqual([true, 4]);
  });

  it("puts the option with the most votes first after the end, and marks it", () => {
    const view = votingView(voting({ is_open: false }), NOW);
    expect(view.options.map(({ id, isFirst }) => [id, isFirst])).toEqual([
      [12, true],
      [11, false],
    ]);
    expect(view.daysLeft).toBeNull();
  });

  it("knows no number while the results are hidden", () => {
    const hidden = voting({
      options: [option(11, null), option(12, null)],
      cnt_votes: null,
      is_result: false,
    });
    const view = votingView({ ...hidden, my_option_id: null }, NOW);
    expect(view.votes).toBeNull();
    expect(view.options.map(({ id, share, isFirst }) => [id, share, isFirst])).toEqual([
      [11, null, false],
      [12, null, false],
    ]);
  });

  it("has no winner and no division by zero without votes", () => {
    const none = { options: [option(11, 0), option(12, 0)], cnt_votes: 0, is_open: false };
    expect(votingView(voting(none), NOW).options.map(({ share, isFirst }) => [share, isFirst])).toEqual([
      [0, false],
      [0, false],
    ]);
  });

  it("counts whole days, down to zero on the last one", () => {
    expect(votingView(voting({ date_end: "2026-11-29T11:59:00.000Z" }), NOW).daysLeft).toBe(0);
    expect(votingView(voting({ date_end: null }), NOW).daysLeft).toBeNull();
  });
});
