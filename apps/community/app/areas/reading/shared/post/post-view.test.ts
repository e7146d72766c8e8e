import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { commentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import { samplePost, sampleVoting } from "../testing/sample-post.ts";
import { placeOf } from "./place-of.ts";
import { postView } from "./post-view.ts";

const comments = { list: null, request: commentsRequest(new URLSearchParams()) };
const reader = {
  viewerId: undefined,
  measures: METRIC,
  locale: "en",
  now: Date.parse("2026-11-28T12:00:00Z"),
};
const view = (change: Partial<Schema<"Post">> = {}, by: Partial<typeof reader> = {}) =>
  postView(samplePost(change), comments, { ...reader, ...by });

const lone = (href: string) => `<p><a href="${href}">x</a></p>`;
const diary = (id: number) =>
  ({ id, link: `/diaries/${id}-night-plum`, weeks: [] }) as unknown as Schema<"DiaryCard">;

describe("the cards of a text", () => {
  it("are those of links that stand alone, found by number whatever the rest of the address says", () => {
    const text = `<p>See:</p>${lone("/diaries/12-older-name?lang=de")}${lone("/journal/voting/3")}${lone("/strains/night-plum")}`;
    const { cards, diaries, votings } = view({
      text,
      items_diary: [diary(12), diary(13)],
      votes: [sampleVoting(3), sampleVoting(4)],
      items_strain: [{ id: 9, name: "Night Plum", link: "/strains/night-plum" }],
    });
    expect(Object.entries(cards).map(([place, { kind }]) => [place, kind])).toEqual([
      ["/diaries/12", "diary"],
      ["/journal/voting/3", "voting"],
      ["/strains/night-plum", "thing"],
    ]);
    // What the text does not show follows it.
    expect(diaries.map(({ id }) => id)).toEqual([13]);
    expect(votings.map(({ id }) => id)).toEqual([4]);
  });

  it("leave out a diary that the API does not return", () => {
    expect(view({ text: lone("/diaries/99") }).cards).toEqual({});
  });

  it("name the maker of a product", () => {
    const product = {
      ...{
        id: 51,
        name: "Base A",
        section: "nutrients" as const,
        link: "/nutrients/loam/base-a",
        logo_s: null,
      },
      item_brand: {
        id: 3,
        name: "Loam",
        section: "nutrients" as const,
        link: "/nutrients/loam",
        logo_s: null,
      },
    };
    const { cards } = view({ text: lone(product.link), items_product: [product] });
    expect(cards[product.link]).toMatchObject({ kind: "thing", thing: { name: "Base A", maker: "Loam" } });
  });

  it.each(['<p>See <a href="/diaries/12">this</a></p>', `<blockquote>${lone("/diaries/12")}</blockquote>`])(
    "are no links within %s, whose diaries follow the text",
    (text) => {
      const { cards, diaries } = view({ text, items_diary: [diary(12)] });
      expect(cards).toEqual({});
      expect(diaries.map(({ id }) => id)).toEqual([12]);
    },
  );

  it("are found without the query and the anchor of a link", () => {
    expect(placeOf("/journal/slow-drying#why")).toBe("/journal/slow-drying");
  });
});

describe("the languages of an article", () => {
  it("are named when the text is in another one than the page", () => {
    expect(view().lang).toBeUndefined();
    expect(view({}, { locale: "en-tr" }).lang).toBeUndefined();
    expect(view({}, { locale: "th" }).lang).toBe("en");
  });

  it("are offered, if the site has them", () => {
    expect(view({ lang: "de", langs: ["en", "de", "fr", "th"] }).otherLangs).toEqual(["en", "th"]);
  });
});

describe("an article", () => {
  it("says that it was changed a day after it came out, not an hour", () => {
    expect(view().changed).toBeNull();
    const update_date = "2026-09-15T08:30:00.000Z";
    expect(view({ update_date }).changed).toBe(update_date);
  });

  it("has contents when it is long", () => {
    const heading = (n: number) => `<h2 id="s-${n}">Part ${n}</h2>`;
    expect(view({ text: [1, 2, 3].map(heading).join("") }).headings).toEqual([]);
    expect(view({ text: [1, 2, 3, 4].map(heading).join("") }).headings).toHaveLength(4);
  });

  it("is the author's own", () => {
    expect(view({}, { viewerId: 7 as never }).isOwn).toBe(true);
    expect(view({ item_user: null }).author).toBeNull();
  });
});
