import "../../../../shared/posts/locales/catalog.ts";
import "../../locales/journal/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { PostCardView } from "../../../../shared/posts/post-card-view.ts";
import { JournalScreen } from "./screen.tsx";
import type { JournalView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Link: "a",
  useLocation: () => ({ pathname: "/journal", search: "" }),
  useRouteLoaderData: () => ({ now: Date.parse("2026-11-28T12:00:00Z") }),
}));

function card(id: number, change: Partial<PostCardView> = {}): PostCardView {
  return {
    ...{ id, title: `Article ${id}`, lang: "en", link: `/journal/article-${id}`, preview: "Words." },
    ...{ photo: null, date: "2026-09-14T08:30:00.000Z", minutes: 8, topic: null, author: null },
    ...change,
  };
}

const harvest = { name: "Harvest", href: "/journal/category/harvest", count: 2 };

function shown(change: Partial<JournalView> = {}): string {
  const view: JournalView = {
    ...{ place: { kind: "all" }, topic: null, only: null, lang: "en", path: "/journal", voting: null },
    ...{ lead: card(1), cards: [card(2)], categories: [harvest], tags: [] },
    ...{ page: 1, pages: 1, total: 2, isTotalCapped: false },
    ...change,
  };
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <JournalScreen {...view} />
    </LocaleProvider>,
  );
}

describe("the journal", () => {
  it("names the language of an article that is not in the reader's", () => {
    const html = shown({ cards: [card(2, { lang: "de", title: "Langsam trocknen" })] });
    expect(html).toContain("Deutsch");
    expect(html).toMatch(/<h3[^>]* lang="de"><a[^>]*>Langsam trocknen/);
    expect(shown()).not.toContain("Deutsch");
  });

  it("leads to its categories and feeds, and marks the current one", () => {
    const html = shown({
      place: { kind: "category", slug: "harvest" },
      topic: "Harvest",
      path: harvest.href,
    });
    expect(html).toMatch(/href="\/journal\/category\/harvest" aria-current="page"/);
    for (const href of ["rss?lang=en", "feed?lang=en", "rss?lang=en&amp;in=en", "feed?lang=en&amp;in=en"])
      expect(html).toContain(`href="/journal/category/harvest/${href}"`);
  });

  it("keeps further tags folded", () => {
    const tags = Array.from({ length: 25 }, (_, id) => ({
      name: `Tag ${id}`,
      href: `/journal/tags/t${id}`,
      count: 1,
    }));
    expect(shown({ tags })).toMatch(/<details(?:(?!<\/details>).)*Tag 24/s);
    expect(shown({ tags: tags.slice(0, 24) })).not.toMatch(/<details(?:(?!<\/details>).)*Tag/s);
  });

  it("says that there is nothing in the reader's language, and leads to the others", () => {
    const html = shown({ lead: null, cards: [], only: "en" });
    expect(html).toContain("Nothing in English yet");
    expect(html).toContain("Show all languages");
  });
});
