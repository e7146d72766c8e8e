import "../../locales/journal/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { VotingForm } from "./voting-form.tsx";
import { VotingPlate } from "./voting-plate.tsx";
import type { OptionView, VotingView } from "./voting-view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  Link: "a",
  useNavigation: () => ({ formData: undefined }),
}));

function option(id: number, change: Partial<OptionView> = {}): OptionView {
  return {
    id,
    text: `Option ${id}`,
    note: "",
    author: null,
    share: 0.5,
    isMine: false,
    isFirst: false,
    ...change,
  };
}

function voting(change: Partial<VotingView> = {}): VotingView {
  return {
    ...{ id: 3, title: "What next?", text: "", lang: "en", link: "/journal/voting/3", cover: null },
    ...{ isOpen: true, results: "after_vote", votes: 1204, hasVoted: true },
    ...{ end: "2026-12-02T12:00:00.000Z", daysLeft: 4 },
    options: [option(11, { isMine: true }), option(12)],
    ...change,
  };
}

const hidden = {
  votes: null,
  hasVoted: false,
  options: [option(11, { share: null }), option(12, { share: null })],
};

const shown = (change: Partial<VotingView>, voteError?: string) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <VotingForm
        voting={voting(change)}
        here="/journal/voting/3"
        refused={voteError === undefined ? undefined : { voting: 3, voteError }}
      />
    </LocaleProvider>,
  );

describe("VotingForm", () => {
  it("is a plain form with a button for each option, and marks the user's vote", () => {
    const html = shown({});
    expect(html).toContain('<form method="post" action="/journal/voting/3#voting-3"');
    expect(html).toContain('name="voting" value="3"');
    expect(html.match(/name="option"/g)).toHaveLength(2);
    expect(html.match(/aria-pressed="true"[^>]*aria-label="Vote for this: Option 11"/g)).toHaveLength(1);
    expect(html.match(/aria-label="Vote for this: /g)).toHaveLength(2);
    expect(html.match(/Your vote</g)).toHaveLength(1);
    expect(html).toContain("1,204 votes.");
    expect(html).toContain("You can change your vote until the end.");
  });

  it("shows no number while the results are hidden, and says when they appear", () => {
    const html = shown(hidden);
    expect(html).not.toContain("%");
    expect(html).toContain("Results appear once you&#x27;ve voted.");
    expect(shown({ ...hidden, results: "at_end" })).toContain("Results appear when voting ends.");
  });

  it("takes no votes after the end, and shows which option won", () => {
    const html = shown({
      isOpen: false,
      daysLeft: null,
      options: [option(12, { isFirst: true }), option(11)],
    });
    expect(html).not.toContain("<form");
    expect(html).not.toContain("<button");
    expect(html).toContain("Most votes");
  });

  it("says why a vote was not counted", () => {
    expect(shown({}, "Too late.")).toMatch(/tabindex="-1".*role="alert".*Too late\./);
  });

  it("says that votes are secret", () => {
    expect(shown({})).toContain("Nobody sees who voted for what.");
  });
});

describe("VotingPlate", () => {
  const plate = (change: Partial<VotingView>) =>
    renderToStaticMarkup(
      <LocaleProvider locale="en">
        <VotingPlate voting={voting(change)} />
      </LocaleProvider>,
    );

  it("shows three options, the user's among them", () => {
    const many = [1, 2, 3, 4, 5].map((id) => option(id, { isMine: id === 5 }));
    const html = plate({ options: many });
    expect(html.match(/Option \d/g)).toEqual(["Option 1", "Option 2", "Option 5"]);
    expect(html).toContain("See all 5 options");
  });

  it("invites to vote while the user has not", () => {
    const html = plate(hidden);
    expect(html).toContain("Vote now");
    expect(html).not.toContain("%");
  });
});
