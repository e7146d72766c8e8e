import "../../../../shared/giveaways/locales/catalog.ts";
import "../../locales/giveaways/catalog.ts";
import type { Schema } from "@grow/contract";
import { LocaleProvider } from "@grow/i18n/react";
import { type UiText, UiTextProvider } from "@grow/ui/foundation";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { sampleEntry, sampleGiveaway } from "../../giveaways/sample-giveaway.ts";
import type { RefusedAction } from "./action.ts";
import { giveawayRequest } from "./request.ts";
import { GiveawayScreen } from "./screen.tsx";
import { giveawayView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: ({ preventScrollReset: _, ...props }: Record<string, unknown>) => <form {...props} />,
  Link: ({ to, ...props }: Record<string, unknown>) => <a href={String(to)} {...props} />,
  useNavigation: () => ({ formData: undefined }),
}));

const kitText = { page: (number: number) => `Page ${number}`, previous: "Previous", next: "Next" } as UiText;
const NOW = Date.parse("2026-09-14T12:00:00.000Z");
const link = "/giveaways/2-three-boards";

interface Asked {
  search?: string;
  refused?: RefusedAction;
  candidates?: Schema<"GiveawayCandidateList">;
  turned?: Schema<"Giveaway">;
  locale?: "en" | "de";
}

function shown(giveaway: Schema<"Giveaway">, asked: Asked = {}): string {
  const { search = "", refused, candidates = null, turned = null, locale = "en" } = asked;
  const request = giveawayRequest(new URLSearchParams(search));
  return renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <UiTextProvider text={kitText}>
        <GiveawayScreen
          giveaway={giveawayView(giveaway, { turned, candidates }, request, NOW)}
          comments={null}
          commentKey={null}
          refusedComment={undefined}
          refused={refused}
        />
      </UiTextProvider>
    </LocaleProvider>,
  );
}

const [category] = sampleGiveaway().categories;
if (!category) throw new Error("The sample has a category.");
const other = { ...category, category_id: 6, name: "First photo", entries: [sampleEntry(401)] };
const twoCategories = sampleGiveaway({ categories: [category, other] });
const own = (change: Partial<Schema<"GiveawayEntry">> = {}, rest: Partial<Schema<"Giveaway">> = {}) =>
  sampleGiveaway({ my_entries: [sampleEntry(301, { is_my: true, ...change })], ...rest });
const waiting = own(
  { place: 1, place_state: "asked", reply_until: "2026-10-07T22:00:00.000Z" },
  { state: "waiting", is_open: false },
);

describe("votes in a giveaway", () => {
  it("have a button with one name for each entry, pressed for the user's votes", () => {
    const html = shown(sampleGiveaway());
    expect(html.match(/aria-label="Vote for this: Diary 30[12]"/g)).toHaveLength(2);
    expect(html).toMatch(/name="unvote"[^>]*aria-pressed="true"[^>]*aria-label="Vote for this: Diary 302"/);
    expect(html).toMatch(/name="vote"[^>]*aria-pressed="false"[^>]*aria-label="Vote for this: Diary 301"/);
    expect(html.match(/Your vote/g)).toHaveLength(1);
  });

  it("lead back to the entry on the same page without script", () => {
    const turned = sampleGiveaway({ categories: [{ ...category, entries: [sampleEntry(325)] }] });
    const html = shown(sampleGiveaway(), { search: "category=5&page=2", turned });
    const here = `${link}?category=5&amp;page=2`;
    expect(html).toContain(`<form method="post" action="${here}#category-5"`);
    expect(html).toContain(`formaction="${here}#entry-325"`);
    expect(html).toContain('id="entry-325"');
    expect(html).not.toContain('id="entry-301"');
  });

  it("are neither taken nor shown where winners are drawn", () => {
    const html = shown(sampleGiveaway({ winners: "draw" }));
    expect(html).not.toMatch(/Vote for this|votes? left|\d votes?/);
  });

  it("show no number while it is hidden", () => {
    const hidden = sampleEntry(301, { cnt_votes: null as never });
    const html = shown(sampleGiveaway({ categories: [{ ...category, entries: [hidden] }] }));
    expect(html).not.toMatch(/null|NaN/);
  });
});

