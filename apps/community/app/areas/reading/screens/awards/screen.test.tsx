import "../../locales/awards/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { sampleAward, sampleCandidate, sampleResults } from "../../shared/testing/sample-award.ts";
import { AwardsScreen } from "./screen.tsx";
import { awardRequest, awardView } from "./view.ts";
import type { RefusedAwardVote } from "./vote-award.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  Link: "a",
  useNavigation: () => ({ formData: undefined }),
}));

const NOW = Date.parse("2026-11-28T12:00:00.000Z");

function shown(
  award: ReturnType<typeof sampleAward>,
  search = "",
  refused?: RefusedAwardVote,
  now = NOW,
  matches: Parameters<typeof awardView>[1]["found"] = { items: [], total: 0, start: 0, limit: 20 },
): string {
  const request = awardRequest(new URLSearchParams(search));
  const found = request.query === "" ? null : matches;
  const view = awardView(award, { request, found }, { locale: "en", now });
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <AwardsScreen award={view} refused={refused} />
    </LocaleProvider>,
  );
}

describe("AwardsScreen", () => {
  it("is a plain form with a button for each candidate while votes are taken", () => {
    const html = shown(sampleAward());
    expect(html).toContain('<form method="post" action="/awards/2026?nomination=4#nomination-4"');
    expect(html).toContain('name="nomination" value="4"');
    expect(html.match(/name="content"/g)).toHaveLength(2);
    expect(html).toContain("Vote for Diary 12");
    expect(html).toContain("One vote in each nomination until 31 December 2026. Results on 10 January 2027.");
    expect(html).toContain("1 of 2");
    expect(html).toContain("You can change your vote until voting ends.");
  });

  it("shows no number of votes, percentage or place before the results", () => {
    for (const html of [shown(sampleAward()), shown(sampleAward({ is_open: false }))]) {
      expect(html).not.toMatch(/%|\d+ votes?\b|Winner/);
    }
  });

  it("marks the user's vote", () => {
    const html = shown(sampleAward(), "nomination=5");
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-pressed="true"[^>]*aria-label="Vote for hinterhof"/);
    expect(html.match(/Your vote</g)).toHaveLength(1);
  });

  it("takes no votes before the start and while they are counted", () => {
    const counting = shown(sampleAward({ is_open: false }));
    expect(counting).not.toContain("<button");
    expect(counting).toContain("Voting has ended. Results on 10 January 2027.");
    const before = shown(sampleAward({ is_open: false }), "", undefined, Date.parse("2026-10-01T00:00:00Z"));
    expect(before).not.toContain("<button");
    expect(before).toContain("Voting opens on 1 November 2026.");
  });

  it("says how many candidates it leaves out, and how to find them", () => {
    const cut = (award: ReturnType<typeof sampleAward>) => ({
      ...award,
      items_nomination: award.items_nomination.map((one) => ({ ...one, cnt_candidates: 240 })),
    });
    expect(shown(cut(sampleAward()))).toContain("2 of 240 candidates. Search to find the others.");
    expect(shown(cut(sampleResults()), "nomination=4")).toContain("The first 2 of 240 candidates.");
    expect(shown(sampleAward())).not.toContain("find the others");
    const found = { items: [sampleCandidate(11)], total: 35, start: 0, limit: 20 };
    expect(shown(sampleAward(), "query=diary", undefined, NOW, found)).toContain(
      "1 of 35 matches. Type more of the name to find the others.",
    );
  });

  it("shows winners with the results, and every place of a nomination", () => {
    const html = shown(sampleResults());
    expect(html).toContain("Diary 12");
    expect(html).not.toContain("Diary 11");
    expect(html).toContain("75%");
    const places = shown(sampleResults(), "nomination=4");
    expect(places).toMatch(
      /Diary 12[\s\S]*Winner[\s\S]*75%[\s\S]*6 votes[\s\S]*Diary 11[\s\S]*Your vote[\s\S]*2 votes/,
    );
    expect(places).not.toContain("<button");
  });

  it("says why a vote was not counted, and where an email is confirmed", () => {
    const voteError = "Confirm your email to vote.";
    const html = shown(sampleAward(), "", { nomination: 4, voteError, isUnconfirmed: true });
    expect(html).toMatch(/tabindex="-1".*role="alert".*Confirm your email to vote\./);
    expect(html).toContain('href="/auth/confirm-email"');
    const other = shown(sampleAward(), "", { nomination: 5, voteError, isUnconfirmed: true });
    expect(other).not.toContain(voteError);
  });

  it("has a search as a plain form, with a way back when nothing was found", () => {
    const html = shown(sampleAward(), "nomination=4&query=plum");
    expect(html).toMatch(/<form method="get" action="\/awards\/2026" role="search"/);
    expect(html).toContain("No candidates match “plum”.");
    expect(html).toContain('href="/awards/2026?nomination=4"');
  });

  it("is there without nominations, candidates or rules", () => {
    const html = shown(sampleAward({ items_nomination: [], text: "" }));
    expect(html).toContain("Nominations coming soon");
    expect(html).not.toContain("Rules");
    const [first] = sampleAward().items_nomination;
    const empty = first && { ...first, items_candidate: [], cnt_candidates: 0 };
    expect(shown(sampleAward({ items_nomination: empty ? [empty] : [] }))).toContain("No candidates.");
  });
});