describe("a refusal in a giveaway", () => {
  const error = "You've used all your votes here (3).";

  it("of a vote is shown at its entry and can take the focus", () => {
    const html = shown(sampleGiveaway(), { refused: { category: 5, entry: 301, error } });
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html).toMatch(
      /id="entry-301"(?:(?!<\/article>).)*tabindex="-1"(?:(?!<\/article>).)*all your votes/,
    );
  });

  it.each([null, 999])("of entry %s is shown in its category only", (entry) => {
    const html = shown(twoCategories, { refused: { category: 6, entry, error } });
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html).toMatch(/id="category-6".*role="alert".*id="entry-401"/);
  });
});

describe("entries of a giveaway", () => {
  it("have pages for each category", () => {
    const html = shown(twoCategories);
    expect(html).toContain('aria-label="Pages of entries: First diary"');
    expect(html).toContain(`href="${link}?category=5&amp;page=2#category-5"`);
    expect(html).toContain(`href="${link}?category=6&amp;page=2#category-6"`);
  });

  it("turn in one category, and stay on the first page in the other", () => {
    const turned = sampleGiveaway({
      categories: [category, { ...other, entries: [sampleEntry(425)] }],
    });
    const html = shown(twoCategories, { search: "category=6&page=2", turned });
    expect(html).toContain('id="entry-425"');
    expect(html).not.toContain('id="entry-401"');
    expect(html).toContain('id="entry-301"');
  });
});

describe("what the user can enter", () => {
  const candidate = (id: number): Schema<"GiveawayCandidate"> => ({
    ...{
      content_type: "diary",
      content_id: id,
      name: `Window ${id}`,
      link: `/diaries/${id}`,
      item_week: null,
    },
    ...{ item_photo: null, can_join: true, reason: null },
  });
  const search = "enter=5&things=2";

  it("has pages, so that everything can be chosen without script", () => {
    const candidates = { items: [candidate(9)], total: 80, start: 24, limit: 24 };
    const html = shown(sampleGiveaway(), { search, candidates });
    expect(html).toContain('aria-label="Pages of what you can enter"');
    for (const page of ["", "&amp;things=3", "&amp;things=4"]) {
      expect(html).toContain(`href="${link}?enter=5${page}#category-5"`);
    }
    expect(html).toContain(`action="${link}?enter=5&amp;things=2#category-5"`);
    expect(html).toContain(`href="${link}#category-5"`);
  });

  it("has none with few things", () => {
    const candidates = { items: [candidate(9)], total: 1, start: 0, limit: 24 };
    const html = shown(sampleGiveaway(), { search: "enter=5", candidates });
    expect(html).toContain("Enter this: Window 9");
    expect(html).not.toContain("Pages of what you can enter");
  });
});

describe("a winner", () => {
  it("can take the prize at once, and is asked before declining it", () => {
    const html = shown(waiting);
    expect(html).toContain('value="accept"');
    expect(html).not.toContain('value="decline"');
    expect(html).toContain(`href="${link}?decline=5#category-5"`);
  });

  it("declines in a second step", () => {
    const html = shown(waiting, { search: "decline=5" });
    expect(html).toContain("Decline the prize? It goes to the next place");
    expect(html).toContain('value="decline"');
    expect(html).not.toContain('value="accept"');
    expect(html).toContain(`href="${link}#category-5"`);
  });

  it("sees the deadline in UTC and in their language", () => {
    expect(shown(waiting)).toContain(
      'Say yes by <time dateTime="2026-10-07T22:00:00.000Z">7 October 2026 at 22:00</time> UTC',
    );
    expect(shown(waiting, { locale: "de" })).toContain(
      '<time dateTime="2026-10-07T22:00:00.000Z">7. Oktober 2026',
    );
  });
});

describe("texts of a giveaway in another language", () => {
  it("name it, and prizes may have the same name", () => {
    const prizes = ["Board", "Board"].map((name) => ({ name, cnt: 1, item_product: null }));
    const html = shown(sampleGiveaway({ lang: "de", items_prize: prizes }));
    expect(html.match(/Board<\/li>/g)).toHaveLength(2);
    expect(html).toMatch(/<h1 lang="de">/);
    expect(html).toMatch(/<ul[^>]*lang="de"/);
    expect(html).toMatch(/lang="de"[^>]*>(?:<div[^>]*>)?<p>One entry each/);
  });
});
